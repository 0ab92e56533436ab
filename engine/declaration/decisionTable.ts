import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { AttackVerdict, BlockVerdict, BriefVerdict } from '../log/verdict.ts';
import {
  type Declaration,
  type DeclarationProblem,
  declarationsIn,
  everyDeclaration,
  judgeBriefly,
  legalDeclarations,
} from '../solver/index.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { attackProblem } from './attackProblem.ts';
import { isJudgedAsItIs, judgeBy } from './beliefs/judgeBy.ts';
import { blockProblem } from './blockProblem.ts';
import { attacksFrom, checkAttackers } from './checkAttackers.ts';
import { blocksFrom, checkBlockers } from './checkBlockers.ts';

export interface AttackRow {
  readonly declaration: AttackDeclaration;
  readonly verdict: BriefVerdict<AttackVerdict>;
}
export interface BlockRow {
  readonly declaration: BlockDeclaration;
  readonly verdict: BriefVerdict<BlockVerdict>;
}

/** Every declaration of attackers that can be thought of, with its verdict; undefined when there are more than `limit`. */
export function everyAttack(state: GameState, limit: number): readonly AttackRow[] | undefined {
  const named = attackProblem(state);
  return upTo(named.problem, limit)?.map((pairs) => {
    const declaration = attacksFrom(named, pairs);
    return { declaration, verdict: checkAttackers(state, declaration, judgeBriefly) };
  });
}

/** Every declaration of blockers that can be thought of, with its verdict; undefined when there are more than `limit`. */
export function everyBlock(
  state: GameState,
  player: PlayerId,
  limit: number,
): readonly BlockRow[] | undefined {
  const named = blockProblem(state, player);
  return upTo(named.problem, limit)?.map((pairs) => {
    const declaration = blocksFrom(named, pairs);
    return { declaration, verdict: checkBlockers(state, player, declaration, judgeBriefly) };
  });
}

/** Every declaration of attackers that can be thought of; undefined when there are more than `limit`. */
export function conceivableAttacks(
  state: GameState,
  limit: number,
): readonly AttackDeclaration[] | undefined {
  const named = attackProblem(state);
  return upTo(named.problem, limit)?.map((pairs) => attacksFrom(named, pairs));
}

/** The same of a player's blocks. */
export function conceivableBlocks(
  state: GameState,
  player: PlayerId,
  limit: number,
): readonly BlockDeclaration[] | undefined {
  const named = blockProblem(state, player);
  return upTo(named.problem, limit)?.map((pairs) => blocksFrom(named, pairs));
}

/** Of the attacks that can be thought of, those that are legal, in the order of the table: as its verdicts say, told faster. */
export function everyLegalAttack(
  state: GameState,
  limit: number,
): readonly AttackDeclaration[] | undefined {
  const named = attackProblem(state);
  const every = upTo(named.problem, limit);
  return every && legalAmong(state, named.problem, every).map((pairs) => attacksFrom(named, pairs));
}

/** The same of a player's blocks. */
export function everyLegalBlock(
  state: GameState,
  player: PlayerId,
  limit: number,
): readonly BlockDeclaration[] | undefined {
  const named = blockProblem(state, player);
  const every = upTo(named.problem, limit);
  return every && legalAmong(state, named.problem, every).map((pairs) => blocksFrom(named, pairs));
}

/** What comes from a problem fits its board, so that the judge has the last word: or, of a few, reading them all. */
function legalAmong(
  state: GameState,
  problem: DeclarationProblem,
  every: readonly Declaration[],
): readonly Declaration[] {
  if (every.length <= A_FEW && isJudgedAsItIs(state)) return legalDeclarations(problem, every);
  const judge = judgeBy(state, judgeBriefly);
  return every.filter((declaration) => judge(problem, declaration).verdict === 'legal');
}

/** Up to so many are read word for word sooner than the most that they can obey is proved. */
const A_FEW = 128;

const upTo = (problem: DeclarationProblem, limit: number): readonly Declaration[] | undefined =>
  declarationsIn(problem) > limit ? undefined : [...everyDeclaration(problem)];
