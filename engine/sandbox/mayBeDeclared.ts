import { attackProblem } from '../declaration/attackProblem.ts';
import { blockProblem } from '../declaration/blockProblem.ts';
import { checkAttackers } from '../declaration/checkAttackers.ts';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { AttackVerdict, BlockVerdict } from '../log/verdict.ts';
import { countLegal, judgeWithNearest } from '../solver/index.ts';
import type { ChosenBy } from '../state/chooser.ts';
import type { GameState } from '../state/gameState.ts';
import { legalAttacks, legalBlocks } from '../training/kinds/declare/answerDeclaration.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { type Declarables, declarablesOf } from './declarablesOf.ts';
import type { Table } from './tableOf.ts';

/** What is asked of a declaration before it is made: by whom, of whom, and how many are legal. */
export interface MayBeDeclared extends Declarables, ChosenBy {
  readonly player: PlayerId;
  /** How many declarations are legal; past the bound of counting, a number that they exceed. */
  readonly legal: ReturnType<typeof countLegal>;
  /** Creatures that every legal declaration has; undefined where there are too many to be listed. */
  readonly must: readonly ObjectId[] | undefined;
  /** The ruling on declaring nobody: where it is illegal, it says what asks for somebody. */
  readonly nobody: AttackVerdict | BlockVerdict;
  /** A legal one. */
  readonly example: AttackDeclaration | BlockDeclaration;
}

/** CR 508.1a-d, 509.1a-c: what may be declared on this table; nothing where no declaration is awaited. */
export function mayBeDeclared(table: Pick<Table, 'awaits'>): MayBeDeclared | undefined {
  const { awaits } = table;
  const declarables = declarablesOf(table);
  if (awaits === undefined || declarables === undefined) return undefined;
  const { answer, game } = awaits;
  if (answer.kind === 'order' || answer.kind === 'division') return undefined;
  const { chosenBy } = answer;
  const chosen = chosenBy === undefined ? {} : { chosenBy };
  if (answer.kind === 'attack') {
    return {
      ...declarables,
      ...chosen,
      player: answer.player,
      legal: countLegal(attackProblem(game).problem),
      must: inEach(legalAttacks(game)?.map(attackersIn)),
      nobody: checkAttackers(game, { attacks: [] }, judgeWithNearest),
      example: answer.example,
    };
  }
  return {
    ...declarables,
    ...chosen,
    ...blocksAwaited(game, answer.player),
    example: answer.example,
  };
}

const blocksAwaited = (
  game: GameState,
  player: PlayerId,
): Pick<MayBeDeclared, 'player' | 'legal' | 'must' | 'nobody'> => ({
  player,
  legal: countLegal(blockProblem(game, player).problem),
  must: inEach(legalBlocks(game, player)?.map(blockersIn)),
  nobody: checkBlockers(game, player, { blocks: [] }, judgeWithNearest),
});

const attackersIn = ({ attacks }: AttackDeclaration): readonly ObjectId[] =>
  attacks.map(({ attacker }) => attacker);

const blockersIn = ({ blocks }: BlockDeclaration): readonly ObjectId[] =>
  blocks.map(({ blocker }) => blocker);

/** What all of these have, each once. */
function inEach(
  lists: readonly (readonly ObjectId[])[] | undefined,
): readonly ObjectId[] | undefined {
  const [first, ...others] = lists ?? [];
  if (first === undefined) return undefined;
  return [...new Set(first)].filter((id) => others.every((list) => list.includes(id)));
}
