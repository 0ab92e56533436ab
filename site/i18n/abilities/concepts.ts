import { COUNTERS, DELAYED_MOMENTS, DURATIONS } from '#engine';
import {
  type Ability,
  type Amount,
  type Change,
  type Condition,
  type Cost,
  type Effect,
  type Filter,
  KEYWORDS,
  type Subject,
  WAYS_TO_CAST,
} from '../../engine.ts';
import { EXAMPLE_ABILITIES } from './exampleAbilities.ts';
import {
  amounts,
  changes,
  conditions,
  costs,
  effects,
  filters,
  goblins,
  timings,
} from './examples.ts';
import {
  ATTACKED,
  COLORS,
  CONTROLLERS,
  DESIGNATIONS,
  EVENT_PLAYERS,
  POINTS,
  REFERENCES,
  SKIPPABLE,
  SUPERTYPES,
  TARGETS,
  TYPES,
} from './wordLists.ts';
import type { Attacked, CombatPoint, Entering, EventPlayer, Target } from './words.ts';

/** Every word of a concept in abilities that are the same but for that word; `without`: the same with none of them. */
export interface Concept {
  readonly words: Readonly<Record<string, readonly Ability[]>>;
  readonly without?: readonly Ability[];
}

const said = <T>(
  words: Readonly<Record<string, T>>,
  inAbilities: (word: T) => readonly Ability[],
  without?: readonly Ability[],
): Concept => ({
  words: Object.fromEntries(Object.entries(words).map(([word, one]) => [word, inAbilities(one)])),
  ...(without === undefined ? {} : { without }),
});

const named = <W extends string>(words: readonly W[]): Readonly<Record<string, W>> =>
  Object.fromEntries(words.map((word) => [word, word]));

/** The examples of one kind of ability, by what tells them apart. */
const coded = (codeOf: (ability: Ability) => string | undefined): Concept => ({
  words: Object.fromEntries(
    Map.groupBy(EXAMPLE_ABILITIES, (ability) => codeOf(ability) ?? '')
      .entries()
      .filter(([code]) => code !== ''),
  ),
});

const self: Subject = { kind: 'reference', reference: 'self' };
const draw: Effect = { kind: 'draw', n: 1 };
const creature: Target = { kind: 'permanent', filter: { type: 'creature' } };

const spell = (of: readonly Effect[], targets: readonly Target[] = []): Ability => ({
  kind: 'spell',
  targets,
  effects: of,
});
const untap = (subject: Subject): Effect => ({ kind: 'untap', subject });
const target = untap({ kind: 'reference', reference: 'target' });

/** The effect on the same objects as every other, and as much of it. */
function likeOthers(effect: Effect): Effect {
  const on: Effect =
    'subject' in effect
      ? { ...effect, subject: { kind: 'reference', reference: 'target' } }
      : effect;
  return 'n' in on ? { ...on, n: 2 } : on;
}

const fitting = (filter: Filter): readonly Ability[] => [
  { kind: 'restriction', restriction: 'cannotBeBlockedBy', subject: self, filter },
  spell([target], [{ kind: 'permanent', filter }]),
];
const holding = (condition: Condition): readonly Ability[] => [
  { kind: 'static', subject: self, change: changes.gainControl, if: condition },
  { kind: 'restriction', restriction: 'cannotAttack', subject: self, unless: condition },
];
const attacking = (attacked?: Attacked): readonly Ability[] => {
  const what = attacked === undefined ? {} : { attacked };
  return [
    { kind: 'restriction', restriction: 'cannotAttack', subject: self, ...what },
    { kind: 'requirement', requirement: 'attacksIfAble', subject: self, ...what },
  ];
};
const createdWith = (entering?: Entering): readonly Ability[] => {
  const { token } = effects.createToken;
  return [spell([{ kind: 'createToken', token, ...(entering === undefined ? {} : { entering }) }])];
};
const dealing = (to?: EventPlayer): readonly Ability[] => {
  const trigger = { kind: 'triggered', of: self, targets: [], effects: [draw] } as const;
  const whom = to === undefined ? {} : { to };
  return [
    { ...trigger, event: 'dealsCombatDamage', ...whom },
    { ...trigger, event: 'attacks', ...whom },
  ];
};
const inCombat = (after?: CombatPoint): Ability => ({
  kind: 'spell',
  timing: { kind: 'duringCombat', ...(after === undefined ? {} : { after }) },
  targets: [],
  effects: [draw],
});

const ENTERING: { readonly [K in Entering['kind']]: Entering & { readonly kind: K } } = {
  attacking: { kind: 'attacking', tapped: true },
  attackingEachOtherOpponent: { kind: 'attackingEachOtherOpponent', tapped: true },
  blocking: { kind: 'blocking', attacker: 'eventCreature' },
};

/** What says yes of something, and what says no. */
const FLAGS: {
  readonly [F in keyof Filter as boolean extends Filter[F] ? F : never]-?: readonly [
    Filter,
    Filter,
  ];
} = {
  token: [{ token: true }, { token: false }],
  tapped: [{ tapped: true }, { tapped: false }],
  hasCounters: [{ hasCounters: true }, { hasCounters: false }],
  paired: [{ paired: true }, { paired: false }],
  enchanted: [{ enchanted: true }, { enchanted: false }],
  newThisTurn: [{ newThisTurn: true }, { newThisTurn: false }],
  attackedThisTurn: [{ attackedThisTurn: true }, { attackedThisTurn: false }],
  exertedThisTurn: [{ exertedThisTurn: true }, { exertedThisTurn: false }],
  blocked: [{ blocked: true }, { blocked: false }],
};

const trigger = (ability: Ability): string | undefined =>
  ability.kind === 'triggered' ? ability.event : undefined;

/** Everything that abilities have words for. */
export const CONCEPTS = {
  filters: said(filters, fitting, fitting({})),
  flags: said(
    Object.fromEntries(
      Object.entries(FLAGS).flatMap(([field, [yes, no]]) => [
        [field, yes],
        [`not ${field}`, no],
      ]),
    ),
    fitting,
    fitting({}),
  ),
  controllers: said(CONTROLLERS, (controller) => fitting({ controller }), fitting({})),
  designations: said(DESIGNATIONS, (designation) => fitting({ designation }), fitting({})),
  supertypes: said(SUPERTYPES, (supertype) => fitting({ supertype }), fitting({})),
  colors: said(COLORS, (color) => fitting({ color }), fitting({})),
  types: said(TYPES, (type) => fitting({ type })),
  attackers: said(
    {
      any: true,
      you: 'you',
      youOrYours: 'youOrYours',
      enchantedPlayer: 'enchantedPlayer',
    } as const,
    (whom) => fitting({ attacking: whom }),
    fitting({}),
  ),
  blockers: said(
    { any: true, source: 'source' } as const,
    (what) => fitting({ blocking: what }),
    fitting({}),
  ),
  conditions: said(conditions, (one) => [
    ...holding(one),
    ...('filter' in one ? holding({ ...one, filter: goblins }) : []),
    ...('count' in one ? holding({ ...one, count: { atLeast: 2 } }) : []),
  ]),
  waysToCast: said(named(WAYS_TO_CAST), (keyword) => holding({ kind: 'castWith', keyword })),
  amounts: said(amounts, (one) => {
    const n: Amount = 'of' in one ? { ...one, of: 'target' } : one;
    const power: Change = { ...changes.modifyPowerToughness, power: n };
    return [
      spell([{ kind: 'gainLife', n, subject: self }]),
      spell([{ kind: 'apply', change: power, subject: self, until: 'endOfTurn' }]),
    ];
  }),
  modes: said(
    {
      one: { choose: 1 },
      oneOrBoth: { choose: 2, atLeast: 1 },
      upToOne: { choose: 1, atLeast: 0 },
      both: { choose: 2 },
    },
    (how) => [
      {
        ...spell([]),
        modes: {
          ...how,
          of: [
            { targets: [], effects: [draw] },
            { targets: [creature], effects: [target] },
          ],
        },
      } as Ability,
    ],
  ),
  references: said(REFERENCES, (reference) => [spell([untap({ kind: 'reference', reference })])]),
  targets: said(TARGETS, (kind) => [spell([target], [{ kind, filter: {} }])]),
  effects: said(effects, (effect) => [
    spell([effect], [creature, creature]),
    spell([likeOthers(effect)], [creature]),
  ]),
  changes: said(changes, (change) => [{ kind: 'static', subject: self, change }]),
  durations: said(named(DURATIONS), (until) => [
    spell([{ kind: 'apply', change: changes.loseAllAbilities, subject: self, until }]),
  ]),
  moments: said(named(DELAYED_MOMENTS), (at) => [
    spell([{ kind: 'delayed', at, effects: [draw] }]),
  ]),
  entering: said(ENTERING, createdWith, createdWith()),
  counters: said(named(COUNTERS), (counter) => [
    spell([{ kind: 'addCounters', counter, n: 1, subject: self }]),
  ]),
  skippable: said(SKIPPABLE, (what) => [spell([{ ...effects.skipNext, what }])]),
  costs: said(costs, (one) => {
    const some: Cost = 'filter' in one ? { ...one, filter: goblins } : one;
    const cost: Cost = 'n' in some ? { ...some, n: 2 } : some;
    return [
      { kind: 'activated', costs: [cost], targets: [], effects: [draw] },
      spell([{ kind: 'mayPay', cost, effects: [draw] }]),
    ];
  }),
  timings: said(timings, (timing) => [{ kind: 'spell', timing, targets: [], effects: [draw] }], [
    spell([draw]),
  ]),
  points: said(POINTS, (point) => [inCombat(point)], [inCombat()]),
  restrictions: coded((ability) =>
    ability.kind === 'restriction' ? ability.restriction : undefined,
  ),
  requirements: coded((ability) =>
    ability.kind === 'requirement' ? ability.requirement : undefined,
  ),
  permissions: coded((ability) => (ability.kind === 'permission' ? ability.permission : undefined)),
  triggers: coded(trigger),
  attacked: said(ATTACKED, attacking, attacking()),
  eventPlayers: said(EVENT_PLAYERS, dealing, dealing()),
  keywords: said(named(KEYWORDS), (keyword) => [{ kind: 'keyword', keyword }]),
} as const satisfies Readonly<Record<string, Concept>>;
