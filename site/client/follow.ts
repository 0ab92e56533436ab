// What follows the step shown: the turn's strip, and the lines to copy.

function followStrip(at: string): void {
  const strip = document.querySelector('.strip');
  const stops = [...(strip?.querySelectorAll('li') ?? [])];
  for (const stop of stops) {
    if (stop.querySelector('b')?.textContent === at) stop.setAttribute('aria-current', 'step');
    else stop.removeAttribute('aria-current');
  }
  const now = stops.find((stop) => stop.hasAttribute('aria-current'));
  const here = strip?.querySelector('.here b');
  if (now && here) here.textContent = now.querySelector('i')?.textContent ?? '';
}

function followLines(id: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-anchor]'))
    place.textContent = place.dataset.anchor === 'k' ? (id.split('-').at(-1) ?? '') : id;
}

addEventListener('step', (event) => {
  const step = event instanceof CustomEvent ? event.detail : undefined;
  if (!(step instanceof HTMLElement)) return;
  followStrip(step.dataset.at ?? '');
  followLines(step.id);
});

for (const place of document.querySelectorAll('[data-origin]:empty'))
  place.textContent = location.origin;

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const text = button.parentElement?.querySelector('code')?.textContent ?? '';
    await navigator.clipboard.writeText(text);
    const label = button.querySelector('span');
    const before = label?.textContent ?? '';
    if (label) label.textContent = button.dataset.copy ?? before;
    setTimeout(() => {
      if (label) label.textContent = before;
    }, 1600);
  });
}

export {};
