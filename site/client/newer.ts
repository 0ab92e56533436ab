// A new version of the site that waits: offered at the end of the page, and taken only when somebody says so.

export function offerNewer(registration: ServiceWorkerRegistration, home: string): void {
  whenWaiting(registration, () => {
    // The first version is no newer one.
    if (navigator.serviceWorker.controller) void show(registration, home);
  });
}

/** What is asked of a registration here. */
interface Updating {
  readonly waiting: EventTarget | null;
  readonly installing: EventTarget | null;
  readonly addEventListener: (name: 'updatefound', act: () => void) => void;
}

/** Acts where a version waits, and each time that one begins to: also one that was on its way before anybody asked. */
export function whenWaiting(registration: Updating, act: () => void): void {
  const look = (): void => {
    if (registration.waiting) act();
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
}

/** Not in a round, nor twice. It stands below all else, so that nothing moves. */
async function show(registration: ServiceWorkerRegistration, home: string): Promise<void> {
  const line = await lineIn(home).catch(() => undefined);
  if (line === undefined || document.querySelector('.newer, .round-bar:not([hidden])')) return;
  line.querySelector('button')?.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    // By then a still newer one may wait.
    registration.waiting?.postMessage('skip');
  });
  document.querySelector('.foot .wrap')?.append(line);
}

/** As the page for what is not kept says it, which every browser has that has a worker. */
async function lineIn(home: string): Promise<HTMLElement> {
  const response = await fetch(new URL('offline/', home), { signal: AbortSignal.timeout(60_000) });
  const there = new DOMParser().parseFromString(await response.text(), 'text/html');
  const kept = there.querySelector<HTMLTemplateElement>('.newer-line')?.content;
  const line = kept?.querySelector<HTMLElement>('*');
  if (!line) throw new Error('it says nothing of that');
  return document.importNode(line, true);
}
