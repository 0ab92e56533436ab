import type { Keyword } from '../keywords/index.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Subject } from '../language/reference.ts';
import type { Effect } from './effects.ts';
import type { TargetSpec } from './targets.ts';
import type { Step } from './turnStructure.ts';

/** CR 603: `event` says when; `of` whose event it is (by default the source's); `filter` narrows the other creature. */
export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly event: TriggerCode;
  /** The keyword whose meaning it is, where one stands for it. */
  readonly keyword?: Keyword;
  readonly of: Subject;
  readonly filter?: Filter;
  readonly n?: number;
  /** `beginningOfStep` only: which step, and in whose turns. */
  readonly step?: Step;
  readonly whose?: 'you' | 'each';
  /** Damage: dealt to one of these; attacks: on a player who is one, not on a permanent of theirs. */
  readonly to?: EventPlayer;
  /** CR 603.4: checked as it triggers and again as it resolves. */
  readonly if?: Condition;
  readonly optional?: true;
  /** Only the first time in a turn that this happens to the same object. */
  readonly firstEachTurn?: true;
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
}

/** Which players an event may be about; the player with the most life may share that with others (CR 702.105a). */
export const EVENT_PLAYERS = ['player', 'you', 'opponent', 'playerWithMostLife'] as const;

export type EventPlayer = (typeof EVENT_PLAYERS)[number];

export const TRIGGERS = [
  'attacks',
  'attacksWithAtLeast',
  'attacksAlone',
  'attacksPlayerAlone',
  'attacksUnblocked',
  'isAttacked',
  'playerAttacks',
  'playerAttacksWith',
  'playerAttacksPlayer',
  'isExerted',
  'enlists',
  'blocks',
  'blocksAlone',
  'blocksCreature',
  'blocksAtLeast',
  'becomesBlocked',
  'becomesBlockedByCreature',
  'becomesBlockedByAtLeast',
  'dealsCombatDamage',
  'dealsDamage',
  'isDealtDamage',
  'isDealtCombatDamage',
  'gainsLife',
  'tapsForMana',
  'isCast',
  'goesToGraveyard',
  'stateHolds',
  'changesController',
  'becomesMonarch',
  'dies',
  'leavesBattlefield',
  'enters',
  'castsSpell',
  'becomesUntapped',
  'losesLastDefense',
  'losesLastTime',
  'discards',
  'beginningOfStep',
] as const;

export type TriggerCode = (typeof TRIGGERS)[number];
