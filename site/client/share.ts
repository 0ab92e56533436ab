// What a page is shared by opens without a script; with the first touch comes what copies, for the page or the step shown.
let shown = 'step-1';

addEventListener('step', (event) => {
  const step = event instanceof CustomEvent ? event.detail : undefined;
  if (!(step instanceof HTMLElement)) return;
  shown = step.id;
  for (const place of document.querySelectorAll('.share-step b'))
    place.textContent = shown.split('-').at(-1) ?? '';
});

document.addEventListener('click', ({ target }) => {
  const opener = target instanceof Element ? target.closest('[popovertarget=share]') : null;
  const panel = document.querySelector<HTMLElement>('#share');
  if (opener === null || panel === null) return;
  const step = opener.matches('.share-step') ? shown : undefined;
  // Where it can't be had, the addresses stand there as they would without a script.
  import('./share/panel.ts').then(
    ({ shareIn }) => shareIn(panel, step),
    () => {},
  );
});

export {};
