import type { ControlPart } from '../../script/mark.ts';

export const order: ControlPart<'order'> = {
  begin: (form) => {
    form.addEventListener('click', moveItem);
    form.addEventListener('change', placeItem);
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
  const by = button.dataset.move === '-1' ? -1 : 1;
  put(item, itemsBeside(item).indexOf(item) + by);
  button.focus();
}

/** A number is a place, however far away. */
function placeItem({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const item = target.closest('li');
  if (item === null) return;
  put(item, target.selectedIndex);
  target.focus();
}

function put(item: HTMLLIElement, place: number): void {
  const others = itemsBeside(item).filter((one) => one !== item);
  const next = others[Math.max(0, place)];
  if (next) next.before(item);
  else item.parentElement?.append(item);
  for (const [index, one] of itemsBeside(item).entries()) {
    const select = one.querySelector('select');
    if (select) select.selectedIndex = index;
  }
  sayPlace(item);
  item.dispatchEvent(new Event('input', { bubbles: true }));
}

const itemsBeside = (item: HTMLLIElement): readonly HTMLLIElement[] => [
  ...(item.parentElement?.querySelectorAll('li') ?? []),
];

/** What a screen reader hears of a move: the item, and its place among all. */
function sayPlace(item: HTMLLIElement): void {
  const items = itemsBeside(item);
  const output = item.closest('form')?.querySelector('.q-moved');
  const name = item.querySelector('.q-item')?.textContent ?? '';
  if (output) output.textContent = `${name}: ${items.indexOf(item) + 1}/${items.length}`;
}
