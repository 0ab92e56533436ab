// The turn's strip marks the step of the turn that the replay stands at.

function markStep(at: string): void {
  const strip = document.querySelector('.strip');
  const places = [...(strip?.querySelectorAll<HTMLElement>('li') ?? [])];
  for (const place of places) {
    if (place.dataset.step === at) place.setAttribute('aria-current', 'step');
    else place.removeAttribute('aria-current');
  }
  const now = places.find((place) => place.hasAttribute('aria-current'));
  const here = strip?.querySelector('.here b');
  if (now && here) here.textContent = now.querySelector('i')?.textContent ?? '';
}

addEventListener('step', (event) => {
  const step = event instanceof CustomEvent ? event.detail : undefined;
  if (step instanceof HTMLElement) markStep(step.dataset.at ?? '');
});

export {};
