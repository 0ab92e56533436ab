import { COMBAT_COSTS, codedExamples, DELAYED_MOMENTS, DURATIONS } from '#engine';
import {
  type Ability,
  type Amount,
  type Change,
  type Condition,
  type Cost,
  type Effect,
  type Filter,
  KEYWORDS,
  type Timing,
  WAYS_TO_CAST,
} from '../../engine.ts';
import {
  all,
  amounts,
  apply,
  changes,
  conditions,
  costs,
  creature,
  draw,
  effects,
  filters,
  self,
  target,
  timings,
  to,
  token,
} from './examples.ts';
import type { Targets } from './words.ts';

const each = <T>(of: Readonly<Record<string, T>>): readonly T[] => Object.values(of);
const spell = (of: readonly Effect[], targets: Targets = creature): Ability => ({
  kind: 'spell',
  targets,
  effects: of,
});
const activated = (cost: Cost): Ability => ({
  kind: 'activated',
  costs: [cost, { kind: 'tapSelf' }],
  targets: [],
  effects: [draw],
});

/** Abilities that together say everything that an ability can say. */
export const EXAMPLE_ABILITIES: readonly Ability[] = [
  ...KEYWORDS.map((keyword): Ability => ({ kind: 'keyword', keyword })),
  { kind: 'keyword', keyword: 'bushido', n: 1 },
  { kind: 'keyword', keyword: 'suspend', n: 6, cost: '{1}{R}{W}' },
  { kind: 'keyword', keyword: 'landwalk', quality: { notSupertype: 'basic' } },
  { kind: 'keyword', keyword: 'landwalk', quality: { subtype: 'island' } },
  { kind: 'keyword', keyword: 'protection', quality: { subtype: 'goblin' } },
  { kind: 'keyword', keyword: 'bandsWithOther', quality: { supertype: 'legendary' } },
  ...codedExamples(),
  ...each<Filter>(filters).map(
    (filter): Ability => ({
      kind: 'restriction',
      restriction: 'cannotBeBlockedBy',
      subject: self,
      filter,
    }),
  ),
  ...each<Filter>(filters).map((filter) => spell([effects.untap], [{ kind: 'permanent', filter }])),
  ...each<Amount>(amounts).flatMap((n) => [
    spell([{ kind: 'gainLife', n, subject: to('you') }]),
    spell([{ kind: 'createToken', token, n }]),
    spell([apply({ kind: 'modifyPowerToughness', power: n, toughness: 0 }, target)]),
  ]),
  ...each<Change>(changes).flatMap((change): readonly Ability[] => [
    { kind: 'static', subject: self, change },
    { kind: 'static', subject: to('attached'), change },
    { kind: 'static', subject: all, change, if: conditions.sourceTapped },
    spell([apply(change, self, 'forever')]),
    spell([apply(change, target), apply(changes.loseKeyword, target)]),
    spell([apply(change, all, 'yourNextTurn')]),
    spell([apply(change, all, 'yourNextUpkeep')]),
  ]),
  ...each<Cost>(costs).map(activated),
  ...COMBAT_COSTS.map((kind) => costs[kind]).flatMap((pay): readonly Ability[] => [
    { kind: 'combatCost', to: 'attack', subject: all, pay, attacked: 'you' },
    { kind: 'combatCost', to: 'block', subject: self, pay, filter: {}, perCounter: '+1/+1' },
  ]),
  ...each<Condition>(conditions).flatMap((condition): readonly Ability[] => [
    { kind: 'restriction', restriction: 'cannotAttack', subject: self, unless: condition },
    { kind: 'static', subject: self, change: changes.grant, if: condition },
  ]),
  ...each<Timing>(timings).map(
    (timing): Ability => ({ kind: 'spell', timing, targets: [], effects: [draw] }),
  ),
  ...each<Effect>(effects).flatMap((effect) => [
    spell([effect], [...creature, ...creature]),
    spell([effects.untap, effect], [{ kind: 'permanentOrPlayer', filter: {} }]),
  ]),
  spell([], creature),
  spell([{ kind: 'tap', subject: to('targets') }], [{ kind: 'permanent', filter: {}, n: 'x' }]),
  spell([effects.counter], [{ kind: 'spell', filter: { type: 'instant' } }]),
  spell(
    [effects.putOntoBattlefield],
    [{ kind: 'graveyardCard', filter: { type: 'creature', controller: 'you' }, n: 2, upTo: true }],
  ),
  spell([effects.gainLife], [{ kind: 'player', filter: {} }]),
  {
    kind: 'spell',
    modes: { choose: 1, of: [{ targets: creature, effects: [effects.tap] }] },
    targets: [],
    effects: [],
  },
  {
    kind: 'triggered',
    event: 'attacks',
    of: self,
    modes: {
      choose: 1,
      of: [
        { targets: creature, effects: [effects.tap] },
        { targets: [], effects: [draw] },
      ],
    },
    targets: [],
    effects: [],
  },
  { kind: 'spellCost', spells: { notType: 'artifact' }, more: '{1}' },
  { kind: 'spellKeyword', spells: { notType: 'creature' }, keyword: 'convoke' },
  ...WAYS_TO_CAST.flatMap((keyword): readonly Ability[] => [
    { kind: 'keyword', keyword, cost: '{2}{R}' },
    { kind: 'static', subject: self, change: changes.grant, if: { kind: 'castWith', keyword } },
  ]),
  { kind: 'abilityCost', subject: to('attached'), more: '{3}' },
  { kind: 'costReduction', less: 6, if: conditions.yourLife },
  { kind: 'costReduction', less: 3, perSpellCast: true },
  { kind: 'entersWith', choosePlayer: true },
  ...DURATIONS.map((until) => spell([apply(changes.grant, target, until)])),
  ...DELAYED_MOMENTS.map((at) => spell([{ kind: 'delayed', at, effects: [draw] }])),
  ...each<Cost>(costs).map((cost) =>
    spell([{ kind: 'mayPay', cost, perCounter: 'age', effects: [], otherwise: [draw] }]),
  ),
  activated({ kind: 'removeCounters', counter: 'loyalty', n: 1, from: { type: 'planeswalker' } }),
  {
    kind: 'activated',
    by: 'anyPlayer',
    costs: [costs.mana],
    targets: [],
    effects: [draw],
    timing: { kind: 'duringCombat', before: 'combatDamage', whose: 'opponent' },
  },
  spell([
    { kind: 'preventNext', n: amounts.x, subject: to('you'), andYours: true, dealing: 'target' },
  ]),
  spell([{ kind: 'exile', subject: target, until: 'anOpponentIsMonarch' }]),
  spell([
    { kind: 'choose', filter: {}, from: 'opponents', atRandom: true },
    { kind: 'choose', filter: {}, among: 'eventCreatures' },
    { kind: 'exile', subject: to('chosen') },
  ]),
  { kind: 'requirement', requirement: 'attacksIfAble', subject: all, attacked: 'thatPlayer' },
  { kind: 'restriction', restriction: 'cannotAttack', subject: all, attacked: 'thatPlayer' },
  { kind: 'combatCost', to: 'attack', subject: all, pay: costs.mana, attacked: 'thatPlayer' },
  { kind: 'entersWith', tapped: true, counters: { counter: 'charge', n: 3 } },
];
