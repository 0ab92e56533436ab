import { LANGUAGES, type Language } from '../i18n/languages.ts';
import type { KitRoom } from '../offline/offlineFiles.ts';
import { scriptsNamedIn } from './namedScripts.ts';
import type { Bundled } from './offlineShares.ts';
import { type BuiltFiles, NOTHING_NAMED, type SiteFile, withoutLanguage } from './siteFiles.ts';

/** What of a round waits until it is begun: boards that are made, and exports. */
const LATER = /^_astro\/(another|making|madePage|exportSet)\./;

/** What asks on somebody's own board: it leads to all of the engine, which goes with the page for such boards. */
const OWN = /^_astro\/(ownPage|ownBoards)\./;

/** What makes boards, and rules where there are too many declarations: a page that needs it asks for it as it is opened. */
const MAKER = /^_astro\/boardWorker\./;

/** What searches: whoever has searched has it, and whoever begins a round. */
const SEARCHES = /^_astro\/(field|searchWorker)\./;

/** The page that stands in for one that is not kept goes with what speaks its language. */
const STAND_IN = /^([a-z]{2}\/)?offline\/$/;

/** What goes into each kit, by its name; `shell.it` has what of the shell Italian pages alone ask for. */
export function kitsOf(
  { names, bytesOf }: BuiltFiles,
  pages: readonly SiteFile[],
): ReadonlyMap<string, Bundled> {
  const assets = names.filter((name) => name.startsWith('_astro/'));
  const graph = new Graph(assets, (name) => new TextDecoder().decode(bytesOf(name)));
  const found = new Map<string, Reached>();
  const searching = assets.filter((asset) => SEARCHES.test(asset));
  for (const [room, language, roots, isLeftOut] of [...rootsOf(pages), ...rootsOfSearch(searching)])
    for (const asset of graph.reached(roots, language, isLeftOut)) {
      const one = found.get(asset) ?? { languages: new Set(), rooms: new Set() };
      found.set(asset, one);
      one.languages.add(language);
      one.rooms.add(room);
    }
  const standIns = pages.filter(({ path }) => STAND_IN.test(path));
  return Map.groupBy([...assets.map(fileFor), ...standIns], ({ path, language }) =>
    language ? `shell.${language}` : OWN.test(path) ? 'own' : nameFor(found.get(path)),
  );
}

/** A script or style, of which the name changes with what is in it. */
const fileFor = (path: string): SiteFile => ({
  ...NOTHING_NAMED,
  path,
  digest: path,
  length: 0,
  language: undefined,
});

interface Reached {
  readonly languages: Set<Language>;
  readonly rooms: Set<KitRoom>;
}

/** What nothing is known of goes with every page. */
function nameFor(reached: Reached | undefined): string {
  const { rooms, languages } = reached ?? { rooms: new Set(), languages: new Set(LANGUAGES) };
  const [one, ...others] = languages;
  const room = (['shell', 'rounds', 'own'] as const).find((each) => rooms.has(each)) ?? 'shell';
  return others.length > 0 || one === undefined ? room : `${room}.${one}`;
}

type Roots = readonly [
  room: KitRoom,
  language: Language,
  roots: readonly string[],
  isLeftOut: (asset: string) => boolean,
];

/** Pages that name the same are looked at once. */
function rootsOf(pages: readonly SiteFile[]): Iterable<Roots> {
  const all = new Map<string, Roots>();
  for (const { path, language, assets, boards } of pages) {
    if (language === undefined || assets.length === 0) continue;
    const room = roomOf(withoutLanguage(path));
    const isLeftOut = (one: string): boolean =>
      OWN.test(one) || SEARCHES.test(one) || (room === 'shell' && MAKER.test(one));
    all.set(`${room} ${language} ${assets}`, [room, language, assets, isLeftOut]);
    // Whoever opens a set answers its boards, though it were the only page that they ever opened; a stop of the course has
    // more beside its round, which is kept as it is opened.
    if (boards.length > 0 && isSet(path))
      all.set(`round ${language} ${assets}`, ['shell', language, assets, isLater]);
  }
  return all.values();
}

const rootsOfSearch = (searching: readonly string[]): readonly Roots[] =>
  LANGUAGES.map((language) => ['rounds', language, searching, (one) => OWN.test(one)]);

const isSet = (path: string): boolean => withoutLanguage(path).startsWith('practice/');

const isLater = (asset: string): boolean =>
  [LATER, MAKER, OWN, SEARCHES].some((kind) => kind.test(asset));

const roomOf = (path: string): KitRoom => {
  if (/^(sandbox|embed\/board)\//.test(path)) return 'own';
  return /^(practice|exam|progress|course|placement)\//.test(path) ? 'rounds' : 'shell';
};

/** Which scripts each script names. */
class Graph {
  readonly #paths: ReadonlyMap<string, string>;
  readonly #codeOf: (asset: string) => string;
  readonly #named = new Map<string, readonly (readonly [path: string, of: string | undefined])[]>();

  constructor(assets: readonly string[], codeOf: (asset: string) => string) {
    this.#paths = new Map(assets.map((path) => [path.replace(/^.*\//, ''), path]));
    this.#codeOf = codeOf;
  }

  reached(
    roots: readonly string[],
    language: Language,
    isLeftOut: (asset: string) => boolean,
  ): ReadonlySet<string> {
    const found = new Set(roots);
    for (const one of found)
      for (const [path, of = language] of this.#namedIn(one))
        if (of === language && !isLeftOut(path)) found.add(path);
    return found;
  }

  #namedIn(asset: string): readonly (readonly [path: string, of: string | undefined])[] {
    const known = this.#named.get(asset);
    if (known !== undefined) return known;
    const code = asset.endsWith('.js') ? this.#codeOf(asset) : '';
    const named = scriptsNamedIn(code).flatMap(({ address, language }) => {
      const path = this.#paths.get(address.replace(/^.*\//, ''));
      return path === undefined ? [] : [[path, language] as const];
    });
    this.#named.set(asset, named);
    return named;
  }
}
