/** Whoever has the keys under their hands goes on from wherever they are, with what stands in the field put in before. */
export function hearWayOn(page: HTMLElement): void {
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const { target } = event;
    const isOwn = target instanceof HTMLTextAreaElement || isEntry(target);
    if (isOwn) target.form?.requestSubmit();
    if (!(target instanceof HTMLTextAreaElement))
      page.querySelector<HTMLElement>('.bar [data-does=go]:not([hidden])')?.click();
  });
}

const isEntry = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'text';
