// Before a placement test there is only its start: all else comes when that is touched.
import { recallPlacement } from './placement/sitting.ts';

const placement = document.querySelector<HTMLElement>('r509-placement');
const start = placement?.querySelector<HTMLElement>('.exam-start');

const load = (): Promise<unknown> => import('./placement.ts');

if (placement && start) {
  for (const event of ['pointerover', 'focusin'])
    start.addEventListener(event, () => void load().catch(() => {}), { once: true });
  start.addEventListener('click', (event) => void press(event));
  // One that was left can be gone on with, and one that is over is shown.
  if (recallPlacement().kind !== 'none') open();
  else start.dataset.ready = '';
}

function open(): void {
  load().catch(() => {
    say();
    if (start) start.dataset.ready = '';
    addEventListener('online', open, { once: true });
  });
}

/** What is pressed before it can do anything is pressed again when it can. */
async function press({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button === null || customElements.get('r509-placement')) return;
  try {
    await load();
    button.click();
  } catch {
    say();
  }
}

function say(): void {
  const place = placement?.querySelector('.exam-says');
  if (place) place.textContent = placement?.dataset.failed ?? '';
}
