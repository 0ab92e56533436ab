// Before an exam there is only its start: all else comes when that is touched.
import { sittingsKept } from './exam/sitting.ts';

const exam = document.querySelector<HTMLElement>('r509-exam');
const start = exam?.querySelector<HTMLElement>('.exam-start');

const load = (): Promise<unknown> => import('./exam.ts');

if (exam && start) {
  for (const event of ['pointerover', 'focusin'])
    start.addEventListener(event, () => void load().catch(() => {}), { once: true });
  start.addEventListener('click', (event) => void press(event));
  // One that was left can be gone on with, and the address may be that of one.
  if (sittingsKept().length > 0 || location.hash.length > 1) open();
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
  if (button === null || customElements.get('r509-exam')) return;
  try {
    await load();
    button.click();
  } catch {
    say();
  }
}

function say(): void {
  const place = exam?.querySelector('.exam-says');
  if (place) place.textContent = exam?.dataset.failed ?? '';
}
