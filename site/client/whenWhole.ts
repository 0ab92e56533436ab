/** Acts on the page as a whole: at once, or once one that came abridged has been completed. */
export function whenWhole(act: () => void): void {
  if (document.querySelector('.abridged') === null) act();
  else addEventListener('whole', act, { once: true });
}
