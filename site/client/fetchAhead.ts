// Fetches parts of the site ahead, in the page's own language; one page at a time, of all that are open.

import { isAsAsked, LONGEST_FETCH } from '../offline/asAsked.ts';
import { type FetchOutcome, OfflineCache } from '../offline/offlineCache.ts';
import {
  cachesBelow,
  type ListedFile,
  listOf,
  type OfflineList,
  type OfflineShare,
  PARTS,
} from '../offline/offlineFiles.ts';
import { withBase } from '../withBase.ts';

const root = withBase('/');
const { lang } = document.documentElement;
/** Says that a visit has looked through all of it already. */
const LOOKED_THROUGH = `r509-kept-${lang}`;

/** What the page hears of it: files that have come, and how it ended. */
export type FetchReport =
  | { readonly kind: 'came'; readonly files: readonly ListedFile[] }
  | { readonly kind: 'ended'; readonly outcome: FetchOutcome };

export const offlineCache = (part: OfflineShare): OfflineCache => new OfflineCache(root, part);

let running = new AbortController();

export const stopKeeping = (): void => running.abort();

/** The practice sets, without being asked; and all the rest where that was asked for before. */
export async function keepBySelf(): Promise<void> {
  if (isSparing() || wasLookedThrough()) return;
  const parts = (await offlineCache('rest').isThere()) ? PARTS : (['sets'] as const);
  const outcome = await keepParts(parts, { ifAvailable: true });
  if (outcome?.kind === 'kept') noteLookedThrough();
}

/** Whoever asks takes over from what goes on by itself. */
export async function keepAll(): Promise<void> {
  stopKeeping();
  void navigator.storage?.persist?.().catch(() => false);
  await keepParts(PARTS, {});
}

/** Undefined where another page is at it. */
async function keepParts(
  parts: readonly OfflineShare[],
  options: LockOptions,
): Promise<FetchOutcome | undefined> {
  return navigator.locks.request(`r509 keeping ${root}`, options, async (lock) => {
    if (lock === null) return undefined;
    running = new AbortController();
    const outcome = await fill(parts, running.signal);
    tell({ kind: 'ended', outcome });
    return outcome;
  });
}

async function fill(parts: readonly OfflineShare[], signal: AbortSignal): Promise<FetchOutcome> {
  const list = await listed().catch(() => undefined);
  if (list === undefined) return { kind: 'interrupted' };
  for (const part of parts) {
    const outcome = await offlineCache(part)
      .fill(list[part], signal, (files) => tell({ kind: 'came', files }))
      .catch(() => ({ kind: 'interrupted' }) as const);
    if (outcome.kind !== 'kept') return outcome;
  }
  return { kind: 'kept' };
}

/** What there is to keep; without a network, what there was. */
export async function listed(): Promise<OfflineList> {
  const address = `${root}${listOf(lang)}`;
  const cache = await caches.open(cachesBelow(root).visited);
  const limit = AbortSignal.timeout(LONGEST_FETCH);
  const sent = await fetch(address, { cache: 'reload', signal: limit }).catch(() => undefined);
  const fresh = sent && (await isAsAsked(sent, address)) ? sent : undefined;
  if (fresh) await cache.put(address, fresh.clone()).catch(() => {});
  const list = fresh ?? (await cache.match(address));
  if (list === undefined) throw new Error(`${address} is not there`);
  return await list.json();
}

const tell = (detail: FetchReport): boolean =>
  dispatchEvent(new CustomEvent('keeping', { detail }));

/** Whoever pays for each byte fetches nothing unasked. */
const isSparing = (): boolean => navigator.connection?.saveData === true;

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

function wasLookedThrough(): boolean {
  try {
    return sessionStorage.getItem(LOOKED_THROUGH) !== null;
  } catch {
    return false;
  }
}

function noteLookedThrough(): void {
  try {
    sessionStorage.setItem(LOOKED_THROUGH, '');
  } catch {
    // Then the next page looks again.
  }
}
