/** Lists in the form of what was opened all that it could be attached to: whatever else has a form. */
export function offerHosts(page: ParentNode, opened: EventTarget | null): void {
  if (!(opened instanceof HTMLDetailsElement && opened.open)) return;
  const select = opened.querySelector<HTMLSelectElement>('[name=attachedTo]');
  const own = opened.querySelector('form')?.dataset.object;
  if (select === null) return;
  const there = new Set([own, ...[...select.options].map(({ value }) => value)]);
  for (const form of page.querySelectorAll<HTMLFormElement>('form.standing')) {
    const { object = '' } = form.dataset;
    const name = form.parentElement?.querySelector('summary')?.textContent?.trim();
    if (!there.has(object)) select.add(new Option(name, object));
  }
}
