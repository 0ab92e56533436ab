// Every answer is written down the moment that it is marked, before anything else is loaded: whoever leaves at once
// loses nothing. What brings it into the log comes then; where it can't, the answer waits for the next one.
import type { Answer } from './memory/answer.ts';

/** The last answer to each question. */
const given = new WeakMap<Element, Answer>();
/** Those that the browser's plain store would not take. */
const unkept: Answer[] = [];

addEventListener('answered', (event) => {
  const question = questionOf(event);
  // An exam tells by itself what was answered; later it is only looked at. In somebody else’s page nothing is kept, nor of
  // somebody's own board, which no list knows.
  if (
    !question ||
    question.closest('r509-exam, r509-placement, .embed, [data-at*="/sandbox/#"]') ||
    !(event instanceof CustomEvent)
  )
    return;
  const { at = `${location.pathname}#${question.closest('.q')?.id}` } = datasetOf(question, 'at');
  keep(question, {
    // A UUID would need an address with https.
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    when: Date.now(),
    item: at,
    ...datasetOf(question, 'print'),
    right: event.detail?.right === true,
    try: (given.get(question)?.try ?? 0) + 1,
    mistakes: [],
  });
});

addEventListener('explained', (event) => {
  const question = questionOf(event);
  const answer = question && given.get(question);
  if (!answer || answer.right || !(event instanceof CustomEvent) || event.detail.length === 0)
    return;
  keep(question, { ...answer, mistakes: event.detail });
});

function keep(question: Element, answer: Answer): void {
  given.set(question, answer);
  try {
    localStorage.setItem(`answer ${answer.id}`, JSON.stringify(answer));
  } catch {
    unkept.push(answer);
  }
  import('./memory/record.ts').then(({ record }) => record(unkept, question)).catch(() => {});
}

const questionOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('r509-question') : null;

const datasetOf = (question: Element, name: 'at' | 'print'): { [N in typeof name]?: string } => {
  const value = question.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
  return value === undefined ? {} : { [name]: value };
};
