// Keeps what is wanted for when there is no network, bundle by bundle: what has come is not fetched again. One page at a
// time does it, of all that are open.
import { isAsAsked, LONGEST_FETCH } from '../offline/asAsked.ts';
import type { KeptBundle, Wanted } from '../offline/keptBundles.ts';
import {
  bundleOf,
  cachesBelow,
  type KeptShare,
  kitNames,
  type ListedBundle,
  type OfflineList,
  roomsFor,
} from '../offline/offlineFiles.ts';
import { withBase } from '../withBase.ts';
import {
  assets,
  bundlesIn,
  forgetList,
  kept,
  kitsFor,
  listed,
  missingBundles,
  missingKits,
  namesFor,
  sizeOf,
} from './keptParts.ts';

const root = withBase('/');
const { former } = cachesBelow(root);

/** How fetching ahead ended; what has come stays. */
export type FetchOutcome =
  | { readonly kind: 'kept' }
  /** The network failed, or a file was not to be had. */
  | { readonly kind: 'interrupted' }
  /** Somebody asked to stop. */
  | { readonly kind: 'stopped' }
  /** The browser has too little room. */
  | { readonly kind: 'full'; readonly needed: number; readonly left: number };

/** What the page hears of it: bytes that have come, and how it ended. */
export type FetchReport =
  | { readonly kind: 'came'; readonly bytes: number }
  | { readonly kind: 'ended'; readonly outcome: FetchOutcome };

/** How many bundles are fetched at once. */
const GROUP = 4;

let running = new AbortController();

export const stopKeeping = (): void => running.abort();

/** Whoever asks goes first; what went on by itself goes on another time. */
const takeOver = (): void => running.abort(new Error('something else was asked for'));

export async function keepAsked(wanted: readonly Wanted[]): Promise<void> {
  takeOver();
  void navigator.storage?.persist?.().catch(() => false);
  await oneAtATime({}, wanted, async () => {
    const [{ missing: needed }, left] = await Promise.all([sizeOf(wanted), roomLeft()]);
    if (left < needed) return { kind: 'full', needed, left };
    await kept.want(wanted);
    return fill(wanted);
  });
}

/**
 * How it goes where nobody asked: whether it waits for another page that is at it, and how many bytes of bundles there may
 * be, and no scripts then.
 */
export interface BySelf {
  readonly options: LockOptions;
  readonly most?: number;
}

/** Undefined where another page is at it. */
export const keepBySelf = (
  wanted: readonly Wanted[],
  { options, most }: BySelf,
): Promise<FetchOutcome | undefined> => oneAtATime(options, wanted, () => fill(wanted, most));

/** Takes away what nothing else that is wanted needs. */
export async function remove(wanted: readonly Wanted[]): Promise<void> {
  takeOver();
  await kept.unwant(wanted);
  for (const [at, share] of FORMER_SHARES.entries())
    if (wanted.some((one) => one.share === share)) await caches.delete(former[at] ?? '');
  for (const [language, those] of Map.groupBy(wanted, (one) => one.language)) {
    const list = await listed(language).catch(() => undefined);
    await prune(language, list, list === undefined ? new Set() : namesFor(list, those));
    if (list !== undefined) await forgetKits(language, list, those);
  }
}

/** The scripts that nothing else needs that is wanted, in any language. */
async function forgetKits(
  language: string,
  list: OfflineList,
  those: readonly Wanted[],
): Promise<void> {
  const wanted = await kept.wanted();
  const needed = new Set(
    wanted.flatMap((one) => kitNames(roomsFor(one.share), one.language)).concat('shell'),
  );
  const names = kitsFor(language, list, those).filter((name) => !needed.has(name));
  await assets.forget(
    names
      .filter((name) => !name.startsWith('shell'))
      .flatMap((name) => list.kits[name]?.paths ?? []),
  );
}

/** What of versions before bundles was kept, in the order of its caches. */
const FORMER_SHARES: readonly KeptShare[] = ['sets', 'rest'];

function oneAtATime(
  options: LockOptions,
  wanted: readonly Wanted[],
  act: () => Promise<FetchOutcome>,
): Promise<FetchOutcome | undefined> {
  return navigator.locks.request(`r509 keeping ${root}`, options, async (lock) => {
    if (lock === null) return undefined;
    running = new AbortController();
    const before = await kept.bundles();
    const outcome = await act().catch((error) => ended(error, wanted, before));
    tell({ kind: 'ended', outcome });
    return outcome;
  });
}

async function ended(
  error: unknown,
  wanted: readonly Wanted[],
  before: readonly KeptBundle[],
): Promise<FetchOutcome> {
  const name = error instanceof Error ? error.name : '';
  if (name !== 'AbortError' && name !== 'QuotaExceededError') return { kind: 'interrupted' };
  if (name === 'QuotaExceededError') return withRoom(wanted, before);
  await noteStopped(wanted);
  return { kind: 'stopped' };
}

/** What came only now leaves its room to answers, which want to be kept, too. What there was before stays. */
async function withRoom(
  wanted: readonly Wanted[],
  before: readonly KeptBundle[],
): Promise<FetchOutcome> {
  const full = await sizeOf(wanted);
  const old = new Set(before.map(({ url }) => url));
  await kept.delete((await kept.bundles()).filter(({ url }) => !old.has(url)));
  await noteStopped(wanted);
  const { missing } = await sizeOf(wanted);
  return { kind: 'full', needed: missing, left: missing - full.missing };
}

/** Where there is no room even for the note, it is not wanted any more, and does not go on by itself either. */
const noteStopped = (wanted: readonly Wanted[]): Promise<void> =>
  kept.stop(wanted).catch(() => undefined);

async function fill(
  wanted: readonly Wanted[],
  most = Number.POSITIVE_INFINITY,
): Promise<FetchOutcome> {
  for (const [language, those] of Map.groupBy(wanted, (one) => one.language)) {
    const list = await listed(language);
    const isWhole = most === Number.POSITIVE_INFINITY;
    for (const kit of isWhole ? await missingKits(language, list, those) : []) {
      running.signal.throwIfAborted();
      await assets.keep([kit], isLoaded);
      tell({ kind: 'came', bytes: kit.bytes });
    }
    const missing = upTo(most, await missingBundles(language, list, those));
    for (let at = 0; at < missing.length; at += GROUP) {
      running.signal.throwIfAborted();
      await bringAll(language, list.version, missing.slice(at, at + GROUP));
    }
    await prune(language, list);
  }
  return { kind: 'kept' };
}

/** What has come is kept, though another has not. */
async function bringAll(
  language: string,
  version: string,
  bundles: readonly ListedBundle[],
): Promise<void> {
  const results = await Promise.allSettled(
    bundles.map(async ([name, bytes]) => {
      await bring(language, version, name);
      tell({ kind: 'came', bytes });
    }),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function bring(language: string, version: string, name: string): Promise<void> {
  const address = `${root}${bundleOf(language, name)}`;
  const limit = AbortSignal.any([running.signal, AbortSignal.timeout(LONGEST_FETCH)]);
  const response = await fetch(address, { cache: 'reload', signal: limit });
  const bytes = await response.clone().arrayBuffer();
  // It may be cut, or something else that the host sends in its place.
  if (!(await isAsAsked(response, address)) || (await nameOf(bytes)) !== name) {
    forgetList(language);
    throw new Error(`${address}: ${response.status}`);
  }
  await kept.put({ language, name, version }, response);
}

/** As the build names a bundle. */
async function nameOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first of them: as many as there is room for. */
function upTo(most: number, bundles: readonly ListedBundle[]): readonly ListedBundle[] {
  let sum = 0;
  return bundles.filter(([, bytes]) => {
    sum += bytes;
    return sum <= most;
  });
}

/**
 * Deletes what nobody wants any more. While something that is wanted is still to come as it is now, what is kept of it as
 * it was stays, and with it all that nobody can name. `names`: what is certainly not wanted by itself.
 */
async function prune(
  language: string,
  list: OfflineList | undefined,
  names: ReadonlySet<string> = new Set(),
): Promise<void> {
  const wanted = (await kept.wanted()).filter((one) => one.language === language);
  const needed = list === undefined ? new Set<string>() : namesFor(list, wanted);
  const there = await bundlesIn(language);
  const isWhole =
    wanted.length === 0 ||
    (list !== undefined && [...needed].every((name) => there.some((one) => one.name === name)));
  const gone = there.filter(({ name }) => !needed.has(name) && (isWhole || names.has(name)));
  await kept.delete(gone);
}

/** What this page has loaded, the browser has at hand. */
const isLoaded = (path: string): boolean =>
  performance.getEntriesByName(new URL(`${root}${path}`, location.href).href).length > 0;

/** How many bytes the browser would keep yet; without end where it doesn't say. */
async function roomLeft(): Promise<number> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined ? Number.POSITIVE_INFINITY : Math.max(0, quota - usage);
}

const tell = (detail: FetchReport): boolean =>
  dispatchEvent(new CustomEvent('keeping', { detail }));
