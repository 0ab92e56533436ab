import { z } from 'zod';
import type { Ability, Effect, Entering, TokenSpec } from '../../vocabulary/abilities.ts';
import { COLORS } from '../../vocabulary/characteristics.ts';
import { amount, reference } from './filter.ts';
import { heads, mapping, oneOf, powerToughness, subtype, wordOf } from './form.ts';

const entering = oneOf([
  [
    'word',
    wordOf(['attacking', 'tappedAndAttacking']).transform(
      (word): Entering => ({ kind: 'attacking', tapped: word === 'tappedAndAttacking' }),
    ),
  ],
  [
    heads('blocking'),
    mapping({ blocking: reference }).transform(
      (form): Entering => ({ kind: 'blocking', attacker: form.blocking }),
    ),
  ],
]);

/** The effect that creates creature tokens. */
export function tokenForm(ability: z.ZodType<Ability>) {
  const token = mapping({
    creature: powerToughness,
    colors: z.array(wordOf(COLORS)).exactOptional(),
    subtypes: z.array(subtype).min(1),
    abilities: z.array(ability).exactOptional(),
  }).transform(
    ({ creature, colors = [], subtypes, abilities = [] }): TokenSpec => ({
      ...creature,
      colors,
      subtypes,
      abilities,
    }),
  );
  return mapping({
    'create-token': token,
    n: amount.exactOptional(),
    entering: entering.exactOptional(),
  }).transform(
    ({ 'create-token': spec, ...how }): Effect => ({ kind: 'createToken', token: spec, ...how }),
  );
}
