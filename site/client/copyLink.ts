// The lines to copy: they name the step shown, and a button copies each.
import { whenWhole } from './whenWhole.ts';

function nameStep(id: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-anchor]'))
    place.textContent = place.dataset.anchor === 'k' ? (id.split('-').at(-1) ?? '') : id;
}

addEventListener('step', (event) => {
  const step = event instanceof CustomEvent ? event.detail : undefined;
  if (step instanceof HTMLElement) nameStep(step.id);
});

whenWhole(() => {
  for (const place of document.querySelectorAll('[data-origin]:empty'))
    place.textContent = location.origin;
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copyBeside(button));
  }
});

async function copyBeside(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('code');
  if (!code || !(await copied(code))) return;
  const label = button.querySelector('span');
  const before = label?.textContent ?? '';
  if (label) label.textContent = button.dataset.copy ?? before;
  setTimeout(() => {
    if (label) label.textContent = before;
  }, 1600);
}

/** Whether it was copied; where the browser does not let us, it stands selected, for the reader to copy. */
async function copied(code: Element): Promise<boolean> {
  try {
    // Not there where a page comes over plain HTTP.
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return document.execCommand('copy');
  }
}
