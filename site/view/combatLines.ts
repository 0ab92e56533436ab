import type { BoardView, ObjectId, PermanentView, PlayerId } from '../engine.ts';
import { type BlamedCreatures, isAttackAtFault, isBlockAtFault } from './faults.ts';
import { portsUnder } from './ports.ts';

/** Where a creature stands in its row: the middle of its column, in percent. */
const middleOf = (index: number, columns: number): number => ((index + 0.5) / columns) * 100;

export interface CombatLine {
  readonly kind: 'attack' | 'block';
  /** Of a declaration that was taken back: what was only tried, and what was at fault in it. */
  readonly refused: 'no' | 'tried' | 'atFault';
  /** In percent of the board's width; lines run from the attacker down. */
  readonly x1: number;
  readonly x2: number;
  /** Half of the bar under the attacker, in pixels. */
  readonly bar: number;
  /** What is attacked; empty for blocks. */
  readonly label: string;
  /** Damage numbers: the one that lands on the attacker, the one that lands below. */
  readonly up: number | undefined;
  readonly down: number | undefined;
}

export interface Rows {
  readonly near: readonly PermanentView[];
  readonly away: readonly PermanentView[];
}

/** The creatures of the attacking side above, the others below. */
export function rowsOf(board: BoardView): Rows {
  const [first] = board.players;
  const creatures = board.permanents.filter(({ types }) => types.includes('creature'));
  return {
    near: creatures.filter(({ controller }) => controller === first?.id),
    away: creatures.filter(({ controller }) => controller !== first?.id),
  };
}

/** Every line between the rows: who blocks whom, and who attacks what without being blocked. */
export function combatLines(
  board: BoardView,
  label: (id: ObjectId) => string,
  faults: readonly BlamedCreatures[],
): readonly CombatLine[] {
  const { near, away } = rowsOf(board);
  const xOf = (id: ObjectId): number | undefined => {
    const index = away.findIndex((one) => one.id === id);
    return index < 0 ? undefined : middleOf(index, away.length);
  };
  return near.flatMap((attacker, index): readonly CombatLine[] => {
    const x = middleOf(index, near.length);
    const blocks = board.blocks
      .filter((block) => block.attacker === attacker.id)
      .flatMap((block) => {
        const x2 = xOf(block.blocker);
        return x2 === undefined ? [] : [{ ...block, x2 }];
      })
      .toSorted((a, b) => a.x2 - b.x2);
    const { places, bar } = portsUnder(blocks.length, near.length, away.length);
    const lines = blocks.map(
      (block, port): CombatLine => ({
        kind: 'block',
        refused: !block.refused ? 'no' : isBlockAtFault(block, faults, board) ? 'atFault' : 'tried',
        x1: x + (places[port] ?? 0),
        x2: block.x2,
        bar,
        label: '',
        up: amount(board, block.blocker, attacker.id),
        down: amount(board, attacker.id, block.blocker),
      }),
    );
    return [...lines, ...attackLine(board, attacker, x, lines.length > 0, label, faults)];
  });
}

function attackLine(
  board: BoardView,
  attacker: PermanentView,
  x: number,
  isBlocked: boolean,
  label: (id: ObjectId) => string,
  faults: readonly BlamedCreatures[],
): readonly CombatLine[] {
  const attack = board.attacks.find((one) => one.attacker === attacker.id);
  if (attack === undefined || attack.target.kind === 'nothing') return [];
  const { target } = attack;
  const down =
    target.kind === 'player'
      ? toPlayer(board, attacker.id, target.player)
      : amount(board, attacker.id, target.permanent);
  if ((isBlocked || attacker.blocked === 'blocked') && down === undefined) return [];
  return [
    {
      kind: 'attack',
      refused: !attack.refused ? 'no' : isAttackAtFault(attacker.id, faults) ? 'atFault' : 'tried',
      x1: x,
      x2: x,
      bar: 0,
      label: target.kind === 'player' ? target.player : label(target.permanent),
      up: undefined,
      down,
    },
  ];
}

const amount = (board: BoardView, source: ObjectId, to: ObjectId): number | undefined =>
  board.damage.find(
    (one) => one.source === source && one.to.kind === 'object' && one.to.object === to,
  )?.amount;

const toPlayer = (board: BoardView, source: ObjectId, to: PlayerId): number | undefined =>
  board.damage.find(
    (one) => one.source === source && one.to.kind === 'player' && one.to.player === to,
  )?.amount;
