// What can be kept for when there is no network, as the build lists it, and what of it is here.
import { isAsAsked, LONGEST_FETCH } from '../offline/asAsked.ts';
import { Assets } from '../offline/assets.ts';
import { KeptBundles, type Wanted } from '../offline/keptBundles.ts';
import {
  bundlesOf,
  cachesBelow,
  kitNames,
  type ListedBundle,
  listOf,
  type OfflineList,
  roomsFor,
} from '../offline/offlineFiles.ts';
import { withBase } from '../withBase.ts';

const root = withBase('/');
export const assets = new Assets(root);
export const kept = new KeptBundles(root);

const lists = new Map<string, Promise<OfflineList>>();

/** What there is to keep; without a network, what there was. */
export function listed(language: string): Promise<OfflineList> {
  const list = lists.get(language) ?? listFrom(`${root}${listOf(language)}`);
  lists.set(language, list);
  list.catch(() => lists.delete(language));
  return list;
}

async function listFrom(address: string): Promise<OfflineList> {
  const cache = await caches.open(cachesBelow(root).visited);
  const limit = AbortSignal.timeout(LONGEST_FETCH);
  const sent = await fetch(address, { cache: 'reload', signal: limit }).catch(() => undefined);
  const fresh = sent && (await isAsAsked(sent, address)) ? sent : undefined;
  if (fresh) await cache.put(address, fresh.clone()).catch(() => {});
  const list = fresh ?? (await cache.match(address));
  if (list === undefined) throw new Error(`${address} is not there`);
  return await list.json();
}

/** Where a bundle is not to be had, there may be another list by now. */
export const forgetList = (language: string): boolean => lists.delete(language);

/** How many bytes something is, and how many of them are still to come. */
export interface KeptSize {
  readonly all: number;
  readonly missing: number;
}

/** Rejects where nobody knows. */
export async function sizeOf(wanted: readonly Wanted[]): Promise<KeptSize> {
  let [all, missing] = [0, 0];
  for (const [language, those] of Map.groupBy(wanted, (one) => one.language)) {
    const list = await listed(language);
    // What is on every page is there whatever is wanted.
    const kits = kitsFor(language, list, those).filter((name) => !name.startsWith('shell'));
    for (const name of kits) all += list.kits[name]?.bytes ?? 0;
    for (const [, bytes] of bundlesFor(list, those)) all += bytes;
    for (const { bytes } of await missingKits(language, list, those)) missing += bytes;
    for (const [, bytes] of await missingBundles(language, list, those)) missing += bytes;
  }
  return { all: Math.max(all, missing), missing };
}

export const kitsFor = (language: string, { kits }: OfflineList, wanted: readonly Wanted[]) =>
  kitNames([...new Set(wanted.flatMap(({ share }) => roomsFor(share)))], language).filter(
    (name) => kits[name] !== undefined,
  );

const bundlesFor = (list: OfflineList, wanted: readonly Wanted[]): readonly ListedBundle[] =>
  bundlesOf(
    list,
    wanted.map(({ share }) => share),
  );

/** The names of the bundles that are wanted. */
export const namesFor = (list: OfflineList, wanted: readonly Wanted[]): ReadonlySet<string> =>
  new Set(bundlesFor(list, wanted).map(([name]) => name));

export const missingKits = (language: string, list: OfflineList, wanted: readonly Wanted[]) =>
  assets.missing(list.kits, kitsFor(language, list, wanted));

export async function missingBundles(
  language: string,
  list: OfflineList,
  wanted: readonly Wanted[],
): Promise<readonly ListedBundle[]> {
  const there = new Set((await bundlesIn(language)).map(({ name }) => name));
  return bundlesFor(list, wanted).filter(([name]) => !there.has(name));
}

/** What is kept of a language. */
export const bundlesIn = async (language: string) =>
  (await kept.bundles()).filter((one) => one.language === language);
