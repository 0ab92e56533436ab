import { z } from 'zod';
import { CARD_TYPES, COLORS } from '../vocabulary/characteristics.ts';
import { type Amount, amount } from './amount.ts';
import { entering } from './entering.ts';
import { mapping, onlyKeys, powerToughness, subtype, wordOf } from './form.ts';
import { type HeldForm, type Holding, heldAs } from './held.ts';
import { hint } from './hint.ts';
import { objectReference } from './reference.ts';

/** A token as it is described. */
export type TokenSpec = Holding<z.output<ReturnType<typeof describedToken>>>;

export const describedToken = (abilities: HeldForm<'abilities'>) =>
  mapping({
    /** Of what is a creature or a Vehicle, unless its size is counted as it is created. */
    creature: powerToughness.exactOptional(),
    colors: z.array(wordOf(COLORS)).default([]),
    subtypes: z.array(subtype).min(1),
    /** Left out, it is a creature and nothing else. */
    types: z.array(wordOf(CARD_TYPES)).exactOptional(),
    abilities: abilities.prefault([]),
  })
    .superRefine((said, context) => {
      if (!hasSize(said)) onlyKeys(said, BESIDE_SIZE, context);
    })
    .transform(({ creature, colors, abilities: granted, ...rest }) => ({
      ...creature,
      colors,
      abilities: granted,
      ...rest,
    }));

const BESIDE_SIZE = ['colors', 'subtypes', 'types', 'abilities'];

/** CR 208.1, 301.7a: only creatures and Vehicles have power and toughness. */
const hasSize = ({ types, subtypes }: Pick<TokenSpec, 'types' | 'subtypes'>): boolean =>
  types === undefined || types.includes('creature') || subtypes.includes('vehicle');

/** Its size is either said or counted, where it has one at all. */
function sizedOnce(said: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const { token, size } = said as { readonly token: TokenSpec; readonly size?: Amount };
  const path = ['create-token'];
  if (!hasSize(token)) onlyKeys(said, ['token', 'n', 'entering'], context);
  else if (size !== undefined && token.power !== undefined)
    onlyKeys({ creature: token.power }, BESIDE_SIZE, context, path);
  else if (size === undefined && token.power === undefined)
    context.addIssue({
      code: 'custom',
      message: hint({ needs: ['creature', 'size'] }),
      path,
      input: said,
    });
}

const tokenForm = (abilities: HeldForm<'abilities'>) => heldAs('token', describedToken(abilities));

/** Effects that create tokens, described or copied (CR 701.7, 707.2). */
export const tokenEffects = (abilities: HeldForm<'abilities'>) =>
  ({
    createToken: {
      beside: 'token',
      fields: {
        token: tokenForm(abilities),
        size: amount.exactOptional(),
        n: amount.exactOptional(),
        entering: entering.exactOptional(),
      },
      example: {
        'create-token': { subtypes: ['soldier'], colors: ['white'] },
        size: 3,
        n: 2,
        entering: 'attacking',
      },
      refuses: sizedOnce,
      means: 'create such a token, or so many, of its size or of one that is counted now',
    },
    createCopy: {
      head: 'createCopyOf',
      beside: 'of',
      fields: {
        of: objectReference,
        n: amount.exactOptional(),
        abilities: abilities.exactOptional(),
        entering: entering.exactOptional(),
      },
      example: {
        'create-copy-of': 'target',
        n: 2,
        abilities: ['haste'],
        entering: 'attacking',
      },
      means: 'create a copy of this as a token, or so many, with these abilities besides',
    },
  }) as const;
