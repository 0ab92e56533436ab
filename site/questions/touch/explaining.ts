import type { Marking } from '../marking.ts';
import { element } from '../script/dom.ts';

/**
 * Once an answer is marked as wrong, what explains it is looked for. Whoever asks a form to `judge` hears what is
 * `judged`, of which nothing is shown.
 */
export function explainWhenWrong(form: HTMLFormElement): void {
  const question = form.closest<HTMLElement>('r509-question');
  const marking: Marking = JSON.parse(question?.dataset.marking ?? 'null');
  question?.addEventListener('answered', (event) => {
    if (event instanceof CustomEvent && event.detail?.right === false)
      void explained(form, marking);
  });
  form.addEventListener('judge', () => void judge(form, marking));
  form.dataset.ready = '';
  form.dispatchEvent(new Event('ready'));
}

async function judge(form: HTMLFormElement, marking: Marking): Promise<void> {
  const detail = await import('../rulings/diagnose.ts')
    .then(({ judgementOf }) => judgementOf(form, marking))
    .catch(() => ({ kind: 'failed' }));
  form.dispatchEvent(new CustomEvent('judged', { detail }));
}

async function explained(form: HTMLFormElement, marking: Marking): Promise<void> {
  const hint = form.querySelector('.q-help .q-hint');
  if (hint === null) return;
  try {
    const { toldOfMistakes } = await import('../rulings/diagnose.ts');
    const told = await toldOfMistakes(form, marking);
    // By then another answer may have been marked, or this one taken back.
    const isStill = hint.isConnected && form.querySelector('.q-result')?.hasChildNodes();
    if (isStill && told.length > 0)
      hint.before(element('div', 'q-hint', element('div', '', ...told)));
  } catch {
    // The ruling stands without it.
  }
}
