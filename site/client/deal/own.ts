// Boards of somebody's own, as they stand in sets: `own:vwt5` in the list, for the board whose line ends so. The lines
// themselves stand behind the list, so that whoever cuts a link loses the fewest.
import type { CatalogueItem } from '../../view/catalogueItem.ts';

/** Whose they are in a link, where an exercise or a scenario has its name. */
export const OWN = 'own';

const PLACE = '/sandbox/#';

/** What the fragment of a board ends with: the letters by which it is known to be whole. */
const SUM = /^b\d+:.*\.([a-z0-9]{4})$/s;

/** A board as a set's items are: what is known of it before anybody has read it. Nothing where its end is gone. */
export function ownItem(fragment: string, title?: string): CatalogueItem | undefined {
  if (!SUM.test(fragment)) return undefined;
  return {
    at: `${PLACE}${fragment}`,
    title: title ?? saidBy(fragment),
    print: '',
    topics: [],
    level: 0,
    rules: [],
    edition: '',
    mistakes: [],
  };
}

export const isOwn = ({ at }: Pick<CatalogueItem, 'at'>): boolean => at.startsWith(PLACE);

/** Of the board at an address the fragment, and what it is called in a link; nothing where it is none of one's own. */
export function ownAt(at: string): { readonly fragment: string; readonly sum: string } | undefined {
  if (!isOwn({ at })) return undefined;
  const fragment = at.slice(PLACE.length);
  const [, sum] = SUM.exec(fragment) ?? [];
  return sum === undefined ? undefined : { fragment, sum };
}

/** The line as somebody would type it, to know the board by; not all of a long one. */
function saidBy(fragment: string): string {
  const line = fragment.replace(/^b\d+:/, '').replace(/\.[a-z0-9]{4}$/, '');
  const said = line.replaceAll('_', ' ').replaceAll('+', ' + ').replaceAll(';', '; ');
  return said.length > MOST_LETTERS ? `${said.slice(0, MOST_LETTERS)}…` : said;
}

const MOST_LETTERS = 60;
