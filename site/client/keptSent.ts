// What is sent to a page’s own question is kept until it is marked: what could not be marked, or not yet, as the page was
// closed, is sent again when somebody comes back to it.

/** An answer as `answer/written.ts` reads it, and to which state of its board and question. */
export interface KeptSent {
  readonly written: string;
  readonly print: string;
}

export function keepSent(form: HTMLFormElement): void {
  const parts = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') parts.append(name, value);
  const sent: KeptSent = { written: `${parts}`, print: printAround(form) };
  inStore(form, (store, key) => store.setItem(key, JSON.stringify(sent)));
}

export function forgetSent(form: HTMLFormElement): void {
  inStore(form, (store, key) => store.removeItem(key));
}

/** What was sent before and is not marked, and whether the board is still as it was then. */
export function sentBefore(
  form: HTMLFormElement,
): { readonly written: string; readonly to: 'this' | 'another' } | undefined {
  const kept = inStore(form, (store, key): Partial<KeptSent> | null =>
    JSON.parse(store.getItem(key) ?? 'null'),
  );
  if (typeof kept?.written !== 'string') return undefined;
  return { written: kept.written, to: kept.print === printAround(form) ? 'this' : 'another' };
}

/** Rounds, exams and boards of one’s own keep by themselves what is sent to them, and in somebody else’s page nothing is kept. */
const ELSEWHERE = 'r509-round, r509-exam, r509-placement, r509-sandbox, .embed';

/** Nothing where nothing is kept, or the browser keeps nothing. */
function inStore<T>(form: HTMLFormElement, act: (store: Storage, key: string) => T): T | undefined {
  if (form.closest(ELSEWHERE)) return undefined;
  try {
    return act(localStorage, `sent ${location.pathname}#${form.closest('.q')?.id}`);
  } catch {
    return undefined;
  }
}

const printAround = (form: HTMLFormElement): string =>
  form.closest<HTMLElement>('[data-print]')?.dataset.print ?? '';
