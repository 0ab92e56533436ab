// What was found, as a page shows it: the best first, of whatever kind, then all else by its kind.

import type { SearchBrowserWords } from '../../i18n/searchWords.ts';
import { KINDS, type PageKind } from '../../search/forms.ts';
import type { FoundPage } from '../../search/pageIndex.ts';
import type { OtherCard } from './protocol.ts';
import { root } from './searcher.ts';

/** One thing that was found, and where it leads. */
export interface FoundThing {
  readonly kind: PageKind;
  readonly href: string;
  readonly name: string;
  readonly line: string;
  readonly note: string;
}

/** What stands together under a heading. */
export interface ResultGroup {
  readonly heading: string;
  readonly results: readonly FoundThing[];
  /** Whether each has to say what it is. */
  readonly kinds: 'mixed' | 'alike';
}

const BEST = 3;

/** `room`: how many there are of a kind at most. */
export function groupsOf(
  found: readonly FoundThing[],
  words: SearchBrowserWords,
  room: number,
): readonly ResultGroup[] {
  const best = found.slice(0, BEST);
  const byKind = Map.groupBy(found.slice(BEST), ({ kind }) => kind);
  const others = KINDS.filter((kind) => byKind.has(kind)).map(
    (kind): ResultGroup => ({
      heading: words.kinds[kind],
      results: (byKind.get(kind) ?? []).slice(0, room),
      kinds: 'alike',
    }),
  );
  if (best.length === 0) return others;
  return [{ heading: words.best, results: best, kinds: 'mixed' }, ...others];
}

/** Pages, then cards that no board here has. */
export const resultsOf = (
  pages: readonly FoundPage[],
  cards: readonly OtherCard[],
  words: SearchBrowserWords,
): readonly FoundThing[] => [
  ...pages.map((page) => ({
    kind: page.kind,
    href: `${root}${page.page.slice(1)}`,
    name: page.name,
    line: page.line,
    note: noteOf(page, words),
  })),
  ...cards.map(({ name, english, fragment }) => ({
    kind: 'card' as const,
    href: `${root}sandbox/#${fragment}`,
    name,
    line: name === english ? words.onOwnBoard : `${english} · ${words.onOwnBoard}`,
    note: '',
  })),
];

function noteOf({ note, name, line, page }: FoundPage, words: SearchBrowserWords): string {
  switch (note?.kind) {
    case undefined:
      return '';
    case 'above':
      return words.above.replace('{number}', note.number);
    case 'oldNumber': {
      const dates = note.editions.join(', ');
      const said = line === '' && name === note.number ? words.gone : words.oldNumber;
      return said
        .replace('{number}', note.number)
        .replace('{dates}', dates)
        .replace('{name}', numberAt(page) ?? name);
    }
    default:
      return note satisfies never;
  }
}

/** The number of the rule of which a page is. */
const numberAt = (address: string): string | undefined =>
  /\/rules\/(\d[\d.a-z]+)\/$/.exec(address)?.[1];

/** A line of what was found, as a link. */
export function resultLink(
  { href, name, line, note, kind }: FoundThing,
  kinds: ResultGroup['kinds'],
  words: SearchBrowserWords,
): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  const named = document.createElement('b');
  named.textContent = name;
  link.append(named);
  const number = kind === 'keyword' ? (numberAt(link.pathname) ?? '') : '';
  const about = kinds === 'mixed' ? `${words.kind[kind]} ${number}` : number;
  if (about !== '') link.append(' ', small(about.trim()));
  if (note !== '') link.append(said(note, 'found-note'));
  if (line !== '') link.append(said(line, 'found-line'));
  return link;
}

function small(text: string): HTMLElement {
  const made = document.createElement('small');
  made.textContent = text;
  return made;
}

function said(text: string, name: string): HTMLElement {
  const made = document.createElement('span');
  made.className = name;
  made.textContent = text;
  return made;
}
