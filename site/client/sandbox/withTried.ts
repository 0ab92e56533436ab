import type { PicturedBoard, PicturedLine, PicturedPlayer } from '../../picture/picturedBoard.ts';
import type { RulingTold } from './protocol.ts';

type Tried = RulingTold['tried'][number];

/** A board with what was tried drawn on it, as far as its page has not drawn it. */
export function withTried(board: PicturedBoard, told: RulingTold | undefined): PicturedBoard {
  if (told === undefined) return board;
  const refused = REFUSED[told.verdict];
  const fresh = told.tried
    .flatMap((pair) => lineOf(board, pair))
    .filter((line) => !board.lines.some((one) => isSame(one, line)));
  const blocked = new Set(fresh.flatMap((one) => (one.kind === 'block' ? [one.attacker] : [])));
  // What is blocked is drawn without its attack, as on a page.
  const kept = board.lines.filter(
    ({ kind, attacker }) => kind === 'block' || !blocked.has(attacker),
  );
  return { ...board, lines: [...kept, ...fresh.map((line) => ({ ...line, refused }))] };
}

const REFUSED = { legal: undefined, illegal: 'atFault', unproved: 'tried' } as const;

const isSame = (one: PicturedLine, other: PicturedLine): boolean =>
  one.attacker === other.attacker &&
  (one.kind === 'attack'
    ? other.kind === 'attack'
    : other.kind === 'block' && one.blocker === other.blocker);

/** Of two creatures that face each other one blocks; what else a creature is declared for, it attacks. */
function lineOf({ near, away, players }: PicturedBoard, { from, to }: Tried): PicturedLine[] {
  const isIn = ({ creatures }: typeof near, tag: string): boolean =>
    creatures.some((one) => one.tag === tag);
  if (isIn(near, to) && isIn(away, from)) return [{ kind: 'block', attacker: to, blocker: from }];
  if (!isIn(near, from)) return [];
  if (isIn(away, to)) return [{ kind: 'block', attacker: from, blocker: to }];
  return [{ kind: 'attack', attacker: from, target: nameOf(players, to) }];
}

/** A permanent goes by its name, as under the points of a page’s lines; a player’s tag is their name. */
const nameOf = (players: readonly PicturedPlayer[], to: string): string =>
  players.flatMap(({ others }) => others).find(({ tag }) => tag === to)?.name ?? to;
