// A page that came abridged is made whole: from the page that it is nearly the same as, and what differs. Until then, and
// where that can't be had, it is read in words. What is read already is not replaced under the reader's eyes.
import { completed, type Whole } from './wholePages.ts';

/** How long the whole page is waited for, in milliseconds, before its words are shown. */
const LONG = 5_000;

const place = document.querySelector<HTMLElement>('.abridged');
if (place) begin(place);

function begin(place: HTMLElement): void {
  const showWords = setTimeout(() => tell(place, 'late'), LONG);
  const come = (then: (whole: Whole) => void): Promise<void> =>
    completed()
      .then(then, () => tell(place, 'failed'))
      .finally(() => clearTimeout(showWords));
  const again = (then: (whole: Whole) => void): void => {
    if (place.dataset.state !== 'failed') return;
    tell(place, 'late');
    void come(then);
  };
  const show = (whole: Whole): void => void put(place, whole);
  // The button that was pressed goes.
  const showAsked = (whole: Whole): void => void put(place, whole).then(goToQuestion);
  const offer = (whole: Whole): void => {
    tell(place, 'ready');
    const button = place.querySelector('.ready button');
    button?.addEventListener('click', () => showAsked(whole), { once: true });
  };
  place.querySelector('.failed button')?.addEventListener('click', () => again(showAsked));
  addEventListener('online', () => again(offer));
  void come((whole) => (place.dataset.state === undefined ? show(whole) : offer(whole)));
}

/** Shows the words, and says why. */
function tell(place: HTMLElement, state: 'late' | 'failed' | 'ready'): void {
  place.dataset.state = state;
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
  const { content } = template;
  const named = content.getElementById(location.hash.slice(1));
  for (const id of openIn(place)) openTo(content.getElementById(id));
  openTo(named);
  document.body.insertAdjacentHTML('afterbegin', signs);
  place.replaceWith(content);
  document.querySelector('#abridged')?.remove();
  // What the address names is opened before anybody sees it closed, whatever other scripts are there by then.
  named?.scrollIntoView();
  dispatchEvent(new Event('whole'));
}

const goToQuestion = (): void =>
  document.querySelector<HTMLElement>('.q.now .q-text')?.focus({ preventScroll: true });

/** What is read stays open. */
const openIn = (place: Element): readonly string[] =>
  [...place.querySelectorAll('details[open]')].map(({ id }) => id);

function openTo(one: Element | null): void {
  for (let row = one?.closest('details'); row; row = row.parentElement?.closest('details'))
    row.open = true;
}

/** A module that replays have too would be cut out of theirs, and cost every page of a scenario a request. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
