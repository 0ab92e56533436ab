// A button that asks back is pressed once more to confirm: by a second press that is meant, not by the second half of a
// double one, nor by a key that is held.

/** So long after it has asked back, in milliseconds, a click on it may still be of the same press. */
const PAUSE = 700;

/** Has a button ask back. */
export function askBack(button: Element, asked: string): void {
  button.textContent = asked;
  button.setAttribute('aria-disabled', 'true');
  setTimeout(() => button.removeAttribute('aria-disabled'), PAUSE);
}

/** Whether a click belongs to the press before. A key has its clicks one by one, and confirms as soon as it is pressed again. */
export const isOfPressBefore = (button: Element, { detail }: MouseEvent): boolean =>
  detail > 1 || (detail === 1 && button.getAttribute('aria-disabled') === 'true');

/** A key that is held presses a button of the exam once. */
export function pressOnce(place: HTMLElement): void {
  place.addEventListener('keydown', (event) => {
    const { target, key, repeat } = event;
    const isAsking = target instanceof Element && target.matches('button[class^=exam-]');
    if (isAsking && repeat && key === 'Enter') event.preventDefault();
  });
}
