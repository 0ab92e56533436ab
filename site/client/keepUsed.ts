// What is kept for when there is no network without being asked: what was used. Nothing on a connection of which each byte
// is paid; on a slow one, the boards of a round that was begun.
import { bringInto } from '../offline/asAsked.ts';
import type { Wanted } from '../offline/keptBundles.ts';
import { cachesBelow, type KeptShare, SHARES } from '../offline/offlineFiles.ts';
import { withBase } from '../withBase.ts';
import { keepBySelf } from './fetchAhead.ts';
import { kept } from './keptParts.ts';

const root = withBase('/');
const { former, visited } = cachesBelow(root);
const { lang: language } = document.documentElement;

/** So many bytes of a set come before anything was answered in it. */
const AT_REST = 56_000;
/** A round of more boards than these gets all there are: as bundles they weigh less. */
const FEW_BOARDS = 40;

const inLanguage = (shares: readonly KeptShare[], spoken = language): readonly Wanted[] =>
  shares.map((share) => ({ language: spoken, share }));

export async function keepUsed(): Promise<void> {
  const connection = connectionNow();
  if (connection === 'metered') return;
  const here = shareHere();
  whenBegun((boards) => void keepBegun(here, boards).catch(() => {}));
  if (connection === 'slow') return;
  await wantFormer();
  const wanted = await kept.wanted();
  const isWanted = wanted.some((one) => one.language === language && one.share === here);
  if (here !== undefined && !isWanted) await keepOpened(here);
  await keepOn(wanted.filter((one) => one.isStopped !== true));
}

/** What was used before goes on, and is kept as it is now. */
async function keepOn(wanted: readonly Wanted[]): Promise<void> {
  if (wanted.length === 0 || wasLookedThrough(wanted)) return;
  const outcome = await keepBySelf(wanted, { options: { ifAvailable: true } });
  if (outcome?.kind === 'kept' && (await isTakenOver())) noteLookedThrough(wanted);
}

/** What versions before bundles had kept goes once it is kept as it is now, and no worker of theirs answers from it. */
async function isTakenOver(): Promise<boolean> {
  if (await caches.has(`workbox-precache-v2-${new URL(root, location.href).href}`)) return false;
  for (const name of former) await caches.delete(name);
  return true;
}

/** Whoever installs the site wants all of it in their language, once: what they take away again stays away. */
export async function keepInstalled(): Promise<void> {
  if (connectionNow() === 'metered' || !isFirstTime()) return;
  const wanted = inLanguage(SHARES);
  await kept.want(wanted);
  await keepBySelf(wanted, { options: {} });
}

/** What is opened for the first time: of a set only as much as comes before anything is answered in it. */
async function keepOpened(here: KeptShare): Promise<void> {
  const wanted = inLanguage([here]);
  await kept.want(wanted);
  const most = here === 'own' ? Number.POSITIVE_INFINITY : AT_REST;
  await keepBySelf(wanted, { options: { ifAvailable: true }, most });
}

/** The share of which this page is. */
function shareHere(): KeptShare | undefined {
  if (document.querySelector('r509-sandbox') !== null) return 'own';
  const [, set] = /\/practice\/([\w-]+)\/$/.exec(location.pathname) ?? [];
  const round = document.querySelector(':not(r509-dealt) > r509-round[data-boards]');
  return set !== undefined && round !== null ? `sets/${set}` : undefined;
}

/** A round that was begun can be finished without a network. */
async function keepBegun(here: KeptShare | undefined, boards: readonly string[]): Promise<void> {
  const isMuch = here === undefined && boards.length > FEW_BOARDS;
  const shares: readonly KeptShare[] = isMuch ? ['sets'] : here === undefined ? [] : [here];
  const wanted = inLanguage(['rounds', ...shares]);
  await kept.want(wanted);
  if (shares.length === 0) await bringBoards(boards);
  await keepBySelf(wanted, { options: {} });
}

/** Boards that were dealt, each from its own page, with what marks it. */
async function bringBoards(boards: readonly string[]): Promise<void> {
  const pages = new Set(boards.map((href) => new URL(href, location.href).pathname));
  const cache = await caches.open(visited);
  for (const path of pages) {
    // Those that are made are on no page.
    if (path.endsWith('/practice/boards/')) continue;
    if (!(await cache.match(path))) await bringInto(cache, path, { cache: 'reload' });
    const html = (await (await cache.match(path))?.text()) ?? '';
    for (const [games] of html.matchAll(/[\w/-]*\/questions\/[\w.-]+\/[\w.-]+\.json/g))
      if (!(await cache.match(games))) await bringInto(cache, games, { cache: 'reload' });
  }
}

/** Calls as soon as a round or an exam has begun to ask boards on this page, with their addresses. */
function whenBegun(act: (boards: readonly string[]) => void): void {
  let before: string | undefined;
  const look = (): void => {
    const begun = begunHere();
    if (begun === undefined || begun === before) return;
    before = begun;
    act(JSON.parse(begun));
  };
  const sought = { subtree: true, childList: true, attributeFilter: ['data-begun'] };
  for (const place of document.querySelectorAll('r509-round, r509-dealt, r509-exam'))
    new MutationObserver(look).observe(place, sought);
  look();
}

/** A round has begun where one of its boards has a mark. */
function begunHere(): string | undefined {
  const exam = document.querySelector<HTMLElement>('r509-exam[data-begun]');
  const round = document.querySelector<HTMLElement>(
    'r509-round:has(.round-marks [class]:not([class=""], [class=now]))',
  );
  return exam?.dataset.begun ?? round?.dataset.boards;
}

/** What versions before bundles had kept is wanted as it is now. */
async function wantFormer(): Promise<void> {
  for (const [at, name] of former.entries()) {
    if (!(await caches.has(name))) continue;
    const keys = await (await caches.open(name)).keys();
    const shares: readonly KeptShare[] = at === 0 ? ['rounds', 'sets'] : ['own', 'rest'];
    for (const spoken of new Set(keys.map(({ url }) => languageAt(url))))
      await kept.want(inLanguage(shares, spoken));
  }
}

/** The head of a page names all languages, the one that is served at the root first. */
function languageAt(address: string): string {
  const languages = [...document.querySelectorAll<HTMLElement>('.lang [lang]')].map(
    (link) => link.lang,
  );
  const [first = ''] = new URL(address).pathname.slice(root.length).split('/');
  return languages.includes(first) ? first : (languages[0] ?? language);
}

type Connection = 'metered' | 'slow' | 'free';

/** Where a browser doesn't say, nobody has complained. */
function connectionNow(): Connection {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  if (saveData) return 'metered';
  return effectiveType === '4g' ? 'free' : 'slow';
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

const LOOKED_THROUGH = 'r509-kept';

/** Whether a visit has looked through all of that already. */
const wasLookedThrough = (wanted: readonly Wanted[]): boolean =>
  held(() => sessionStorage.getItem(LOOKED_THROUGH)) === JSON.stringify(wanted);

const noteLookedThrough = (wanted: readonly Wanted[]): void =>
  held(() => sessionStorage.setItem(LOOKED_THROUGH, JSON.stringify(wanted)));

function isFirstTime(): boolean {
  const name = `r509-installed-${language}`;
  const before = held(() => localStorage.getItem(name));
  held(() => localStorage.setItem(name, ''));
  return before === null;
}

/** Undefined where the browser keeps nothing. */
function held<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
