// A board as it is handed on: a link, a line, what forums and articles take, or a picture.

import type { CopiedAs } from '../../i18n/sandboxWords.ts';
import { boardPicture } from '../../picture/boardPicture.ts';
import { readBoard } from '../../questions/exported/readBoard.ts';
import type { Engine } from './engine.ts';
import { save } from './save.ts';
import { type Handed, textAs } from './textAs.ts';

/** What there is to hand on, and what is said of it. */
interface Handing {
  readonly line: string;
  readonly edition: string;
  /** Makes the files. */
  readonly engine: Engine | undefined;
  readonly copied: string;
  /** Has `{date}` where the date of the rules stands. */
  readonly citation: string;
  /** That date, of each edition. */
  readonly dates: Readonly<Record<string, string>>;
}

type File = 'scenario' | 'exercise';
type Picture = Exclude<CopiedAs, keyof ReturnType<typeof textAs> | File>;

/** What a button hands on: text is copied and shown, a picture given to the browser to keep. */
export async function shareBoard(page: Element, as: string, handing: Handing): Promise<void> {
  const texts = textAs(handed(handing));
  const place = page.querySelector('.copied');
  if (isIn(texts, as)) {
    const code = document.createElement('code');
    code.textContent = texts[as];
    place?.replaceChildren(code);
    // It is there to be taken, and nothing waits, while a browser asks whether it may be copied.
    void copied(texts[as]).then((isDone) => {
      if (isDone) code.before(handing.copied, ' ');
    });
    return;
  }
  if (as === 'scenario' || as === 'exercise') return saveFile(handing, as);
  const board = page.querySelector('.board');
  if (board && (as === 'picture' || as === 'png')) await savePicture(board, as);
}

function handed({ line, edition, citation, dates }: Handing): Handed {
  return {
    line,
    link: location.href,
    citation: citation.replace('{date}', dates[edition] ?? edition),
    title: document.title,
  };
}

const isIn = <T extends object>(texts: T, as: string): as is keyof T & string =>
  Object.hasOwn(texts, as);

/** Whether it was copied: where the browser does not let us, the reader may. */
async function copied(text: string): Promise<boolean> {
  try {
    // Not there where a page comes over plain HTTP.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives the board as a file of the project’s to the browser to keep. */
async function saveFile({ engine, line }: Handing, as: File): Promise<void> {
  const checked = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const of = as === 'scenario' ? { kind: as, checked } : { kind: as };
  const text = await engine?.ask<'file'>({ kind: 'file', line, of }).catch(() => undefined);
  if (text) save(new Blob([text], { type: 'application/yaml' }), `${as}.yaml`);
}

/** Gives the board as it is drawn to the browser to keep. Where no dots can be made of it, it stays what it was. */
async function savePicture(board: Element, as: Picture): Promise<void> {
  const svg = boardPicture(readBoard(board), document.title);
  const png = as === 'png' ? await dotsOf(svg) : undefined;
  if (png) save(png, 'board.png');
  else save(new Blob([svg], { type: 'image/svg+xml' }), 'board.svg');
}

async function dotsOf(svg: string): Promise<Blob | undefined> {
  try {
    const { pngOf } = await import('./png.ts');
    return await pngOf(svg);
  } catch {
    return undefined;
  }
}
