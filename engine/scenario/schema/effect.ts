import { z } from 'zod';
import { CAST_FROM_EXILE } from '../../keywords/lists.ts';
import { amount } from '../../language/amount.ts';
import { heads, manaCost, mapping, oneOf, positive, wordOf } from '../../language/form.ts';
import { reference, SELF, subject } from '../../language/reference.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { DURATIONS } from '../../vocabulary/changes.ts';
import { COUNTERS } from '../../vocabulary/counters.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { EXTRA_STEPS, SKIPPABLE } from '../../vocabulary/effects.ts';
import { kebab } from '../../vocabulary/spelling.ts';
import { applyForms } from './change.ts';
import { nestedForms } from './nestedEffect.ts';
import { lifeAndCardForms } from './playerEffect.ts';
import { copyForm, entering, tokenForm } from './token.ts';

/** What spells and abilities do as they resolve; `ability` is the schema of the abilities that they may grant. */
export function effectForm(ability: z.ZodType<Ability>): z.ZodType<Effect> {
  const effect: z.ZodType<Effect> = z
    .lazy(() =>
      oneOf([
        ...applyForms(ability),
        ...subjectForms,
        destroyForm,
        exileForm,
        ...damageForms,
        ...lifeAndCardForms,
        ...combatForms,
        ...turnForms,
        [heads('create-token'), tokenForm(ability)],
        [heads('create-copy-of'), copyForm(ability)],
        ...cardForms,
        graveyardForm,
        ...nestedForms(z.array(effect).min(1)),
      ]),
    )
    .meta({ id: 'effect' });
  return effect;
}

/** Effects that only need to know what they are about, which stands beside their name. */
const ABOUT_A_SUBJECT = [
  'attach',
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
  'reselectAttacked',
  'removeFromCombat',
  'becomeBlocked',
  'becomeUnblocked',
  'unblockWhatTheyBlock',
  'becomeMonarch',
  'shuffleIntoLibrary',
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

const exileForm = [
  heads('exile'),
  mapping({ exile: subject, until: wordOf(['anOpponentIsMonarch']).exactOptional() }).transform(
    ({ exile, ...form }): Effect => ({ kind: 'exile', subject: exile, ...form }),
  ),
] as const;

const destroyForm = [
  heads('destroy'),
  mapping({ destroy: subject, 'no-regeneration': z.literal(true).exactOptional() }).transform(
    ({ destroy: of, 'no-regeneration': noRegeneration }): Effect => ({
      kind: 'destroy',
      subject: of,
      ...(noRegeneration === undefined ? {} : { noRegeneration }),
    }),
  ),
] as const;

const damageForms = [
  [
    heads('deal-damage'),
    mapping({ 'deal-damage': amount, on: subject }).transform(
      (form): Effect => ({ kind: 'dealDamage', n: form['deal-damage'], subject: form.on }),
    ),
  ],
  [
    heads('prevent-next'),
    mapping({
      'prevent-next': amount,
      on: subject,
      'and-yours': z.literal(true).exactOptional(),
      dealing: reference.exactOptional(),
    }).transform(
      ({ 'prevent-next': n, on: of, 'and-yours': andYours, ...form }): Effect => ({
        kind: 'preventNext',
        n,
        subject: of,
        ...(andYours === undefined ? {} : { andYours }),
        ...form,
      }),
    ),
  ],
  [
    heads('prevent-next-time'),
    mapping({ 'prevent-next-time': subject, from: reference }).transform(
      ({ 'prevent-next-time': of, from }): Effect => ({
        kind: 'preventNextTime',
        subject: of,
        from,
      }),
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
    mapping({
      'gain-control': subject,
      by: reference.exactOptional(),
      until: wordOf(DURATIONS),
    }).transform(
      ({ 'gain-control': of, ...how }): Effect => ({ kind: 'gainControl', subject: of, ...how }),
    ),
  ],
  [
    heads('add-counters'),
    mapping({
      'add-counters': z.enum(COUNTERS),
      n: amount.exactOptional(),
      max: positive.exactOptional(),
      on: subject.exactOptional(),
    }).transform(
      ({ 'add-counters': counter, n = 1, on = SELF, ...limit }): Effect => ({
        kind: 'addCounters',
        counter,
        n,
        subject: on,
        ...limit,
      }),
    ),
  ],
  [
    heads('monstrosity'),
    mapping({ monstrosity: amount }).transform(
      (form): Effect => ({ kind: 'monstrosity', n: form.monstrosity }),
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

const graveyardForm = [
  heads('shuffle-graveyard-into-library'),
  mapping({ 'shuffle-graveyard-into-library': z.literal(true) }).transform(
    (): Effect => ({ kind: 'shuffleGraveyardIntoLibrary' }),
  ),
] as const;

const turnForms = [
  [
    heads('extra-turn'),
    mapping({ 'extra-turn': z.literal(true) }).transform((): Effect => ({ kind: 'extraTurn' })),
  ],
  [
    heads('extra-step'),
    mapping({
      'extra-step': wordOf(EXTRA_STEPS),
      after: z.enum(['step', 'phase']).exactOptional(),
    }).transform(
      ({ 'extra-step': step, after = 'step' }): Effect => ({ kind: 'extraStep', step, after }),
    ),
  ],
  [
    heads('skip-next'),
    mapping({ 'skip-next': wordOf(SKIPPABLE), on: subject }).transform(
      (form): Effect => ({ kind: 'skipNext', what: form['skip-next'], subject: form.on }),
    ),
  ],
  [
    heads('enter-in-its-place'),
    mapping({ 'enter-in-its-place': z.literal(true) }).transform(
      (): Effect => ({ kind: 'enterInItsPlace' }),
    ),
  ],
  [
    heads('exchange-blockers'),
    mapping({ 'exchange-blockers': z.literal(true) }).transform(
      (): Effect => ({ kind: 'exchangeBlockers' }),
    ),
  ],
  [
    heads('cast-from-exile'),
    mapping({
      'cast-from-exile': wordOf(CAST_FROM_EXILE),
      cost: manaCost.exactOptional(),
    }).transform(
      ({ 'cast-from-exile': by, ...form }): Effect => ({ kind: 'castFromExile', by, ...form }),
    ),
  ],
] as const;
