/**
 * On a page whose address says which exam it is: another address is opened anew, and a place on the page, as the way past
 * the menu names one, takes nothing from it. `ownHash`: what the address ends in, as the page knows it; empty where it
 * knows none.
 */
export function keepAddress(ownHash: () => string): void {
  addEventListener('hashchange', () => {
    if (location.hash.startsWith('#v=')) location.reload();
    else if (ownHash() !== '') history.replaceState(history.state, '', ownHash());
  });
}
