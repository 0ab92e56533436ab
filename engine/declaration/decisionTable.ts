import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { AttackVerdict, BlockVerdict, BriefVerdict } from '../log/verdict.ts';
import {
  type Declaration,
  type DeclarationProblem,
  everyDeclaration,
  judgeBriefly,
} from '../solver/index.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { attackProblem } from './attackProblem.ts';
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

function upTo(problem: DeclarationProblem, limit: number): readonly Declaration[] | undefined {
  const some: Declaration[] = [];
  for (const declaration of everyDeclaration(problem)) {
    if (some.length === limit) return undefined;
    some.push(declaration);
  }
  return some;
}
