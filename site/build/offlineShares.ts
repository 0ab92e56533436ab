import type { Language } from '../i18n/languages.ts';
import type { KeptShare } from '../offline/offlineFiles.ts';
import { digestOf, type SiteFile, withoutLanguage } from './siteFiles.ts';

/** Files that go into one bundle. */
export type Bundled = readonly SiteFile[];
type Shares = ReadonlyMap<KeptShare, readonly Bundled[]>;

/** How many letters a bundle has at most, unpacked: some seventy kilobytes as they are sent; pages of dates are alike. */
const MOST = 1_500_000;
const MOST_ALIKE = 4_000_000;

/** What is kept together in a language, each share as its bundles. */
export function sharesOf(language: Language, files: readonly SiteFile[]): Shares {
  const own = files.filter((file) => (file.language ?? language) === language);
  const byPath = new Map(own.map((file) => [file.path, file]));
  const kept = own.filter(({ path }) => !ELSEWHERE.test(withoutLanguage(path)));
  const sets = setShares(kept, byPath);
  const whole = Map.groupBy(kept, ({ path }) => shareFor(withoutLanguage(path)));
  const rooms = [...whole].map(([share, pages]): readonly [KeptShare, readonly Bundled[]] => {
    const there = share === 'sets' ? apartIn(sets) : [];
    const isThere = new Set(there.flat());
    const others = withNeeded(pages, byPath).filter((file) => !isThere.has(file));
    return [share, [...there, ...inPieces(others, share === 'rest' ? MOST_ALIKE : MOST)]];
  });
  return new Map([...rooms, ...sets]);
}

/** What other programs and other people’s pages show, what goes with a page, and what a browser keeps otherwise. */
const ELSEWHERE = /^(api|cards|schema|offline|_astro|embed|oembed|questions)\//;
/** What stands below a date is of older rules, and nobody is asked there. */
const DATED = /^(scenarios|exercises)\/[^/]+\/\d{4}-\d\d-\d\d\//;
/** By what all rounds go: pages of practice that are no sets, and what explains an answer. */
const OF_ROUNDS =
  /^($|exam\/|placement\/|course\/$|progress\/|mistakes\/|rules\/said\/|practice\/($|[^/]+$|(boards|class|codes|daily|make|own|sit)\/))/;

function shareFor(path: string): KeptShare {
  if (OF_ROUNDS.test(path)) return 'rounds';
  if (path.startsWith('sandbox/')) return 'own';
  const isOfSets = /^(practice|exercises|scenarios)\//.test(path) && !DATED.test(path);
  return isOfSets ? 'sets' : 'rest';
}

type ByPath = ReadonlyMap<string, SiteFile>;

/** Each practice set with its boards. One that has parts is its parts, and what is in none of them. */
function setShares(kept: readonly SiteFile[], byPath: ByPath): Shares {
  const sets = kept.filter(({ boards }) => boards.length > 0);
  const shares = new Map<KeptShare, readonly Bundled[]>();
  // The parts first, which have longer names than what they are parts of.
  for (const set of sets.toSorted((a, b) => b.path.length - a.path.length)) {
    const parts = sets.filter(
      ({ path, boards }) =>
        path.startsWith(set.path.replace(/\/$/, '-')) &&
        boards.every((board) => set.boards.includes(board)),
    );
    const inParts = new Set(parts.flatMap(({ boards }) => boards));
    const alone = found(
      set.boards.filter((path) => !inParts.has(path)),
      byPath,
    );
    const bundles = parts.flatMap((part) => shares.get(shareOfSet(part)) ?? []);
    shares.set(shareOfSet(set), [...inPieces(withNeeded([set, ...alone], byPath)), ...bundles]);
  }
  return shares;
}

const shareOfSet = ({ path }: SiteFile): KeptShare => `sets/${path.split('/').at(-2)}`;

/** Bundles of sets that have no file in common, the largest sets first: of levels, every board is in one. */
function apartIn(sets: Shares): readonly Bundled[] {
  const taken = new Set<SiteFile>();
  const bySize = [...sets.values()].toSorted((a, b) => b.flat().length - a.flat().length);
  return bySize.flatMap((bundles) => {
    if (bundles.flat().some((file) => taken.has(file))) return [];
    for (const file of bundles.flat()) taken.add(file);
    return bundles;
  });
}

/** Pages, each with what it is made whole of and what its questions are marked by. */
const withNeeded = (pages: readonly SiteFile[], byPath: ByPath): readonly SiteFile[] => [
  ...new Set(
    pages.flatMap((page) => [...found(page.like, byPath), page, ...found(page.games, byPath)]),
  ),
];

const found = (paths: readonly string[], byPath: ByPath): readonly SiteFile[] =>
  paths.flatMap((path) => byPath.get(path) ?? []);

/** From half of the most on a bundle may end, where a file says so: then what is added moves none of the others. */
function inPieces(files: readonly SiteFile[], most = MOST): readonly Bundled[] {
  const pieces: SiteFile[][] = [[]];
  let length = 0;
  for (const file of files) {
    if (length > 0 && length + file.length > most) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(file);
    length += file.length;
    if (length > most / 2 && isLast(file)) length = most;
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** One of six is, whatever stands before it. */
const isLast = ({ path }: SiteFile): boolean => Number.parseInt(digestOf(path), 16) % 6 === 0;
