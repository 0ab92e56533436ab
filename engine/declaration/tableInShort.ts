import { rulesIn } from '../change/making/rulesIn.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import {
  countLegal,
  type DeclarationProblem,
  declarationsIn,
  everyDeclaration,
  type Judgement,
  judgeBriefly,
} from '../solver/index.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { attackProblem } from './attackProblem.ts';
import { isJudgedAsItIs, judgeBy } from './beliefs/judgeBy.ts';
import { blockProblem } from './blockProblem.ts';
import type { NamedProblem } from './namedProblem.ts';

/** What a table of every declaration comes to: how many are legal, and which of these rules some of them break. */
export interface TableInShort {
  readonly legal: number;
  readonly broken: readonly RuleKey[];
}

/** Of the table of attacks, told sooner than its rows; undefined when there are more than `limit`. */
export const attacksInShort = (state: GameState, limit: number): TableInShort | undefined =>
  inShort(state, attackProblem(state), {
    limit,
    restrictions: 'attackers.restrictions',
    requirements: 'attackers.requirements',
  });

/** The same of a player's blocks. */
export const blocksInShort = (
  state: GameState,
  player: PlayerId,
  limit: number,
): TableInShort | undefined =>
  inShort(state, blockProblem(state, player), {
    limit,
    restrictions: 'blockers.restrictions',
    requirements: 'blockers.requirements',
  });

interface Table {
  readonly limit: number;
  /** Cited where a restriction is disobeyed, and where fewer requirements are obeyed than could be. */
  readonly restrictions: RuleKey;
  readonly requirements: RuleKey;
}

function inShort<T>(
  state: GameState,
  named: NamedProblem<T>,
  table: Table,
): TableInShort | undefined {
  const { problem } = named;
  if (declarationsIn(problem) > table.limit) return undefined;
  const counted = isJudgedAsItIs(state) ? countLegal(problem) : undefined;
  const judge = judgeBy(state, judgeBriefly);
  if (typeof counted !== 'bigint') {
    const every = [...everyDeclaration(problem)].map((one) => judge(problem, one));
    const legal = every.filter(({ verdict }) => verdict === 'legal').length;
    return { legal, broken: rulesIn(state, ...firstBroken(named, table, every)) };
  }
  const every = everyDeclaration(problem).map((one) => judge(problem, one));
  return { legal: Number(counted), broken: rulesIn(state, ...firstBroken(named, table, every)) };
}

/** Looks no further than it takes to see each of the two broken that can be. */
function firstBroken<T>(
  { problem, restrictions }: NamedProblem<T>,
  table: Table,
  judgements: Iterable<Judgement>,
): readonly RuleKey[] {
  const canBreak = restrictions.some(({ rules }) => rules.includes(table.restrictions));
  let breaks = false;
  let falls = false;
  for (const judgement of judgements) {
    breaks ||= judgement.broken.some((at) => restrictions[at]?.rules.includes(table.restrictions));
    falls ||= isShort(judgement);
    if ((breaks || !canBreak) && (falls || !canFallShort(problem, judgement))) break;
  }
  return [...(breaks ? [table.restrictions] : []), ...(falls ? [table.requirements] : [])];
}

const isShort = ({ obeyed, maximum, unfollowed, isUnpaid }: Judgement): boolean =>
  !isUnpaid && (obeyed.length < maximum.atLeast || unfollowed.length > 0);

/** Where nothing costs anything, all are held against the same number. */
function canFallShort(
  { pairs, requirements, followings = [] }: DeclarationProblem,
  { maximum }: Judgement,
): boolean {
  if (followings.length > 0) return true;
  if (requirements.length === 0) return false;
  return maximum.atMost > 0 || pairs.some(({ costs = [] }) => costs.length > 0);
}
