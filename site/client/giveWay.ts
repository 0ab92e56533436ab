// What takes long is done in parts, between which the browser does what waits: what a hand asks for, and the next frame.

export const giveWay = (): Promise<void> =>
  window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

let goOn = (): void => {};
addEventListener('toggle', () => goOn(), { capture: true });

/** So long a browser may find no rest that has nothing to draw. */
const LONGEST = 1000;

/** Until the browser has nothing else to do, or a row is opened for which it may have been done. */
export const untilRest = (): Promise<void> =>
  new Promise((resolve) => {
    goOn = resolve;
    // Where nobody says when that is, it is never.
    window.requestIdleCallback?.(() => resolve(), { timeout: LONGEST });
  });
