// Boards of one's own, from what somebody pastes.
import { type LinkProblem, linkIn, toFragment } from '#engine/sandbox';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { ownItem } from '../deal/own.ts';
import { ownPage } from '../sandbox/ownPage.ts';

/** What came of it: the boards that can be asked, and of each other, why it can't. */
export interface OwnRead {
  readonly items: readonly CatalogueItem[];
  readonly problems: readonly OwnProblem[];
}

export type OwnProblem =
  /** The link is cut, of another version, or none. */
  | { readonly kind: 'link'; readonly why: LinkProblem['kind'] }
  /** Nothing is asked on it. */
  | { readonly kind: 'nothing'; readonly line: string }
  /** What reads it can't be had. */
  | { readonly kind: 'failed' };

/** Every link in a text, one a line; `sandbox`: the page where such boards are made, `/it/sandbox/`. */
export async function ownBoardsIn(text: string, sandbox: string): Promise<OwnRead> {
  const lines = text
    .split(/\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = await Promise.all(lines.map((line) => boardIn(line, sandbox)));
  return {
    items: read.flatMap((one) => (one.kind === 'board' ? [one.item] : [])),
    problems: read.flatMap((one) => (one.kind === 'board' ? [] : [one])),
  };
}

type Read = OwnProblem | { readonly kind: 'board'; readonly item: CatalogueItem };

async function boardIn(text: string, sandbox: string): Promise<Read> {
  const line = linkIn(text);
  if (line === undefined) return { kind: 'link', why: 'none' };
  if (!line.ok) return { kind: 'link', why: line.error.kind };
  const fragment = toFragment(line.value);
  const page = await ownPage(sandbox, fragment).catch((error: Error) => error);
  if (page instanceof Error)
    return page.cause === 'nothing' ? { kind: 'nothing', line: line.value } : { kind: 'failed' };
  const item = ownItem(fragment, page.querySelector('h1')?.textContent ?? undefined);
  return item === undefined ? { kind: 'link', why: 'cut' } : { kind: 'board', item };
}

/** What a board is called that a link brought, once somebody has read it. Rejects as its page does. */
export async function ownTitle(fragment: string, sandbox: string): Promise<string | undefined> {
  return (await ownPage(sandbox, fragment)).querySelector('h1')?.textContent ?? undefined;
}
