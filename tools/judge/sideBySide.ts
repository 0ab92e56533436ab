import type { BoardView, PermanentView, PlayerView } from '#engine';
import type { Board } from '#engine/sandbox';
import { en } from '../../site/i18n/en/index.ts';
import type { Naming } from '../../site/i18n/naming.ts';
import { abilityLinesIn } from '../../site/view/abilityLines.ts';
import { type BoardTelling, standingOf, tileOf } from '../../site/view/tile.ts';

/** A board for a terminal: two players beside each other, each with what they have under its tag; further players below. */
export function sideBySide(board: BoardView, setup: Board['setup'], n: Naming): readonly string[] {
  const telling: BoardTelling = { m: en, n, abilitiesOf: abilityLinesIn(en) };
  const columns = board.players.map((player) => columnOf(player, board, setup, telling));
  return columns.flatMap((left, at) => (at % 2 === 0 ? beside(left, columns[at + 1] ?? []) : []));
}

/** So wide is the column of a player, in signs. */
const WIDE = 44;

const beside = (left: readonly string[], right: readonly string[]): readonly string[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `    ${(left[row] ?? '').padEnd(WIDE)}  ${right[row] ?? ''}`.trimEnd(),
  );

function columnOf(
  player: PlayerView,
  board: BoardView,
  setup: Board['setup'],
  telling: BoardTelling,
): readonly string[] {
  const { roles, life, noCreatures } = en.chrome.board;
  const own = board.permanents.filter(({ controller }) => controller === player.id);
  const head = `${player.id} ${roles[player.role]}, ${life(player.life)}`;
  return [
    ...wrapped(head, ''),
    ...(own.length === 0 ? [noCreatures] : []),
    ...own.flatMap((one) => wrapped(said(one, board, telling), ' '.repeat(one.tag.length + 1))),
    ...elsewhere(player, setup, telling.n),
  ];
}

/** `A1 Boggart Brute 3/2: Menace; tapped` */
function said(one: PermanentView, board: BoardView, telling: BoardTelling): string {
  const name = `${one.tag} ${telling.n.plain(one.id)}`;
  if (!one.types.includes('creature')) {
    const all = [...telling.abilitiesOf(one), ...standingOf(one, telling)];
    return all.length === 0 ? name : `${name}: ${all.join('; ')}`;
  }
  const { size, abilities, notes, damage, state } = tileOf(one, board, telling);
  const all = [...abilities, ...notes, damage?.text ?? '', state].filter((part) => part !== '');
  const sized = name.includes(size) ? name : `${name} ${size}`;
  return all.length === 0 ? sized : `${sized}: ${all.join('; ')}`;
}

/** The cards of a player that lie elsewhere and are named. */
const elsewhere = ({ id }: PlayerView, { players }: Board['setup'], n: Naming): readonly string[] =>
  (['hand', 'graveyard', 'exile'] as const).flatMap((zone) => {
    const cards = players.find((one) => one.id === id)?.[zone] ?? [];
    return cards.length === 0
      ? []
      : wrapped(`${zone}: ${cards.map((card) => n.plain(card.id)).join(', ')}`, '  ');
  });

/** A text in lines that fit the column; those after the first begin with `indent`. */
function wrapped(text: string, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + word.length + 1 > WIDE) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
