/** The tile of a permanent, by the short name that stands on it. */
export const tileCalled = (stage: Element, tag = ''): HTMLElement | undefined =>
  tag === ''
    ? undefined
    : [...stage.querySelectorAll<HTMLElement>('.c, .others li')].find(
        (tile) => tile.querySelector('.tag')?.textContent?.trim() === tag,
      );

/** The tile of a permanent, or the line of a player. */
export const placeCalled = (stage: Element, tag = ''): HTMLElement | undefined =>
  tileCalled(stage, tag) ??
  [...stage.querySelectorAll<HTMLElement>('.pl')].find(
    (line) => line.querySelector('b')?.textContent?.trim() === tag,
  );

/** The middle of its column, in percent of its row. */
export function middleOf(tile: Element): number {
  const row = [...(tile.parentElement?.children ?? [])];
  return ((row.indexOf(tile) + 0.5) / Math.max(1, row.length)) * 100;
}
