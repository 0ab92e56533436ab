// A page that came abridged is made whole: from the page that it is nearly the same as, and what differs. Until then, and
// where that can't be had, it is read in words. What is read already is not replaced under the reader's eyes.
import { completed, type Whole } from './wholePages.ts';

/** How long the whole page is waited for, in milliseconds, before its words are shown. */
const LONG = 5_000;

const place = document.querySelector<HTMLElement>('.abridged');
if (place) begin(place);

function begin(place: HTMLElement): void {
  const showWords = setTimeout(() => tell(place, 'late'), LONG);
  const come = (): Promise<void> =>
    completed().then(
      (whole) => {
        clearTimeout(showWords);
        if (place.dataset.state === undefined) void put(place, whole);
        else offer(place, whole);
      },
      () => {
        clearTimeout(showWords);
        tell(place, 'failed');
      },
    );
  const again = (): void => {
    if (place.dataset.state !== 'failed') return;
    tell(place, 'late');
    void come();
  };
  place.querySelector('.failed button')?.addEventListener('click', again);
  addEventListener('online', again);
  void come();
}

/** Shows the words, and says why. */
function tell(place: HTMLElement, state: 'late' | 'failed' | 'ready'): void {
  place.dataset.state = state;
}

function offer(place: HTMLElement, whole: Whole): void {
  tell(place, 'ready');
  place
    .querySelector('.ready button')
    ?.addEventListener('click', () => void put(place, whole), { once: true });
}

/**
 * What stands before the words stays as it is: it is there already, and scripts have begun with it. A large page is read
 * in a turn, and put in in another.
 */
async function put(place: HTMLElement, { main, signs }: Whole): Promise<void> {
  const before = [...(place.parentElement?.children ?? [])].indexOf(place);
  const template = document.createElement('template');
  await nextTurn();
  template.innerHTML = main;
  for (const one of [...template.content.children].slice(0, before)) one.remove();
  await nextTurn();
  document.body.insertAdjacentHTML('afterbegin', signs);
  place.replaceWith(template.content);
  document.querySelector('#abridged')?.remove();
  // What the address names is opened before anybody sees it closed.
  dispatchEvent(new Event('whole'));
}

/** A module that replays have too would be cut out of theirs, and cost every page of a scenario a request. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
