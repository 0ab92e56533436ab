// The lines to copy: they name the step shown, and a button copies each.

function nameStep(id: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-anchor]'))
    place.textContent = place.dataset.anchor === 'k' ? (id.split('-').at(-1) ?? '') : id;
}

addEventListener('step', (event) => {
  const step = event instanceof CustomEvent ? event.detail : undefined;
  if (step instanceof HTMLElement) nameStep(step.id);
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
