// The order of the list: as it is written, or with some of its scenarios first.

/** Where each stood before anything was put first, the last known being the longest list. */
const places = new Map<Element, number>();

/** Puts these scenarios before the others of their topic, and topics that have any of them before those that have none. */
export function putFirst(slugs: ReadonlySet<string>): void {
  const sections = [...document.querySelectorAll('[data-topic]')];
  const isFirst = (item: HTMLElement): boolean => slugs.has(item.dataset.slug ?? '');
  for (const section of sections) {
    const list = section.querySelector('ul');
    if (list === null) continue;
    list.append(...inOrder([...list.querySelectorAll<HTMLElement>('[data-slug]')], isFirst));
  }
  const [first] = sections;
  if (first === undefined) return;
  const mark = document.createComment('');
  first.before(mark);
  mark.replaceWith(
    ...inOrder(sections, (section) =>
      [...section.querySelectorAll<HTMLElement>('[data-slug]')].some(isFirst),
    ),
  );
}

function inOrder<E extends Element>(all: readonly E[], isFirst: (one: E) => boolean): readonly E[] {
  for (const one of all) if (!places.has(one)) places.set(one, places.size);
  return all.toSorted(
    (a, b) =>
      Number(isFirst(b)) - Number(isFirst(a)) || (places.get(a) ?? 0) - (places.get(b) ?? 0),
  );
}
