import type { CardLookup } from '#engine';
import { en } from '../../site/i18n/en/index.ts';
import { entriesOf } from '../../site/view/entries.ts';
import type { BoardInLine } from './board.ts';
import { mayText } from './mayText.ts';
import { namingInLine } from './naming.ts';
import { sheet } from './sheet.ts';
import { sideBySide } from './sideBySide.ts';
import { wordSlips } from './slips.ts';
import { takenText } from './takenText.ts';

type Unfinished = Exclude<BoardInLine, { readonly kind: 'played' }>;

/**
 * What `judge` prints of a line that is not played to its end: what was not understood, the trace of what was declared, the
 * board as it lies then, what may be declared, and last what is to be done.
 */
export function boardText(ruled: Unfinished, line: string, cards: CardLookup): string {
  const { board, replay, view, slips } = ruled;
  const { edition, setup } = board;
  const later = ruled.kind === 'withheld' && ruled.viewOfMay ? [ruled.viewOfMay] : [];
  const boards = [view, ...replay.frames.map((frame) => frame.board), ...later];
  const n = namingInLine(setup, boards, cards);
  const entries = entriesOf(replay, { m: en, n, edition });
  return [
    'board  (--board)',
    `  Rules: ${en.terms.editions[edition].name} (${edition})`,
    ...(slips.length === 0 ? [] : ['', 'Not understood:', ...wordSlips(slips, line)]),
    ...sheet(entries),
    '',
    ...sideBySide(view, setup, n),
    ...(ruled.kind === 'open' ? takenText(board, ruled, 'decision', n) : []),
    ...(ruled.may === undefined ? [] : ['', ...mayText(ruled.may, n, edition)]),
    '',
    ...lastWords(ruled).map((words) => `  ${words}`),
    '',
  ].join('\n');
}

function lastWords(ruled: Unfinished): readonly string[] {
  if (ruled.kind === 'withheld')
    return ruled.ruled === 0 && ruled.may === undefined
      ? ['WITHHELD: nothing is ruled on until all of the line is understood.']
      : ['WITHHELD from what was not understood on; what goes before it stands above.'];
  const { may, next, board } = ruled;
  const nobody = `no ${may.kind}`;
  const ways = next === nobody || may.nobody.verdict !== 'legal' ? [next] : [next, nobody];
  const so = board.acts.length === 0 ? 'Nothing is declared yet' : 'Legal so far';
  return [
    `${so}. To go on, write behind the line: ${ways.map((one) => `; ${one}`).join('   or   ')}`,
  ];
}
