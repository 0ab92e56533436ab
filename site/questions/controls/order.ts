import type { ControlPart } from './mark.ts';

export const order: ControlPart<'order'> = {
  begin: (form) => {
    form.addEventListener('click', moveItem);
  },
  mark: (form, { right }) => {
    const places = [...form.querySelectorAll<HTMLElement>('[data-value]')].map((item) =>
      Number(item.dataset.value),
    );
    const good = places.filter((place, index) => place === right[index]);
    return { kind: 'counted', right: good.length, all: right.length };
  },
};

/** Up and down by button, so that fingers and keys can put things in order. */
function moveItem({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
  const item = button?.closest('li');
  if (!button || !item) return;
  if (button.dataset.move === '-1') item.previousElementSibling?.before(item);
  else item.nextElementSibling?.after(item);
  button.focus();
  sayPlace(item);
}

/** What a screen reader hears of a move: the item, and its place among all. */
function sayPlace(item: HTMLLIElement): void {
  const items = [...(item.parentElement?.children ?? [])];
  const output = item.closest('form')?.querySelector('.q-moved');
  const name = item.querySelector('.q-item')?.textContent ?? '';
  if (output) output.textContent = `${name}: ${items.indexOf(item) + 1}/${items.length}`;
}
