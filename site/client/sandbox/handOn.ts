// A board as it is handed on: a link, a line, what forums and articles take, or a picture.
import { readBoard } from '../../exports/reading/readBoard.ts';
import type { CopiedAs } from '../../i18n/sandboxWords.ts';
import { boardPicture } from '../../picture/boardPicture.ts';

/** What there is to hand on. */
export interface Handed {
  readonly line: string;
  readonly link: string;
  /** `Ruled by Rule 509, …` */
  readonly citation: string;
}

/** The text to be copied; a picture is none. */
export const textAs = (
  as: Exclude<CopiedAs, 'picture'>,
  { line, link, citation }: Handed,
): string =>
  ({
    link,
    line,
    markdown: `[${line.replaceAll(/[[\]\\]/g, '\\$&')}](${link})`,
    forum: `[url=${link}]${line}[/url]`,
    citation: `${line}\n${citation}: ${link}`,
  })[as];

/** Whether a button copies it so. */
export const isCopied = (as: string): as is Exclude<CopiedAs, 'picture'> =>
  ['link', 'line', 'markdown', 'forum', 'citation'].includes(as);

/** Whether it was copied: where the browser does not let us, the reader may. */
export async function copied(text: string): Promise<boolean> {
  try {
    // Not there where a page comes over plain HTTP.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives the board as it is drawn to the browser to keep. */
export function savePicture(board: Element, title: string): void {
  const svg = boardPicture(readBoard(board), title);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  link.download = 'board.svg';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
