import type {
  PicturedBoard,
  PicturedCreature,
  PicturedLine,
  PicturedPermanent,
  PicturedPlayer,
  PicturedRow,
  PicturedStack,
} from '../../picture/picturedBoard.ts';
import { allIn, saidBy, textOf, without } from './inDom.ts';

/** A board as its page draws it. */
export function readBoard(board: Element): PicturedBoard {
  const players = allIn(board, '.pl').map(readPlayer);
  const [near, away] = allIn(board, '.field > :is(.row, .bare)').map(readRow);
  if (near === undefined || away === undefined) throw new Error('a board has two rows');
  return {
    players,
    stack: readStack(board.querySelector('.stack')),
    near,
    away,
    lines: readLines(board, { near, away, players }),
  };
}

function readPlayer(line: HTMLElement): PicturedPlayer {
  const told = following(line);
  return {
    name: textOf(line.querySelector('b')),
    role: textOf(without(line, 'b, .num')),
    counts: textOf(line.querySelector('.num'))
      .split('·')
      .map((count) => count.trim()),
    exile: saidBy(told.find((one) => one.matches('.exile'))),
    others: told
      .filter((one) => one.matches('.others'))
      .flatMap((list) => allIn(list, 'li'))
      .map(readPermanent),
  };
}

/** What is told of a player stands after their line. */
function following(line: Element): readonly Element[] {
  const next = line.nextElementSibling;
  return next?.matches('.exile, .others') ? [next, ...following(next)] : [];
}

const readPermanent = (item: HTMLElement): PicturedPermanent => ({
  tag: textOf(item.querySelector('.tag')),
  name: textOf(item.querySelector('b:not(.tag)')),
  words: allIn(item, '.kw, .st').map(textOf),
});

function readRow(row: HTMLElement): PicturedRow {
  if (row.matches('.bare')) return { label: textOf(row), creatures: [] };
  return { label: row.getAttribute('aria-label') ?? '', creatures: allIn(row, '.c').map(readTile) };
}

const readTile = (tile: HTMLElement): PicturedCreature => ({
  tag: textOf(tile.querySelector('.tag')),
  name: textOf(tile.querySelector('.nm')),
  size: textOf(tile.querySelector('.pt')),
  words: allIn(tile, '.kw').map(textOf),
  role: tile.matches('.atk') ? 'attacking' : tile.matches('.blk') ? 'blocking' : 'idle',
  stands: tile.matches('.dead') ? 'gone' : tile.matches('.tap') ? 'tapped' : 'untapped',
  damage: saidBy(tile.querySelector('.st:not(.how, .q-says)')),
  state: stateOf(tile),
});

/** Also what a reader has declared; that they have declared nothing yet is nothing of the board. */
function stateOf(tile: HTMLElement): string | undefined {
  const said = ['.how', ...(tile.matches('.idle') ? [] : ['.q-says'])].flatMap(
    (part) => saidBy(tile.querySelector(part)) ?? [],
  );
  return said.length === 0 ? undefined : said.join(', ');
}

function readStack(stack: Element | null): PicturedStack | undefined {
  if (stack === null) return undefined;
  return {
    title: textOf(stack.querySelector('p')),
    items: allIn(stack, 'li').map((item) => [...item.children].map(textOf).join(', ')),
  };
}

type Between = Pick<PicturedBoard, 'near' | 'away' | 'players'>;

/**
 * Lines begin under one creature and end above another; every place is a part of the board's width. What would be legal
 * in place of what was declared is no part of the board.
 */
function readLines(board: Element, { near, away, players }: Between): readonly PicturedLine[] {
  return allIn(board, '.combat-lines line:not([hidden], .legal)').flatMap(
    (line): readonly PicturedLine[] => {
      const attacker = standingAt(near, line.getAttribute('x1'));
      if (attacker === undefined) return [];
      const refused = refusedOf(line);
      if (line.matches('.at'))
        return [{ kind: 'attack', attacker, target: targetAt(board, line, players), refused }];
      const blocker = standingAt(away, line.getAttribute('x2'));
      return blocker === undefined ? [] : [{ kind: 'block', attacker, blocker, refused }];
    },
  );
}

const refusedOf = (line: Element): PicturedLine['refused'] =>
  line.matches('.no') ? 'atFault' : line.matches('.tried') ? 'tried' : undefined;

const standingAt = ({ creatures }: PicturedRow, x: string | null): string | undefined =>
  creatures[Math.floor((Number.parseFloat(x ?? '') / 100) * creatures.length)]?.tag;

/** What is written under its point; where many attack, that it is the other player goes without saying. */
function targetAt(
  board: Element,
  line: Element,
  players: readonly PicturedPlayer[],
): string | undefined {
  const written = allIn(board, '.combat-lines text:not(.dn)').find(
    (text) => text.getAttribute('x') === line.getAttribute('x2'),
  );
  return saidBy(written) ?? (players.length === 2 ? players[1]?.name : undefined);
}
