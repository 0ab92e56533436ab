import type { ProgressWords } from '../../../i18n/progressWords.ts';
import type { CatalogueItem } from '../../../view/catalogueItem.ts';
import { itemAt, knownAt } from '../../deal/deal.ts';
import type { Answer } from '../answer.ts';

/** All that the page shows, as of one moment. */
export interface View {
  readonly words: ProgressWords;
  readonly lang: string;
  readonly now: number;
  /** The site in this language: `/it/`. */
  readonly root: string;
  /** What mistakes are called, by their names in addresses. */
  readonly mistakes: Readonly<Record<string, string>>;
  /** By their addresses; nothing where they can't be had. */
  readonly items: ReadonlyMap<string, CatalogueItem> | undefined;
  /** The date of today's rules: in older ones they have other numbers. */
  readonly newest: string;
  /** Answers about what is still asked. */
  readonly answers: readonly Answer[];
}

/** What an answer is about; of an item in an edition that is not the one it opens with, the same in that one. */
const itemIn = (
  items: ReadonlyMap<string, CatalogueItem>,
  item: string,
): CatalogueItem | undefined =>
  knownAt(item, items) ?? items.get(item.replace(/\d{4}-\d\d-\d\d\/(?=#)/, ''));

/** Those about what is asked today; others are about boards that have changed or are gone. */
export function asked(
  answers: readonly Answer[],
  items: ReadonlyMap<string, CatalogueItem> | undefined,
): readonly Answer[] {
  if (items === undefined) return answers;
  return answers.filter(({ item, print }) => {
    const known = itemIn(items, item);
    return known !== undefined && (print === undefined || print === known.print);
  });
}

/** What an item is called; by its address, where nothing else is known. */
export function titleOf(item: string, { items }: Pick<View, 'items'>): string {
  const [, slug = item, , date] = /^\/\w+\/([^/]+)\/((\d{4}-\d\d-\d\d)\/)?/.exec(item) ?? [];
  const title = (items && itemIn(items, item))?.title ?? slug.replaceAll('-', ' ');
  return date === undefined ? title : `${title} (${date})`;
}

export const addressOf = (item: string, { root }: Pick<View, 'root'>): string =>
  `${root}${item.slice(1)}`;

/** More than that is no round any more. */
const MOST = 40;

/** Of these the first that a round can ask. */
export function askable(
  items: readonly { readonly item: string }[],
  view: Pick<View, 'items'>,
): readonly CatalogueItem[] {
  const found: CatalogueItem[] = [];
  for (const { item } of items) {
    const known = view.items && itemAt(item, view.items);
    if (known !== undefined) found.push(known);
    if (found.length === MOST) break;
  }
  return found;
}

/** `24 November`, with its year where that is another. */
export const dayIn = (when: number, { lang, now }: Pick<View, 'lang' | 'now'>): string =>
  formatted(when, lang, { day: 'numeric', month: 'long', ...yearWhereOther(when, now) });

/** `24 Nov`, for the margin. */
export const shortDayIn = (when: number, { lang, now }: Pick<View, 'lang' | 'now'>): string =>
  formatted(when, lang, { day: 'numeric', month: 'short', ...yearWhereOther(when, now) });

export const fullDayIn = (when: number, lang: string): string =>
  formatted(when, lang, { day: 'numeric', month: 'long', year: 'numeric' });

const yearWhereOther = (when: number, now: number): Intl.DateTimeFormatOptions =>
  new Date(when).getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' };

function formatted(when: number, lang: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${lang} ${Object.values(options)}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, options);
  formats.set(key, format);
  return format.format(when);
}

/** Each takes longer to make than a thousand days to be told by it. */
const formats = new Map<string, Intl.DateTimeFormat>();
