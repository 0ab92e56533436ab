// A board as it is handed on: a link, a line, what forums and articles take, or a picture.

import { namingEdition, namingNoEdition, toFragment } from '#engine/sandbox';
import { isEditionId } from '../../engine.ts';
import type { CopiedAs, SharingWords } from '../../i18n/sandboxWords.ts';
import { boardPicture } from '../../picture/boardPicture.ts';
import { readBoard } from '../../questions/exported/readBoard.ts';
import { copyFrom } from '../share/copyFrom.ts';
import type { Engine } from './engine.ts';
import type { RulingTold } from './protocol.ts';
import { save } from './save.ts';
import { type Handed, textAs } from './textAs.ts';

/** What there is to hand on, and what is said of it. */
interface Handing extends SharingWords {
  readonly line: string;
  readonly edition: string;
  /** Makes the files. */
  readonly engine: Engine | undefined;
  /** The ruling on what is tried. */
  readonly told?: RulingTold | undefined;
}

type File = 'scenario' | 'exercise';
type Picture = Exclude<CopiedAs, keyof ReturnType<typeof textAs> | File>;

/** What a button hands on: text is copied and shown, a picture given to the browser to keep; or a set is made with it. */
export async function shareBoard(page: Element, as: string, handing: Handing): Promise<void> {
  const board = handed(page, handing);
  if (as === 'set') return putInSet(page, board);
  const texts = textAs(board);
  const place = page.querySelector('.copied');
  if (isIn(texts, as)) {
    const code = document.createElement('code');
    code.textContent = texts[as];
    place?.replaceChildren(code);
    // It is there to be taken, and nothing waits, while a browser asks whether it may be copied.
    void copyFrom(code).then((isDone) => {
      if (isDone) code.before(handing.copied, ' ');
    });
    return;
  }
  if (as === 'scenario' || as === 'exercise') return saveFile(handing, as);
  const drawing = page.querySelector('.board');
  if (drawing && (as === 'picture' || as === 'png')) await savePicture(drawing, as);
}

/** The page on which sets are made takes it as if its link had been pasted there. */
function putInSet(page: Element, { line }: Handed): void {
  const { to } = page.querySelector<HTMLElement>('[data-as=set]')?.dataset ?? {};
  if (to !== undefined) location.assign(`${to}#${toFragment(line)}`);
}

/** By the rules that it is shown by, for good, unless the day’s are asked for: those may be others once it is opened. */
function handed(page: Element, handing: Handing): Handed {
  const { edition, dates, still, answer } = handing;
  const isOfDay = page.querySelector<HTMLInputElement>('[name=by]:checked')?.value === 'ofDay';
  const named = isEditionId(edition) ? namingEdition(handing.line, edition) : handing.line;
  const line = isOfDay ? namingNoEdition(handing.line) : named;
  const dated = (text: string): string => text.replace('{date}', dates[edition] ?? edition);
  return {
    line,
    link: `${location.href.replace(/#.*$/s, '')}#${toFragment(line)}`,
    citation: isOfDay ? handing.citationOfDay : dated(handing.citation),
    cited: isOfDay ? handing.citedOfDay : dated(handing.cited),
    title: document.title,
    drawn: drawnOn(page, line),
    ruling: rulingOn(page),
    still,
    answer,
  };
}

/** The board as a picture; nothing where it is not drawn, or in no way that a picture has. */
function drawnOn(page: Element, line: string): string | undefined {
  const board = page.querySelector('.on-bench .board');
  try {
    return board ? boardPicture(readBoard(board), line) : undefined;
  } catch {
    return undefined;
  }
}

/** What has come of the board, as it stands there. */
const rulingOn = (page: Element): string =>
  [...page.querySelectorAll('.on-bench :is(.outcome p, .stopped)')]
    .map(({ textContent }) => textContent?.trim() ?? '')
    .join(' ');

const isIn = <T extends object>(texts: T, as: string): as is keyof T & string =>
  Object.hasOwn(texts, as);

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
