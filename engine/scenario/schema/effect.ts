import { z } from 'zod';
import type { Ability, Effect, Entering, TokenSpec } from '../../vocabulary/abilities.ts';
import { COLORS } from '../../vocabulary/characteristics.ts';
import type { Subject } from '../../vocabulary/filters.ts';
import { applyForms } from './change.ts';
import { amount, reference, subject } from './filter.ts';
import { heads, mapping, oneOf, positive, powerToughness, subtype, wordOf } from './form.ts';

const YOU: Subject = { kind: 'reference', reference: 'you' };

/** What spells and abilities do as they resolve; `ability` is the schema of the abilities that they may grant. */
export const effectForm = (ability: z.ZodType<Ability>): z.ZodType<Effect> =>
  oneOf([
    ...applyForms(ability),
    ...damageForms,
    ...lifeForms,
    [heads('create-token'), tokenForm(ability)],
    [
      heads('destroy'),
      mapping({ destroy: subject }).transform(
        (form): Effect => ({ kind: 'destroy', subject: form.destroy }),
      ),
    ],
    [
      heads('sacrifice'),
      mapping({ sacrifice: subject }).transform(
        (form): Effect => ({ kind: 'sacrifice', subject: form.sacrifice }),
      ),
    ],
    [
      heads('tap'),
      mapping({ tap: subject }).transform((form): Effect => ({ kind: 'tap', subject: form.tap })),
    ],
    [
      heads('untap'),
      mapping({ untap: subject }).transform(
        (form): Effect => ({ kind: 'untap', subject: form.untap }),
      ),
    ],
    [
      heads('return-to-hand'),
      mapping({ 'return-to-hand': subject }).transform(
        (form): Effect => ({ kind: 'returnToHand', subject: form['return-to-hand'] }),
      ),
    ],
    [
      heads('remove-from-combat'),
      mapping({ 'remove-from-combat': subject }).transform(
        (form): Effect => ({ kind: 'removeFromCombat', subject: form['remove-from-combat'] }),
      ),
    ],
    [
      heads('become-blocked'),
      mapping({ 'become-blocked': subject }).transform(
        (form): Effect => ({ kind: 'becomeBlocked', subject: form['become-blocked'] }),
      ),
    ],
    [
      heads('draw'),
      mapping({ draw: positive }).transform(({ draw }): Effect => ({ kind: 'draw', n: draw })),
    ],
  ]).meta({ id: 'effect' });

const damageForms = [
  [
    heads('prevent-next'),
    mapping({ 'prevent-next': positive, on: subject }).transform(
      (form): Effect => ({ kind: 'preventNext', n: form['prevent-next'], subject: form.on }),
    ),
  ],
  [
    heads('deal-damage'),
    mapping({ 'deal-damage': amount, on: subject }).transform(
      (form): Effect => ({ kind: 'dealDamage', n: form['deal-damage'], subject: form.on }),
    ),
  ],
] as const;

/** Life is gained and lost by you unless somebody else is named. */
const lifeForms = [
  [
    heads('gain-life'),
    mapping({ 'gain-life': amount, on: subject.exactOptional() }).transform(
      (form): Effect => ({ kind: 'gainLife', n: form['gain-life'], subject: form.on ?? YOU }),
    ),
  ],
  [
    heads('lose-life'),
    mapping({ 'lose-life': amount, on: subject.exactOptional() }).transform(
      (form): Effect => ({ kind: 'loseLife', n: form['lose-life'], subject: form.on ?? YOU }),
    ),
  ],
] as const;

const ENTERING_WORDS = ['attacking', 'tappedAndAttacking'] as const;

const entering = oneOf([
  [
    'word',
    wordOf(ENTERING_WORDS).transform(
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

function tokenForm(ability: z.ZodType<Ability>) {
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
  return mapping({ 'create-token': token, entering: entering.exactOptional() }).transform(
    (form): Effect => ({
      kind: 'createToken',
      token: form['create-token'],
      ...(form.entering === undefined ? {} : { entering: form.entering }),
    }),
  );
}
