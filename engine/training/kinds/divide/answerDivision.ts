import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { RECIPIENT_RULE } from '../../../damage/assignsNone.ts';
import { type DamageChoice, type DamageRole, damageChoices } from '../../../damage/choices.ts';
import { completableRanges } from '../../../damage/completableRanges.ts';
import { toAssignments } from '../../../damage/division.ts';
import {
  countIn,
  type DivisionRange,
  mostToFirst,
  nearestIn,
} from '../../../damage/divisionRange.ts';
import { divisionsOf } from '../../../damage/divisionsOf.ts';
import { damageStepOf } from '../../../damage/steps.ts';
import { suggestAssignment } from '../../../damage/suggestAssignment.ts';
import type { CombatDamageAssignment } from '../../../state/damageAssignment.ts';
import type { GameState } from '../../../state/gameState.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import type { DivisionAim, DivisionWay } from './aim.ts';

/** Any division with which the player's whole assignment can be legal (CR 510.1e); `legal`: how many, where that can be told. */
export interface DivideAnswer {
  readonly kind: 'division';
  readonly player: PlayerId;
  readonly choice: DamageChoice;
  readonly example: readonly CombatDamageAssignment[];
  readonly legal: number | undefined;
  /** What it is to come to, and each legal division with what comes of it. */
  readonly aimed?: { readonly aim: DivisionAim; readonly ways: readonly DivisionWay[] };
}

/** The divisions of one creature's damage that are right in a damage step; nothing where it is not that player's to divide. */
export function divisionAnswer(
  game: GameState,
  player: PlayerId,
  source: ObjectId,
): DivideAnswer | undefined {
  const step = damageStepOf(game);
  const choices = damageChoices(game, player, step);
  const choice = choices.find((one) => one.source === source);
  if (choice === undefined) return undefined;
  const ranges = completableRanges(game, choices, choice);
  const [first] = (ranges ?? []).map((range) => nearestIn(range, [])).toSorted(mostToFirst);
  const example =
    first === undefined
      ? suggestAssignment(game, player, step).filter((one) => one.source === source)
      : toAssignments(choice, first);
  return { kind: 'division', player, choice, example, legal: countOf(ranges) };
}

const countOf = (ranges: readonly DivisionRange[] | undefined): number | undefined => {
  const count = ranges?.reduce((n, range) => n + countIn(range), 0n);
  return count === undefined || count > Number.MAX_SAFE_INTEGER ? undefined : Number(count);
};

/** Every division that is right; nothing where they can't be listed. */
export const rightDivisions = (
  { player, choice, aimed }: DivideAnswer,
  game: GameState,
): readonly (readonly CombatDamageAssignment[])[] | undefined =>
  aimed === undefined
    ? divisionsOf(game, player, damageStepOf(game), choice.source, LISTABLE)
    : reaching(aimed).map(({ assignments }) => assignments);

/** More divisions than this are not listed. */
const LISTABLE = 512;

export const reaching = ({ ways }: NonNullable<DivideAnswer['aimed']>): readonly DivisionWay[] =>
  ways.filter(({ reaches }) => reaches);

/** By what a creature's damage is divided so: its keywords and banding, an order, and what it is doing. */
export const rulesOfChoice = ({
  role,
  among,
  banding,
  ...choice
}: DamageChoice): readonly RuleKey[] => [
  ...(choice.pastBlockers.kind === 'afterLethal' && among.length > 0
    ? (['keyword.trample'] as const)
    : []),
  ...(banding === undefined ? [] : [banding]),
  RECIPIENT_RULE[role],
  ...(choice.order === 'announced' && among.length > 1 ? [ORDER_RULE[role]] : []),
];

/** CR 2009-07-11 509.2-509.3 */
const ORDER_RULE: { readonly [R in DamageRole]: RuleKey } = {
  unblocked: 'damage.unblockedAssigns',
  blocked: 'blockers.orderBlockers',
  blocking: 'blockers.orderAttackers',
};
