import { z } from 'zod';
import { CARD_TYPES, COLORS } from '../vocabulary/characteristics.ts';
import { amount } from './amount.ts';
import { entering } from './entering.ts';
import { mapping, powerToughness, subtype, wordOf } from './form.ts';
import { type HeldForm, type Holding, heldAs } from './held.ts';
import { objectReference } from './reference.ts';

/** A token as it is described. */
export type TokenSpec = Holding<z.output<ReturnType<typeof describedToken>>>;

export const describedToken = (abilities: HeldForm<'abilities'>) =>
  mapping({
    creature: powerToughness,
    colors: z.array(wordOf(COLORS)).default([]),
    subtypes: z.array(subtype).min(1),
    /** By default a creature and nothing else. */
    types: z.array(wordOf(CARD_TYPES)).exactOptional(),
    abilities: abilities.prefault([]),
  }).transform(({ creature, colors, abilities: granted, ...rest }) => ({
    ...creature,
    colors,
    abilities: granted,
    ...rest,
  }));

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
