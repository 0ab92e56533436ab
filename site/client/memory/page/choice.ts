// Whether review is on: off until it is asked for.
const KEY = 'review';

/** Where the browser keeps nothing, the choice holds for this page. */
let here: boolean | undefined;

export function isReviewOn(): boolean {
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Says whether it will be known again. */
export function chooseReview(on: 'on' | 'off'): boolean {
  try {
    if (on === 'on') localStorage.setItem(KEY, on);
    else localStorage.removeItem(KEY);
    here = undefined;
    return true;
  } catch {
    here = on === 'on';
    return false;
  }
}
