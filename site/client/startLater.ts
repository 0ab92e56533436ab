// A page that has only its start until that is touched: all else comes then.

interface StartedLater {
  /** The element that the script defines. */
  readonly tag: string;
  readonly load: () => Promise<unknown>;
  /** Whether something is to be shown at once: what is kept, or what the address says. */
  readonly isWanted: () => boolean;
}

/** Loads the script of an element as its start is touched, or at once where something is kept. */
export function startLater({ tag, load, isWanted }: StartedLater): void {
  const element = document.querySelector<HTMLElement>(tag);
  const start = element?.querySelector<HTMLElement>('.exam-start');
  if (!element || !start) return;
  const say = (): void => {
    const place = element.querySelector('.exam-says');
    if (place) place.textContent = element.dataset.failed ?? '';
  };
  const open = (): void => {
    load().catch(() => {
      say();
      start.dataset.ready = '';
      addEventListener('online', open, { once: true });
    });
  };
  /** What is pressed before it can do anything is pressed again when it can. */
  const press = async ({ target }: Event): Promise<void> => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || customElements.get(tag)) return;
    try {
      await load();
      button.click();
    } catch {
      say();
    }
  };
  for (const event of ['pointerover', 'focusin'])
    start.addEventListener(event, () => void load().catch(() => {}), { once: true });
  start.addEventListener('click', (event) => void press(event));
  if (isWanted()) open();
  else start.dataset.ready = '';
}
