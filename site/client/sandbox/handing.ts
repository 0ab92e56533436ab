// What there is to hand on of a board, read off its page: what each way of handing on is made of.
import { toFragment } from '#engine/sandbox';
import type { SharingWords } from '../../i18n/sandboxWords.ts';
import { boardPicture } from '../../picture/boardPicture.ts';
import type { PicturedBoard, PicturedRuling } from '../../picture/picturedBoard.ts';
import { readBoard } from '../../questions/exported/readBoard.ts';
import type { Engine } from './engine.ts';
import type { HandedLines } from './handedLines.ts';
import type { RulingTold } from './protocol.ts';
import type { Handed } from './textAs.ts';
import { inSentences, type ToldInWords } from './toldInWords.ts';
import { withTried } from './withTried.ts';

/** What there is to hand on, and what is said of it. */
export interface Handing extends SharingWords {
  readonly line: string;
  readonly lines: HandedLines;
  readonly edition: string;
  /** Makes the files. */
  readonly engine: Engine | undefined;
  /** What is told of what was tried last. */
  readonly told?: RulingTold | undefined;
}

/** A board with its ruling, as text and as a picture are made of it. */
export interface WholeBoard extends Handed {
  readonly board: PicturedBoard | undefined;
  readonly ruling: PicturedRuling;
}

/** By the rules that it is shown by, for good, unless the day’s are asked for: those may be others once it is opened. */
export function handed(page: Element, handing: Handing): WholeBoard {
  const { still, answer, told } = handing;
  const isOfDay = page.querySelector<HTMLInputElement>('[name=by]:checked')?.value === 'ofDay';
  const line = handing.lines[isOfDay ? 'ofDay' : 'fixed'];
  const link = `${location.href.replace(/#.*$/s, '')}#${toFragment(line)}`;
  const dated = (text: string): string =>
    text.replace('{date}', handing.dates[handing.edition] ?? handing.edition);
  const board = boardOn(page, told);
  const said = told === undefined ? undefined : inSentences(told, handing.handing);
  const outcome = outcomeOn(page);
  return {
    line,
    link,
    citation: isOfDay ? handing.citationOfDay : dated(handing.citation),
    cited: isOfDay ? handing.citedOfDay : dated(handing.cited),
    title: document.title,
    drawn: board && boardPicture(board, line),
    said,
    outcome,
    still,
    answer,
    board,
    ruling: {
      ...ruled(said, outcome),
      verdict: told?.verdict,
      link,
      // A picture does not change: it keeps the date, whatever its link shows.
      source: dated(said || outcome !== '' ? handing.citation : handing.cited),
    },
  };
}

const ruled = (said: ToldInWords | undefined, outcome: string): ToldInWords =>
  said ?? { says: '', why: outcome === '' ? [] : [outcome] };

/** The board as a picture shows it; nothing where it is not drawn, or in no way that a picture has. */
function boardOn(page: Element, told: RulingTold | undefined): PicturedBoard | undefined {
  const board = page.querySelector('.on-bench .board');
  try {
    return board ? withTried(readBoard(board), told) : undefined;
  } catch {
    return undefined;
  }
}

/** What has come of the board, as it stands there. */
const outcomeOn = (page: Element): string =>
  [...page.querySelectorAll('.on-bench :is(.outcome p, .stopped)')]
    .map(({ textContent }) => textContent?.trim() ?? '')
    .join(' ');
