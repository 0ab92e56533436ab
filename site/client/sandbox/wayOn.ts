/** Whoever has the keys under their hands goes on from wherever they are; what stands in a field is put in or read first. */
export function hearWayOn(page: HTMLElement): void {
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLTextAreaElement || isFilled(target)) target.form?.requestSubmit();
    else page.querySelector<HTMLElement>('.bar [data-does=go]:not([hidden])')?.click();
  });
}

/** The field for what lies on the table, with something in it: that may be refused. */
const isFilled = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'text' && target.value.trim() !== '';
