import { addMana } from '../change/addMana.ts';
import { type GameChange, unchanged } from '../change/making/gameChange.ts';
import { logged } from '../change/making/withParts.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import { announceOrder, checkOrder } from '../damage/damageOrder.ts';
import { type ActRuling, declareAttackers } from '../declaration/declareAttackers.ts';
import { declareBlockers } from '../declaration/declareBlockers.ts';
import { activateAbility, checkActivate } from '../effects/activate.ts';
import { castSpell, checkCast } from '../effects/cast.ts';
import { checkPlayLand, playLand } from '../effects/playLand.ts';
import { checkSuspend, suspend } from '../effects/suspend.ts';
import { checkTurnUp, turnUp } from '../effects/turnUp.ts';
import type { Act, ActKind } from '../log/act.ts';
import type { ViolationCode } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import type { Decision } from './decision.ts';
import { defaultedChoices } from './defaultedChoices.ts';
import { divide, payingOf, refused } from './ruling.ts';

/** What there is to know of a kind of act. */
interface ActEntry<K extends ActKind> {
  /** The decision at which it is made; `any`: said beforehand, at any time. */
  readonly at: Exclude<Decision['kind'], 'gameOver'> | 'any';
  /** What is wrong where it is not theirs to do now, and by which rules. */
  readonly untimely: { readonly code: ViolationCode; readonly rules: readonly RuleKey[] };
  /** Rules that such an act is refused by. */
  readonly refusedBy: readonly RuleKey[];
  /** The ruling at its player's decision: done, with the changed state, or refused, with the state as it was. */
  readonly rule: (state: GameState, act: Act<K>) => ActRuling;
}

const OF_THE_STEP: ActEntry<never>['untimely'] = { code: 'notYourDecision', rules: [] };

// CR 117.1: spells, abilities, lands and suspending take priority.
const NO_PRIORITY: ActEntry<never>['untimely'] = {
  code: 'noPriority',
  rules: ['priority.whatAPlayerMayDo'],
};

/** Every kind of act: when it is made, how it is ruled on, what it is refused by. */
export const ACTS: { readonly [K in ActKind]: ActEntry<K> } = {
  attack: {
    at: 'declareAttackers',
    untimely: OF_THE_STEP,
    refusedBy: [
      'attackers.choose',
      'attackers.restrictions',
      'attackers.requirements',
      'attackers.payCosts',
    ],
    rule: (state, act) => declareAttackers(state, act.declaration, payingOf(state, act)),
  },
  block: {
    at: 'declareBlockers',
    untimely: OF_THE_STEP,
    refusedBy: [
      'blockers.choose',
      'blockers.restrictions',
      'blockers.requirements',
      'blockers.payCosts',
    ],
    rule: (state, act) => declareBlockers(state, act.player, act.declaration, payingOf(state, act)),
  },
  order: {
    at: 'announceDamageOrder',
    untimely: OF_THE_STEP,
    refusedBy: ['blockers.orderBlockers', 'blockers.orderAttackers'],
    rule: (state, act) =>
      refused(state, act, checkOrder(state, act.of, act.over)) ??
      done(announceOrder(state, act.of, act.over)),
  },
  divide: {
    at: 'assignCombatDamage',
    untimely: OF_THE_STEP,
    refusedBy: [
      'damage.equalToPower',
      'damage.unblockedAssigns',
      'damage.divideAmongBlockers',
      'damage.divideAmongAttackers',
      'keyword.trample',
    ],
    rule: divide,
  },
  cast: {
    at: 'priority',
    untimely: NO_PRIORITY,
    refusedBy: [
      'priority.castSpells',
      'casting.targets',
      'casting.pay',
      'priority.whatAPlayerMayDo',
    ],
    rule: (state, act) => {
      const said = [act.player, act.card, act.targets, act.announced] as const;
      return refused(state, act, checkCast(state, ...said)) ?? done(castSpell(state, ...said));
    },
  },
  activate: {
    at: 'priority',
    untimely: NO_PRIORITY,
    refusedBy: ['activating.begin', 'casting.targets', 'casting.pay', 'priority.whatAPlayerMayDo'],
    rule: (state, act) => {
      const { player, source, ability, targets, announced } = act;
      const said = [player, source, ability, targets, announced] as const;
      const violations = checkActivate(state, ...said);
      return refused(state, act, violations) ?? done(activateAbility(state, ...said));
    },
  },
  play: {
    at: 'priority',
    untimely: NO_PRIORITY,
    refusedBy: ['mainPhase.playLand', 'land.onePerTurn', 'priority.whatAPlayerMayDo'],
    rule: (state, act) =>
      refused(state, act, checkPlayLand(state, act.player, act.card)) ??
      done(playLand(state, act.player, act.card)),
  },
  suspend: {
    at: 'priority',
    untimely: NO_PRIORITY,
    refusedBy: ['keyword.suspend', 'priority.whatAPlayerMayDo'],
    rule: (state, act) =>
      refused(state, act, checkSuspend(state, act.player, act.card)) ??
      done(suspend(state, act.player, act.card)),
  },
  turnUp: {
    at: 'priority',
    untimely: NO_PRIORITY,
    refusedBy: ['keyword.morphTurnedUp', 'priority.whatAPlayerMayDo'],
    rule: (state, act) =>
      refused(state, act, checkTurnUp(state, act.player, act.permanent)) ??
      done(turnUp(state, act.player, act.permanent)),
  },
  pass: {
    at: 'priority',
    // CR 117.3d: so does passing.
    untimely: { code: 'notYourDecision', rules: ['priority.pass'] },
    refusedBy: [],
    rule: (state, act) => done(act.aloud === true ? passed(state, act) : unchanged(state)),
  },
  choose: {
    at: 'any',
    untimely: OF_THE_STEP,
    refusedBy: [],
    rule: (state) => done(unchanged(state)),
  },
  addMana: {
    at: 'priority',
    untimely: OF_THE_STEP,
    refusedBy: [],
    rule: (state, act) =>
      done(addMana(state, act.player, { mana: act.mana }, 'mana.pool', 'priority.manaAbilities')),
  },
};

/**
 * The ruling on what a player wants to do at their own decision, made before the machine hears of it: done, with the
 * changed state, or refused, with the state as it was and an event that says why.
 */
export function ruleOn<K extends ActKind>(state: GameState, act: Act<K>): ActRuling {
  const ruling = ACTS[act.kind].rule(state, act);
  if (ruling.kind === 'refused') return ruling;
  const { changed } = ruling;
  const open = defaultedChoices(state, act as Act);
  return open.length === 0
    ? ruling
    : { kind: 'done', changed: { ...changed, events: [...changed.events, ...open] } };
}

const done = (changed: GameChange): ActRuling => ({ kind: 'done', changed });

const passed = (state: GameState, act: Act<'pass'>): GameChange =>
  logged(state, { kind: 'pass', outcome: 'done', act }, 'priority.pass');
