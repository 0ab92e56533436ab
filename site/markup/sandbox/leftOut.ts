import type { LeftOut } from '#engine/sandbox';
import type { Naming } from '../../i18n/naming.ts';
import type { SandboxWords } from '../../i18n/sandboxWords.ts';
import { type Html, html } from '../html.ts';

/** What a ruling leaves out of the text of cards, since its board says so. */
export const leftOutHtml = (
  all: readonly LeftOut[],
  { n, words }: { readonly n: Naming; readonly words: Pick<SandboxWords, 'leftOut'> },
): Html =>
  html`${all.map(({ id, abilities }) => html`<p class="cap left-out">${words.leftOut(n.plain(id), abilities)}</p>`)}`;
