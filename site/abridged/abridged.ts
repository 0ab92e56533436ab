import { applyStringDelta } from 'fossil-delta';

/** What an abridged page has, besides its words, of the page that it stands for. */
export interface Abridged {
  /** The address of the page that it is nearly the same as. */
  readonly like: string;
  /** How it differs from that, as https://fossil-scm.org/home/doc/trunk/www/delta_format.wiki has it. */
  readonly difference: string;
}

/** The id of the element that holds it. */
export const ABRIDGED = 'abridged';

const OPENS = `<script type="text/plain" id="${ABRIDGED}" data-like="`;

/** As it stands in a page: text, which no browser runs. */
export const abridgedHtml = ({ like, difference }: Abridged): string =>
  `${OPENS}${like}">${difference}</script>`;

/** Where in a page that stands: behind all of it where it is whole. */
export function abridgedStart(html: string): number {
  const at = html.indexOf(OPENS);
  return at < 0 ? html.length : at;
}

/** What an abridged page has of the whole one; `html`: the page as it is sent. Undefined where it is whole. */
export function abridgedIn(html: string): Abridged | undefined {
  const [before, after = ''] = partsAt(html, OPENS);
  if (before === html) return undefined;
  const [like, rest = ''] = partsAt(after, '">');
  const [difference = ''] = partsAt(rest, '</script>');
  return { like, difference };
}

/**
 * What stands in the main part of the page that an abridged one stands for; `likeHtml`: the page that it is nearly the
 * same as, as it is sent. Throws where that is not the one that it was made by, as after an update.
 */
export const wholeMain = ({ difference }: Abridged, likeHtml: string): string =>
  applyStringDelta(mainIn(likeHtml), difference);

/** The page that an abridged one stands for, as it would be sent; `html` and `likeHtml` as they are. Throws as above. */
export function wholePage(html: string, abridged: Abridged, likeHtml: string): string {
  const [before, after = ''] = partsAt(html, MAIN);
  const [, end = ''] = partsAt(after, MAIN_ENDS);
  return [before, signsIn(likeHtml), MAIN, wholeMain(abridged, likeHtml), MAIN_ENDS, end].join('');
}

/**
 * A page as it would be sent whole, which the page that it is nearly the same as may not be either; `textAt`: what is sent
 * at an address. Throws as above.
 */
export function wholeText(html: string, textAt: (address: string) => string): string {
  const abridged = abridgedIn(html);
  return abridged === undefined
    ? html
    : wholePage(html, abridged, wholeText(textAt(abridged.like), textAt));
}

/** The file of a built site in which the page at an address lies; the site may be published below a folder. */
export function fileBelow(address: string, isThere: (file: string) => boolean): string | undefined {
  const parts = address.split('/').slice(1);
  return parts.map((_, at) => `${parts.slice(at).join('/')}index.html`).find(isThere);
}

/** What stands in the main part of a page, without scripts. */
export function mainIn(html: string): string {
  const [, after = ''] = partsAt(html, MAIN);
  const [main = ''] = partsAt(after, MAIN_ENDS);
  return withoutScripts(main);
}

export const withoutScripts = (html: string): string => html.replaceAll(SCRIPTS, '').trim();

/** The signs that are drawn in a page; `html`: the page as it is sent. */
export const signsIn = (html: string): string => SIGNS.exec(html)?.[0] ?? '';

/** The scripts that stand in a part of a page. */
export const scriptsIn = (html: string): string => (html.match(SCRIPTS) ?? []).join('');

const SIGNS = /<svg class="signs"[\s\S]*?<\/svg>/;
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const MAIN = '<main id="main">';
const MAIN_ENDS = '</main>';

/** What stands before a mark, and behind it where it has it. */
function partsAt(text: string, mark: string): [before: string, after?: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
