// A new version of the site that waits: offered at the end of the page, and taken only when somebody says so.

export function offerNewer(registration: ServiceWorkerRegistration, home: string): void {
  // The first version is no newer one.
  const offer = (worker: ServiceWorker | null): void => {
    if (worker && navigator.serviceWorker.controller) void show(worker, home);
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
}

/** Not in a round, nor twice. It stands below all else, so that nothing moves. */
async function show(worker: ServiceWorker, home: string): Promise<void> {
  const line = await lineIn(home).catch(() => undefined);
  if (line === undefined || document.querySelector('.newer, .round-bar:not([hidden])')) return;
  line.querySelector('button')?.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    worker.postMessage('skip');
  });
  document.querySelector('.foot .wrap')?.append(line);
}

/** As the page for what is not kept says it, which every browser has that has a worker. */
async function lineIn(home: string): Promise<HTMLElement> {
  const response = await fetch(new URL('offline/', home));
  const there = new DOMParser().parseFromString(await response.text(), 'text/html');
  const kept = there.querySelector<HTMLTemplateElement>('.newer-line')?.content;
  const line = kept?.querySelector<HTMLElement>('*');
  if (!line) throw new Error('it says nothing of that');
  return document.importNode(line, true);
}
