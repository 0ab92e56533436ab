const desk = matchMedia('(min-width: 60rem)');

/** Where the bar is seen, there it stands in the page: at the foot on a phone, on a desk under what is answered. */
export function layToolbar(form: HTMLFormElement): void {
  const place = (): void => {
    const bar = form.querySelector('.q-bar');
    const before = form.querySelector(desk.matches ? '.q-result' : '.q-answer');
    // What is moved loses a click that has begun, and the focus.
    if (bar === null || before?.nextElementSibling === bar) return;
    const focused = bar.querySelector<HTMLElement>(':focus');
    before?.after(bar);
    focused?.focus({ preventScroll: true });
  };
  place();
  desk.addEventListener('change', place);
}
