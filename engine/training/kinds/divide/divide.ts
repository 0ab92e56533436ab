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
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import { nameOf } from '../../../scenario/schema/boardName.ts';
import { toAssigner } from '../../../scenario/toDivision.ts';
import type { CombatDamageAssignment } from '../../../state/damageAssignment.ts';
import type { GameState } from '../../../state/gameState.ts';
import { newestOf } from '../../../state/newest.ts';
import { type ObjectId, objectId, type PlayerId } from '../../../vocabulary/ids.ts';
import { questionKind } from '../../questionKind.ts';
import { OF_ACT } from '../../restsOn.ts';
import { aimForm, type DivisionAim, type DivisionWay, waysTo } from './aim.ts';

/** How this creature's damage is divided; the player's others may assign as they like. */
interface DivideAsk {
  readonly kind: 'divide';
  readonly source: ObjectId;
  /** Left out, to be legal is enough. */
  readonly aim?: DivisionAim;
}

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

export const divide = questionKind({
  head: 'divide',
  fields: { divide: nameOf('anything'), aim: aimForm.exactOptional() },
  ask: ({ divide, aim }): DivideAsk => ({
    kind: 'divide',
    source: objectId(divide),
    ...(aim && { aim }),
  }),
  turnsOn: () => 'divide',
  goTo: ({ source }, line) => toAssigner(line, source),
  answer: ({ source, aim }, { line }) => {
    const any = division(line, source);
    return any === undefined || aim === undefined ? any : aimedAt(aim, any, line);
  },
  liesIn: () => 'whatIsThere',
  allRight: ({ player, choice, aimed, legal }, { line }) =>
    JSON.stringify(
      aimed === undefined
        ? (divisionsIn(gameOf(line), player, choice.source) ?? legal)
        : reaching(aimed).map(({ assignments }) => assignments),
    ),
  restsOn: () => OF_ACT.divide,
  rules: ({ choice }) => rulesOfChoice(choice),
  text: ({ legal, aimed }) =>
    `${aimed === undefined ? (legal ?? 'more than can be counted') : reaching(aimed).length}`,
});

/** Nothing where there are too many divisions to play, or where the aim asks for nothing. */
function aimedAt(aim: DivisionAim, any: DivideAnswer, line: Line): DivideAnswer | undefined {
  const { source, recipients } = any.choice;
  const game = gameOf(line);
  const divisions = divisionsOf(game, any.player, damageStepOf(game), source, MOST_PLAYED);
  const among = recipients.flatMap((to) => (to.kind === 'object' ? [to.object] : []));
  const ways = divisions && waysTo(aim, line, among, divisions);
  if (ways === undefined) return undefined;
  const aimed = { aim, ways };
  return { ...any, aimed, example: reaching(aimed)[0]?.assignments ?? any.example };
}

const divisionsIn = (game: GameState, player: PlayerId, source: ObjectId) =>
  divisionsOf(game, player, damageStepOf(game), source, LISTABLE);

/** More divisions than this are not listed. */
const LISTABLE = 512;

/** More divisions than this are not played on. */
const MOST_PLAYED = 64;

const reaching = ({ ways }: NonNullable<DivideAnswer['aimed']>): readonly DivisionWay[] =>
  ways.filter(({ reaches }) => reaches);

/** By what a creature's damage is divided so: its keywords and banding, an order, and what it is doing. */
const rulesOfChoice = ({ role, among, banding, ...choice }: DamageChoice): readonly RuleKey[] => [
  ...(choice.pastBlockers.kind === 'afterLethal' && among.length > 0
    ? (['keyword.trample'] as const)
    : []),
  ...(banding === undefined ? [] : [banding]),
  RECIPIENT_RULE[role],
  ...(choice.order === 'announced' && among.length > 1 ? [ORDER_RULE[role]] : []),
  'damage.equalToPower',
];

/** CR 2009-07-11 509.2-509.3 */
const ORDER_RULE: { readonly [R in DamageRole]: RuleKey } = {
  unblocked: 'damage.unblockedAssigns',
  blocked: 'blockers.orderBlockers',
  blocking: 'blockers.orderAttackers',
};

/** Nothing where it is not that player's to divide now. */
function division(line: Line, name: ObjectId): DivideAnswer | undefined {
  const decision = decisionOf(line);
  if (decision.kind !== 'assignCombatDamage') return undefined;
  const game = gameOf(line);
  const step = damageStepOf(game);
  const { player } = decision;
  const source = newestOf(game, name);
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
