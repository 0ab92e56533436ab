// Boards of one's own, from what somebody pastes: links and lines.
import { asking, type LinkProblem, lessonIn, toFragment } from '#engine/sandbox';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { ownItem } from '../deal/own.ts';
import { ownLine, ownPage } from '../sandbox/ownPage.ts';
import { type BoardText, boardTextsIn } from './boardTexts.ts';

/** What came of it: the boards that can be asked, and of each other, why it can't. */
export interface OwnRead {
  readonly items: readonly CatalogueItem[];
  readonly problems: readonly OwnProblem[];
}

export type OwnProblem =
  /** The link is cut, or of another version. */
  | { readonly kind: 'link'; readonly why: LinkProblem['kind'] }
  /** It is neither a link nor a line. */
  | { readonly kind: 'none' }
  /** Of a line, what is not understood, in sentences. */
  | { readonly kind: 'unread'; readonly says: string }
  /** Nothing is asked on it. */
  | { readonly kind: 'nothing'; readonly line: string }
  /** What reads it can't be had. */
  | { readonly kind: 'failed' };

/** Every board in a text, from its link or its line; `sandbox`: the page where such boards are made, `/it/sandbox/`. */
export async function ownBoardsIn(text: string, sandbox: string): Promise<OwnRead> {
  const read = await Promise.all(
    boardTextsIn(text).map(async (one) => {
      const found = await fragmentOf(one, sandbox).catch(() => FAILED);
      return found.kind === 'fragment' ? boardAt(found, sandbox) : found;
    }),
  );
  return {
    items: read.flatMap((one) => (one.kind === 'board' ? [one.item] : [])),
    problems: read.flatMap((one) => (one.kind === 'board' ? [] : [one])),
  };
}

const FAILED: OwnProblem = { kind: 'failed' };

interface Found {
  readonly kind: 'fragment';
  readonly fragment: string;
  readonly line: string;
}

/** A link's line as it stands, or a line as the page of such boards would write it. */
async function fragmentOf(text: BoardText, sandbox: string): Promise<Found | OwnProblem> {
  if (text.kind === 'none') return text;
  if (text.kind === 'line') {
    const { line: typed, asks } = lessonIn(text.line);
    const { line, fragment, slips, isPartial } = await ownLine(sandbox, typed);
    if (isPartial) return FAILED;
    return slips.length === 0
      ? asks === undefined
        ? { kind: 'fragment', fragment, line }
        : { kind: 'fragment', fragment: toFragment(asking(line, asks)), line }
      : { kind: 'unread', says: slips.map(({ says }) => says).join(' ') };
  }
  const { linked } = text;
  return linked.ok
    ? { kind: 'fragment', fragment: toFragment(linked.value), line: linked.value }
    : { kind: 'link', why: linked.error.kind };
}

type Read = OwnProblem | { readonly kind: 'board'; readonly item: CatalogueItem };

async function boardAt({ fragment, line }: Found, sandbox: string): Promise<Read> {
  const page = await ownPage(sandbox, fragment).catch((error: Error) => error);
  if (page instanceof Error)
    return page.cause === 'nothing' ? { kind: 'nothing', line } : { kind: 'failed' };
  const item = ownItem(fragment, page.querySelector('h1')?.textContent ?? undefined);
  return item === undefined ? { kind: 'link', why: 'cut' } : { kind: 'board', item };
}

/** What a board is called that a link brought, once somebody has read it. Rejects as its page does. */
export async function ownTitle(fragment: string, sandbox: string): Promise<string | undefined> {
  return (await ownPage(sandbox, fragment)).querySelector('h1')?.textContent ?? undefined;
}
