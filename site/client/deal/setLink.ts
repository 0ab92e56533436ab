// A set as a link: which questions, in which order, and what the set is called. `#v=1&t=Tuesday&o=seed&s=7&b=one~1a2b3c`.

/** A question in a link: an exercise's only one, or one of a scenario's; and what it was when the link was made. */
export interface LinkedItem {
  readonly slug: string;
  readonly question?: string;
  readonly print?: string;
}

/** In which order whoever follows the link is asked. */
export type AskingOrder =
  | { readonly kind: 'asListed' }
  /** The seed gives everyone the same order. */
  | { readonly kind: 'seeded'; readonly seed: string }
  /** Each who follows the link gets another order. */
  | { readonly kind: 'shuffled' };

export interface SetLink {
  readonly title: string;
  readonly order: AskingOrder;
  readonly items: readonly LinkedItem[];
  /** The fragments of boards of somebody's own that are among them. */
  readonly own?: readonly string[];
  /** On which day they were due for review in the browser of whoever follows it, `2026-11-24`: it knows why. */
  readonly review?: string;
}

export type ReadLink =
  | { readonly kind: 'link'; readonly link: SetLink; readonly unread: readonly string[] }
  /** There is none in the address. */
  | { readonly kind: 'empty' }
  /** Of a version that is not known here. */
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'mangled' };

const VERSION = '1';
/** So much is asked in no sitting; a link with more was not made here. */
export const MOST_ITEMS = 200;
const MOST_LETTERS = 120;

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';
const ITEM = new RegExp(`^(?<slug>${NAME})(?::(?<question>${NAME}))?(?:~(?<print>[0-9a-f]{6}))?$`);

/** The fragment that stands for a set; it begins with `#`. */
export function hashFor({ title, order, items, own = [], review }: SetLink): string {
  const parts = new URLSearchParams({ v: VERSION });
  if (title !== '') parts.set('t', title);
  if (order.kind !== 'asListed') parts.set('o', order.kind);
  if (order.kind === 'seeded') parts.set('s', order.seed);
  if (review !== undefined) parts.set('r', review);
  const lines = own.map((fragment) => `&w=${encodeURIComponent(fragment)}`);
  // These letters mean nothing in a fragment, and are read by people.
  return `#${parts}&b=${items.map(itemText).join(',')}${lines.join('')}`;
}

/** Behind it stands how the exam is sat that is made of a set, while the set is changed. */
export const KEPT = 'c';

/** What stands behind a set so, with the mark that begins it. */
export const keptIn = (hash: string): string => new RegExp(`&${KEPT}=[^&]*`).exec(hash)?.[0] ?? '';

/** `one~1a2b3c`, or `two:block~1a2b3c` of a scenario. */
export const itemText = ({ slug, question, print }: LinkedItem): string =>
  `${slug}${question === undefined ? '' : `:${question}`}${print === undefined ? '' : `~${print}`}`;

/** What can be read of a fragment; parts of its list that can't are given as they stand. */
export function readLink(hash: string): ReadLink {
  const text = hash.replace(/^#/, '');
  if (text === '') return { kind: 'empty' };
  const parts = new URLSearchParams(text);
  const version = parts.get('v');
  if (version === null) return { kind: 'mangled' };
  if (version !== VERSION)
    return /^\d{1,4}$/.test(version) ? { kind: 'version', version } : { kind: 'mangled' };
  const listed = (parts.get('b') ?? '').split(',').filter((part) => part !== '');
  const read = listed.slice(0, MOST_ITEMS).map((part) => ({ part, item: itemIn(part) }));
  const order = orderIn(parts);
  const items = read.flatMap(({ item }) => item ?? []);
  if (order === undefined || items.length === 0) return { kind: 'mangled' };
  return {
    kind: 'link',
    link: {
      title: (parts.get('t') ?? '').slice(0, MOST_LETTERS),
      order,
      items,
      ...ownIn(parts),
      ...reviewIn(parts),
    },
    unread: [
      ...read.flatMap(({ part, item }) => (item === undefined ? [part] : [])),
      ...listed.slice(MOST_ITEMS),
    ],
  };
}

/** What `itemText` wrote; nothing where it was something else. */
export function itemIn(part: string): LinkedItem | undefined {
  const { slug, question, print } = ITEM.exec(part)?.groups ?? {};
  if (slug === undefined) return undefined;
  return {
    slug,
    ...(question !== undefined && { question }),
    ...(print !== undefined && { print }),
  };
}

function ownIn(parts: URLSearchParams): Pick<SetLink, 'own'> {
  const own = parts.getAll('w').slice(0, MOST_ITEMS);
  return own.length === 0 ? {} : { own };
}

function reviewIn(parts: URLSearchParams): Pick<SetLink, 'review'> {
  const review = parts.get('r') ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(review) ? { review } : {};
}

function orderIn(parts: URLSearchParams): AskingOrder | undefined {
  switch (parts.get('o')) {
    case null:
      return { kind: 'asListed' };
    case 'shuffled':
      return { kind: 'shuffled' };
    case 'seeded':
      return { kind: 'seeded', seed: (parts.get('s') ?? '').slice(0, MOST_LETTERS) };
    default:
      return undefined;
  }
}
