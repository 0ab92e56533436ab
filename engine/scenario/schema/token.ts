import { z } from 'zod';
import { amount } from '../../language/amount.ts';
import { heads, mapping, oneOf, powerToughness, subtype, wordOf } from '../../language/form.ts';
import { reference } from '../../language/reference.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { CARD_TYPES, COLORS } from '../../vocabulary/characteristics.ts';
import type { Effect, Entering, TokenSpec } from '../../vocabulary/effects.ts';

export const entering = oneOf([
  [
    'word',
    wordOf(['attacking', 'tappedAndAttacking']).transform(
      (word): Entering => ({ kind: 'attacking', tapped: word === 'tappedAndAttacking' }),
    ),
  ],
  [
    heads('attacking-each-other-opponent'),
    mapping({ 'attacking-each-other-opponent': z.enum(['tapped', 'untapped']) }).transform(
      (form): Entering => ({
        kind: 'attackingEachOtherOpponent',
        tapped: form['attacking-each-other-opponent'] === 'tapped',
      }),
    ),
  ],
  [
    heads('blocking'),
    mapping({ blocking: reference }).transform(
      (form): Entering => ({ kind: 'blocking', attacker: form.blocking }),
    ),
  ],
]);

/** The effect that creates a token as a copy of something. */
export const copyForm = (ability: z.ZodType<Ability>) =>
  mapping({
    'create-copy-of': reference,
    n: amount.exactOptional(),
    abilities: z.array(ability).exactOptional(),
    entering: entering.exactOptional(),
  }).transform(({ 'create-copy-of': of, ...how }): Effect => ({ kind: 'createCopy', of, ...how }));

/** The effect that creates creature tokens. */
export function tokenForm(ability: z.ZodType<Ability>) {
  const token = mapping({
    creature: powerToughness,
    colors: z.array(wordOf(COLORS)).exactOptional(),
    subtypes: z.array(subtype).min(1),
    /** Left out, it is a creature and nothing else. */
    types: z.array(wordOf(CARD_TYPES)).exactOptional(),
    abilities: z.array(ability).exactOptional(),
  }).transform(
    ({ creature, colors = [], abilities = [], ...rest }): TokenSpec => ({
      ...creature,
      colors,
      abilities,
      ...rest,
    }),
  );
  return mapping({
    'create-token': token,
    size: amount.exactOptional(),
    n: amount.exactOptional(),
    entering: entering.exactOptional(),
  }).transform(
    ({ 'create-token': spec, ...how }): Effect => ({ kind: 'createToken', token: spec, ...how }),
  );
}
