// Whoever has searched once can do so without a network, though no worker kept what the page asked for then.
import { bringInto } from '../../offline/asAsked.ts';
import { cachesBelow } from '../../offline/offlineFiles.ts';
import { withBase } from '../../withBase.ts';
import { root } from './searcher.ts';

let isAsked = false;

/** Once a page, from what the browser has: nothing is sent again. */
export function keepIndex(): void {
  if (isAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isAsked = true;
  keep().catch(() => {});
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.ready;
  const cache = await caches.open(cachesBelow(withBase('/')).visited);
  for (const name of ['', 'first.json', 'texts.json']) {
    const address = `${root}search/${name}`;
    if (!(await cache.match(address))) await bringInto(cache, address, { cache: 'force-cache' });
  }
}
