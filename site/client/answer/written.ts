// An answer as a short text, and a form filled in by it again: what a round or an exam keeps, and what a student sends.

/**
 * What is chosen in a question's form: `guard=brute&bear=brute`; of an order, the places from which its items came:
 * `order=2,0,1`.
 */
export function writtenOf(form: HTMLFormElement): string {
  const parts = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') parts.append(name, value);
  const moved = itemsOf(form).map(({ dataset }) => dataset.from ?? '');
  if (moved.length > 0) parts.set(ORDER, moved.join());
  return parts.size === 0 ? NOTHING : `${parts}`;
}

/** Fills in what was written of a form; what the form does not have is passed over. */
export function fillIn(form: HTMLFormElement, written: string): void {
  const parts = new URLSearchParams(written);
  for (const control of form.elements)
    if (control instanceof HTMLInputElement) fillControl(control, parts.getAll(control.name));
  putInOrder(form, parts.get(ORDER)?.split(',') ?? []);
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Before anything is moved: where each item of an order stands. */
export function notePlaces(ask: Element): void {
  for (const list of ask.querySelectorAll('.q-order'))
    for (const [index, item] of [...list.querySelectorAll<HTMLElement>(':scope > li')].entries())
      item.dataset.from = `${index}`;
}

const ORDER = 'order';
/** That nothing is chosen may be meant; that nothing is written means that nothing was answered. */
const NOTHING = 'nothing';

function fillControl(control: HTMLInputElement, values: readonly string[]): void {
  if (control.type !== 'radio' && control.type !== 'checkbox') {
    control.value = values[0] ?? control.defaultValue;
    return;
  }
  // Where nothing is chosen of several, that stands in the form as a choice of its own.
  control.checked = values.includes(control.value) || (values.length === 0 && control.value === '');
  // What hangs on a choice comes and goes with it.
  if (control.checked) control.dispatchEvent(new Event('input', { bubbles: true }));
}

function putInOrder(form: HTMLFormElement, from: readonly string[]): void {
  const items = itemsOf(form);
  const places = from.map((place) => items.find(({ dataset }) => dataset.from === place));
  if (places.length !== items.length || new Set(places).size !== items.length) return;
  for (const item of places) item?.parentElement?.append(item);
  for (const [index, item] of itemsOf(form).entries()) {
    const select = item.querySelector('select');
    if (select) select.selectedIndex = index;
  }
}

const itemsOf = (form: HTMLFormElement): readonly HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('.q-order > [data-from]'),
];
