const WAYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrows go through the creatures, digits choose: only where a question has the focus, and no text is written. */
export function pressIn(group: Element, event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
  if (target.matches('[type=number], select')) return;
  const isDone = key in WAYS ? moved(group, target, WAYS[key] ?? 0) : chosen(group, key);
  if (isDone) event.preventDefault();
}

/** Arrows among radios are the browser’s own. */
function moved(group: Element, target: Element, way: number): boolean {
  const places = [...group.querySelectorAll<HTMLElement>('.board :is(.opt input, .q-take)')];
  const at = places.findIndex((place) => place.isSameNode(target));
  if (at < 0) return false;
  places.at((at + way) % places.length)?.focus();
  return true;
}

/** The first choice is 1, and nothing is 0, where that is one of them. */
function chosen(group: Element, key: string): boolean {
  if (!/^\d$/.test(key)) return false;
  const inputs = [
    ...group.querySelectorAll<HTMLInputElement>(
      ':is(.q-tray, .q.now .q-asked) fieldset:not([hidden]) .opt input',
    ),
  ].filter((input) => input.checkVisibility());
  const hasNone = inputs[0]?.value === '';
  const input = inputs[Number(key) - (hasNone ? 0 : 1)];
  input?.focus();
  input?.click();
  return input !== undefined;
}
