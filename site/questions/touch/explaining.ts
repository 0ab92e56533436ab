import { element } from '../dom.ts';
import type { Marking } from '../marking.ts';

/** Once an answer is marked as wrong, what explains it is looked for. */
export function explainWhenWrong(form: HTMLFormElement): void {
  const question = form.closest<HTMLElement>('r509-question');
  question?.addEventListener('answered', (event) => {
    if (event instanceof CustomEvent && event.detail?.right === false)
      void explained(form, JSON.parse(question.dataset.marking ?? 'null') as Marking);
  });
}

async function explained(form: HTMLFormElement, marking: Marking): Promise<void> {
  const hint = form.querySelector('.q-help .q-hint');
  if (hint === null) return;
  try {
    const { toldOfMistakes } = await import('../diagnose.ts');
    const told = await toldOfMistakes(form, marking);
    // By then another answer may have been marked, or this one taken back.
    const isStill = hint.isConnected && form.querySelector('.q-result')?.hasChildNodes();
    if (isStill && told.length > 0)
      hint.before(element('div', 'q-hint', element('div', '', ...told)));
  } catch {
    // The ruling stands without it.
  }
}
