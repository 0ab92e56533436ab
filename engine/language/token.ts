import { z } from 'zod';
import { CARD_TYPES, type CardType, COLORS, type Color } from '../vocabulary/characteristics.ts';
import type { Ability } from './ability.ts';
import { amount } from './amount.ts';
import { entering } from './entering.ts';
import { mapping, powerToughness, subtype, wordOf } from './form.ts';
import { type HeldForm, heldAs } from './held.ts';
import { reference } from './reference.ts';

/** A token as it is described. */
export interface TokenSpec {
  readonly colors: readonly Color[];
  readonly subtypes: readonly string[];
  readonly power: number;
  readonly toughness: number;
  /** By default a creature and nothing else. */
  readonly types?: readonly CardType[];
  readonly abilities: readonly Ability[];
}

const tokenForm = (abilities: HeldForm<'abilities'>) =>
  heldAs(
    'token',
    mapping({
      creature: powerToughness,
      colors: z.array(wordOf(COLORS)).exactOptional(),
      subtypes: z.array(subtype).min(1),
      types: z.array(wordOf(CARD_TYPES)).exactOptional(),
      abilities: abilities.exactOptional(),
    }).transform(({ creature, colors = [], abilities: granted = [], ...rest }) => ({
      ...creature,
      colors,
      abilities: granted,
      ...rest,
    })),
  );

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
        'create-token': { creature: '1/1', subtypes: ['soldier'], colors: ['white'] },
        size: 3,
        n: 2,
        entering: 'attacking',
      },
      means: 'create such a token, or so many, of a size that is counted now',
    },
    createCopy: {
      head: 'createCopyOf',
      beside: 'of',
      fields: {
        of: reference,
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
      means: 'create a token that is a copy of this, or so many, with these abilities besides',
    },
  }) as const;
