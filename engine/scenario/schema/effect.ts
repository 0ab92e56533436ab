import { z } from 'zod';
import type { Ability, Effect } from '../../vocabulary/abilities.ts';
import { DURATIONS } from '../../vocabulary/abilities.ts';
import { COUNTERS } from '../../vocabulary/counters.ts';
import type { Subject } from '../../vocabulary/filters.ts';
import { applyForms } from './change.ts';
import { cost } from './cost.ts';
import { amount, filter, reference, SELF, subject } from './filter.ts';
import { heads, manaPool, mapping, oneOf, positive, wordOf } from './form.ts';
import { copyForm, entering, tokenForm } from './token.ts';
import { kebab } from './words.ts';

/** What spells and abilities do as they resolve; `ability` is the schema of the abilities that they may grant. */
export function effectForm(ability: z.ZodType<Ability>): z.ZodType<Effect> {
  const effect: z.ZodType<Effect> = z
    .lazy(() =>
      oneOf([
        ...applyForms(ability),
        ...subjectForms,
        ...damageForms,
        ...lifeAndCardForms,
        ...combatForms,
        ...turnForms,
        [heads('create-token'), tokenForm(ability)],
        [heads('create-copy-of'), copyForm(ability)],
        ...cardForms,
        ...nestedForms(z.array(effect).min(1)),
      ]),
    )
    .meta({ id: 'effect' });
  return effect;
}

/** Effects that only need to know what they are about, which stands beside their name. */
const ABOUT_A_SUBJECT = [
  'attach',
  'destroy',
  'exile',
  'phaseOut',
  'regenerate',
  'returnToHand',
  'putOnLibraryBottom',
  'sacrifice',
  'counter',
  'tap',
  'untap',
  'goad',
  'suspect',
  'becomeAttacking',
  'removeFromCombat',
  'becomeBlocked',
  'becomeUnblocked',
] as const satisfies readonly Effect['kind'][];

const subjectForms = ABOUT_A_SUBJECT.map((kind) => {
  const head = kebab(kind);
  return [
    heads(head),
    mapping({ [head]: subject }).transform(
      (form): Effect => ({ kind, subject: form[head] ?? SELF }),
    ),
  ] as const;
});

const damageForms = [
  [
    heads('deal-damage'),
    mapping({ 'deal-damage': amount, on: subject }).transform(
      (form): Effect => ({ kind: 'dealDamage', n: form['deal-damage'], subject: form.on }),
    ),
  ],
  [
    heads('prevent-next'),
    mapping({ 'prevent-next': positive, on: subject }).transform(
      (form): Effect => ({ kind: 'preventNext', n: form['prevent-next'], subject: form.on }),
    ),
  ],
  [
    heads('prevent-all'),
    mapping({
      'prevent-all': z.enum(['combat', 'any']),
      to: subject.exactOptional(),
      by: subject.exactOptional(),
    }).transform(
      ({ 'prevent-all': damage, ...which }): Effect => ({ kind: 'preventAll', damage, ...which }),
    ),
  ],
] as const;

const YOU: Subject = { kind: 'reference', reference: 'you' };

/** Life and cards are yours unless somebody else is named. */
const lifeAndCardForms = [
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
  [
    heads('add-mana'),
    mapping({ 'add-mana': manaPool.min(1) }).transform(
      (form): Effect => ({ kind: 'addMana', mana: form['add-mana'] }),
    ),
  ],
  [
    heads('give-poison'),
    mapping({ 'give-poison': amount, on: subject }).transform(
      (form): Effect => ({ kind: 'givePoison', n: form['give-poison'], subject: form.on }),
    ),
  ],
  [
    heads('sacrifice-chosen'),
    mapping({
      'sacrifice-chosen': filter,
      n: amount.exactOptional(),
      on: subject.exactOptional(),
    }).transform(
      (form): Effect => ({
        kind: 'sacrificeChosen',
        n: form.n ?? 1,
        filter: form['sacrifice-chosen'],
        subject: form.on ?? YOU,
      }),
    ),
  ],
  [
    heads('discard'),
    mapping({ discard: positive, on: subject.exactOptional() }).transform(
      (form): Effect => ({ kind: 'discard', n: form.discard, subject: form.on ?? YOU }),
    ),
  ],
  [
    heads('draw'),
    mapping({ draw: positive }).transform(({ draw }): Effect => ({ kind: 'draw', n: draw })),
  ],
] as const;

const combatForms = [
  [
    heads('make-block'),
    mapping({ 'make-block': subject, attacker: reference }).transform(
      (form): Effect => ({
        kind: 'makeBlock',
        subject: form['make-block'],
        attacker: form.attacker,
      }),
    ),
  ],
  [
    heads('gain-control'),
    mapping({ 'gain-control': subject, until: wordOf(DURATIONS) }).transform(
      (form): Effect => ({
        kind: 'gainControl',
        subject: form['gain-control'],
        until: form.until,
      }),
    ),
  ],
  [
    heads('add-counters'),
    mapping({
      'add-counters': z.enum(COUNTERS),
      n: amount.exactOptional(),
      on: subject.exactOptional(),
    }).transform(
      (form): Effect => ({
        kind: 'addCounters',
        counter: form['add-counters'],
        n: form.n ?? 1,
        subject: form.on ?? SELF,
      }),
    ),
  ],
  [
    heads('extra-phases'),
    mapping({ 'extra-phases': z.array(z.enum(['combat', 'main'])).min(1) }).transform(
      (form): Effect => ({ kind: 'extraPhases', phases: form['extra-phases'] }),
    ),
  ],
] as const;

const cardForms = [
  [
    heads('put-onto-battlefield'),
    mapping({ 'put-onto-battlefield': subject, entering: entering.exactOptional() }).transform(
      ({ 'put-onto-battlefield': of, ...how }): Effect => ({
        kind: 'putOntoBattlefield',
        subject: of,
        ...how,
      }),
    ),
  ],
  [
    heads('exile-library'),
    mapping({ 'exile-library': z.literal(true) }).transform(
      (): Effect => ({ kind: 'exileLibrary' }),
    ),
  ],
] as const;

const turnForms = [
  [
    heads('extra-turn'),
    mapping({ 'extra-turn': z.literal(true) }).transform((): Effect => ({ kind: 'extraTurn' })),
  ],
  [
    heads('enter-in-its-place'),
    mapping({ 'enter-in-its-place': z.literal(true) }).transform(
      (): Effect => ({ kind: 'enterInItsPlace' }),
    ),
  ],
] as const;

const nestedForms = (effects: z.ZodType<readonly Effect[]>) =>
  [
    [
      heads('delayed'),
      mapping({
        delayed: wordOf(['endOfCombat', 'endStep']),
        'if-created': z.literal(true).exactOptional(),
        effects,
      }).transform(
        ({ delayed, 'if-created': ifCreated, ...form }): Effect => ({
          kind: 'delayed',
          at: delayed,
          ...(ifCreated === undefined ? {} : { ifCreated }),
          ...form,
        }),
      ),
    ],
    [
      heads('may'),
      mapping({ may: effects }).transform((form): Effect => ({ kind: 'may', effects: form.may })),
    ],
    [
      heads('either'),
      mapping({ either: z.array(effects).min(2) }).transform(
        (form): Effect => ({ kind: 'either', options: form.either }),
      ),
    ],
    [
      heads('remove-counters'),
      mapping({
        'remove-counters': z.enum(COUNTERS),
        n: amount.exactOptional(),
        on: subject.exactOptional(),
        otherwise: effects.exactOptional(),
      }).transform(
        ({ 'remove-counters': counter, n = 1, on = SELF, ...form }): Effect => ({
          kind: 'removeCounters',
          counter,
          n,
          subject: on,
          ...form,
        }),
      ),
    ],
    [
      heads('may-pay'),
      mapping({ 'may-pay': cost, effects }).transform(
        (form): Effect => ({ kind: 'mayPay', cost: form['may-pay'], effects: form.effects }),
      ),
    ],
  ] as const;
