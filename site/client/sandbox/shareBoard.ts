// A board as it is handed on: a link, a line, what forums and articles take, a picture, a code of squares, a set, or
// whatever the device's own sheet leads to.
import { toFragment } from '#engine/sandbox';
import { ruledPicture } from '../../picture/ruling.ts';
import { copyFrom } from '../share/copyFrom.ts';
import { type Handing, handed, type WholeBoard } from './handing.ts';
import { codeMade, frameMade, say, showMade, textMade } from './made.ts';
import { save } from './save.ts';
import { openSheet } from './shareSheet.ts';
import { framed, textAs } from './textAs.ts';
import { put } from './toldInWords.ts';

/** What is handed on, and by which button of which dialog. */
interface Handout {
  readonly page: Element;
  readonly panel: Element;
  readonly way: HTMLElement | undefined;
  readonly handing: Handing;
  readonly board: WholeBoard;
}

type KeptAs = 'scenario' | 'exercise';
type DrawnAs = 'picture' | 'png';

/** A browser opens a device's sheet only soon after a touch: what makes a picture is there by then. */
export function fetchAhead(): void {
  for (const part of [import('./png.ts'), import('./squares.ts')]) part.catch(() => undefined);
}

/** Hands the board on as a button says. What can't be made is said, and leaves the other ways as they were. */
export async function shareBoard(page: Element, as: string, handing: Handing): Promise<void> {
  const panel = page.querySelector('.hand-on') ?? page;
  const way = panel.querySelector<HTMLElement>(`[data-as="${as}"]`) ?? undefined;
  const board = handed(page, handing);
  if (as === 'set') return putInSet(way, board);
  try {
    await handOn(as, { page, panel, way, handing, board });
  } catch {
    say(panel, handing.handing.notMade);
  }
}

async function handOn(as: string, out: Handout): Promise<void> {
  const texts = textAs(out.board);
  if (isIn(texts, as)) return giveText(texts[as], as, out);
  if (as === 'code') return giveCode(out);
  if (as === 'sheet') return giveToSheet(out, texts.text);
  if (as === 'lesson') return giveLesson(out);
  if (as === 'scenario' || as === 'exercise') return saveFile(as, out);
  if (as === 'picture' || as === 'png') return savePicture(as, out);
}

/** The page on which sets are made takes it as if its link had been pasted there. */
function putInSet(way: HTMLElement | undefined, { line }: WholeBoard): void {
  const { to } = way?.dataset ?? {};
  if (to !== undefined) location.assign(`${to}#${toFragment(line)}`);
}

async function giveLesson({ page, panel, way, handing }: Handout): Promise<void> {
  const { engine } = handing;
  if (engine === undefined) return say(panel, handing.handing.notMade);
  const { makeLesson } = await import('./lesson.ts');
  const lines = () => ({ ofSet: handed(page, handing).line, ofFile: handing.line });
  await makeLesson({ panel, way, engine, lines, failed: handing.handing.notMade });
}

/** It is copied, and stands there to be taken; what is put in an article is seen below as it will stand there. */
function giveText(text: string, as: string, { panel, way, handing, board }: Handout): void {
  const code = textMade(text);
  const preview = as === 'embed' ? previewOf(handing, board) : [];
  showMade(panel, way, { parts: [code, ...preview], focused: code });
  // Nothing waits while a browser asks whether it may be copied.
  void copyFrom(code).then((isDone) => {
    if (code.isConnected) say(panel, isDone ? handing.copied : handing.handing.byHand);
  });
}

function previewOf({ handing }: Handing, { link, title, line }: WholeBoard): readonly Element[] {
  const head = document.createElement('p');
  head.textContent = handing.preview;
  return [head, frameMade(framed(link), `${title}: ${line}`)];
}

/** Where no code holds the link, the link is there to be sent. */
async function giveCode({ panel, way, handing, board }: Handout): Promise<void> {
  const { codeOf, codeSvg } = await import('./squares.ts');
  const code = codeOf(board.link);
  const { scan, tooLong } = handing.handing;
  if (code === undefined) {
    const link = textMade(board.link);
    return showMade(panel, way, { parts: [link], focused: link, says: tooLong });
  }
  const made = codeMade(codeSvg(code, board.link), board.link);
  showMade(panel, way, {
    parts: [made.figure, made.link],
    focused: made.figure,
    says: scan,
  });
}

async function giveToSheet({ panel, way, handing, board }: Handout, text: string): Promise<void> {
  const { link: url, title } = board;
  const png = await dotsOf(await pictureOf(board));
  const said = { title, text, url };
  const file = png && new File([png], 'board.png', { type: 'image/png' });
  const used = await openSheet(navigator, [...(file ? [{ ...said, files: [file] }] : []), said]);
  showMade(panel, way, { parts: [] });
  if (used === 'failed') say(panel, handing.handing.notShared);
}

/** Gives the board as a file of the project’s to the browser to keep. */
async function saveFile(as: KeptAs, { panel, way, handing }: Handout): Promise<void> {
  const { engine, line } = handing;
  const checked = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const of = as === 'scenario' ? { kind: as, checked } : { kind: as };
  const text = await engine?.ask<'file'>({ kind: 'file', line, of });
  showMade(panel, way, { parts: [] });
  if (text === undefined) return say(panel, handing.handing.notMade);
  const name = `${as}.yaml`;
  save(new Blob([text], { type: 'application/yaml' }), name);
  say(panel, put(handing.handing.saved, '{name}', name));
}

/** Gives the board as it is drawn to the browser to keep. Where no dots can be made of it, it stays what it was. */
async function savePicture(as: DrawnAs, { panel, way, handing, board }: Handout): Promise<void> {
  const svg = await pictureOf(board);
  showMade(panel, way, { parts: [] });
  if (svg === undefined) return say(panel, handing.handing.notDrawn);
  const png = as === 'png' ? await dotsOf(svg) : undefined;
  const name = png ? 'board.png' : 'board.svg';
  save(png ?? new Blob([svg], { type: 'image/svg+xml' }), name);
  say(panel, put(handing.handing.saved, '{name}', name));
}

/** A larger code would be most of a picture. */
const LARGEST_IN_PICTURE = 25;

/** The board with what was ruled on it, and the code that leads to it where it can be had. */
async function pictureOf({ board, title, ruling }: WholeBoard): Promise<string | undefined> {
  if (board === undefined) return undefined;
  const squares = await import('./squares.ts').catch(() => undefined);
  const code = squares?.codeOf(ruling.link, LARGEST_IN_PICTURE);
  return ruledPicture(board, title, { ...ruling, code });
}

async function dotsOf(svg: string | undefined): Promise<Blob | undefined> {
  if (svg === undefined) return undefined;
  try {
    const { pngOf } = await import('./png.ts');
    return await pngOf(svg);
  } catch {
    return undefined;
  }
}

const isIn = <T extends object>(texts: T, as: string): as is keyof T & string =>
  Object.hasOwn(texts, as);
