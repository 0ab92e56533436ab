import { z } from 'zod';
import { amount } from './amount.ts';
import { ofCards } from './cardFilter.ts';
import { condition } from './condition.ts';
import { cost } from './cost.ts';
import { counterKind } from './counter.ts';
import { filter } from './filter.ts';
import { heads, mapping, onlyKeys, someKey, wordOf } from './form.ts';
import { type HeldForm, heldAs } from './held.ts';
import { objectReference, objects, players, subject } from './reference.ts';
import { type Words, wordForm, wordsOf } from './table.ts';

/** CR 603.7a: when a delayed triggered ability triggers. */
export const DELAYED_MOMENT = {
  endOfCombat: 'as the end of combat step begins',
  endStep: 'as the next end step begins',
  upkeep: 'as the next upkeep begins',
  nextTurnsUpkeep: 'as the upkeep of the next turn begins',
  cleanup: 'as the next cleanup step begins',
  thatPlayersUpkeep:
    'as the next upkeep begins of the target, its controller, or the player of the event',
  thatPlayersDraw: 'as the next draw step of that player begins',
  thatPlayersEndStep: 'as the next end step of that player begins',
  yourUpkeep: 'as your next upkeep begins',
  yourMainPhase: 'as your next main phase begins, in this turn or a later one',
  yourEndStep: 'as your next end step begins',
  beginningOfCombat: 'as the next combat begins',
  youLoseControl: 'as you lose control of the target',
} as const satisfies Words;

export type DelayedMoment = keyof typeof DELAYED_MOMENT;

export const DELAYED_MOMENTS = wordsOf(DELAYED_MOMENT);

const someCounter = counterKind.exactOptional();

const CHOOSE = {
  choose: filter,
  from: z.enum(['hand', 'opponents']).exactOptional(),
  among: objectReference.exactOptional(),
  by: players.exactOptional(),
  all: z.literal(true).exactOptional(),
  'at-random': z.literal(true).exactOptional(),
};

const chosen = mapping(CHOOSE);
const chooseForm = chosen
  .superRefine((said, context) => {
    const known = Object.keys(CHOOSE).filter((key) => !notAsked(said).includes(key));
    onlyKeys(said, known, context);
    if (said.from === 'hand') ofCards(said.choose, context, ['choose']);
    if (said.from === 'opponents') onlyKeys(said.choose, [], context, ['choose']);
  })
  .transform(({ choose, 'at-random': atRandom, ...more }) => ({
    kind: 'choose' as const,
    filter: choose,
    ...more,
    ...(atRandom === undefined ? {} : { atRandom }),
  }));

/** Of opponents you choose one, whoever they are; a hand is nothing else; and all are no one's choice. */
function notAsked({ from, all }: z.output<typeof chosen>): readonly string[] {
  const ofAll = all === undefined ? [] : ['at-random'];
  if (from === 'opponents') return ['among', 'by', 'all'];
  return from === 'hand' ? ['among', ...ofAll] : ofAll;
}

/** Effects that choose, or hold others that are chosen. */
export const effectsByChoice = (effects: HeldForm<'effects'>) => {
  const options = heldAs('options', z.array(effects).min(2));
  return {
    // CR 608.2d
    may: {
      beside: 'effects',
      fields: { effects },
      example: { may: [{ draw: 1 }] },
      means: 'you may do all of this, or none of it',
    },
    either: {
      beside: 'options',
      fields: { options },
      example: { either: [[{ draw: 1 }], [{ 'gain-life': 1 }]] },
      means: 'you do one of these',
    },
    choose: {
      takes: heads('choose'),
      form: chooseForm,
      example: { choose: { type: 'creature' }, from: 'hand', by: 'each-player', all: true },
      means: 'you, or these players, choose one that fits, or all that do, or an opponent',
    },
    forEach: {
      beside: 'subject',
      fields: { subject, effects },
      example: { 'for-each': { attacking: true }, effects: [{ untap: 'each' }] },
      means: 'for each of these, this happens',
    },
    if: {
      beside: 'condition',
      fields: { condition, effects, otherwise: effects.exactOptional() },
      example: {
        if: { 'your-life': { 'at-most': 5 } },
        effects: [{ draw: 1 }],
        otherwise: [{ 'gain-life': 1 }],
      },
      means: 'if this condition holds, the one happens, and otherwise the other',
    },
  } as const;
};

/** CR 118.12a: something happens if it is paid, or if it isn't. */
function dependsOnPaying(said: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const { effects } = said;
  if (Array.isArray(effects) && effects.length === 0) someKey(said, ['otherwise'], context);
}

/** Effects that hold others which wait, or depend on whether something was paid or there. */
export const effectsWithConsequences = (
  effects: HeldForm<'effects'>,
  someOrNone: HeldForm<'effects'>,
) =>
  ({
    // CR 603.7
    delayed: {
      beside: 'at',
      fields: {
        at: wordForm(DELAYED_MOMENT),
        ifCreated: z.literal(true).exactOptional(),
        effects,
      },
      example: { delayed: 'end-step', 'if-created': true, effects: [{ exile: 'created' }] },
      means: 'at that moment this happens, once, and only if something was created if that is said',
    },
    mayPay: {
      beside: 'cost',
      fields: {
        cost,
        perCounter: someCounter,
        effects: someOrNone.prefault([]),
        otherwise: effects.exactOptional(),
      },
      refuses: dependsOnPaying,
      example: {
        'may-pay': { mana: '{1}' },
        'per-counter': 'age',
        effects: [{ draw: 1 }],
        otherwise: [{ sacrifice: 'self' }],
      },
      means: 'you may pay this, once for each such counter; if you do, or if you don’t',
    },
    removeCounters: {
      beside: 'counter',
      fields: {
        counter: counterKind,
        n: amount.default(1),
        subject: objects.prefault('self'),
        otherwise: effects.exactOptional(),
      },
      example: {
        'remove-counters': 'fade',
        n: 1,
        on: 'self',
        otherwise: [{ sacrifice: 'self' }],
      },
      means: 'remove so many such counters from these; if you can’t, this',
    },
    // CR 500.8
    extraPhases: {
      beside: 'phases',
      fields: {
        phases: z.array(z.enum(['combat', 'main'])).min(1),
        after: wordOf(['firstPostcombatMain']).exactOptional(),
        asCombatBegins: effects.exactOptional(),
      },
      example: {
        'extra-phases': ['combat', 'main'],
        after: 'first-postcombat-main',
        'as-combat-begins': [{ untap: { attacking: true } }],
      },
      // Nothing begins as combat does where no combat is added.
      refuses: (said: Readonly<Record<string, unknown>>, context: z.RefinementCtx) => {
        const { phases } = said;
        if (Array.isArray(phases) && !phases.includes('combat'))
          onlyKeys(said, ['phases', 'after'], context);
      },
      means: 'there are these phases directly after this one, or after that one',
    },
  }) as const;
