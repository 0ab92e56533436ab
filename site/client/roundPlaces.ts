// What a round puts into its page, and reads there.
import type { RoundWords } from '../i18n/practiceWords.ts';
import type { LikeWanted } from './another.ts';
import { type DealWanted, isComeBack, plainIn, underRoot } from './roundAddresses.ts';
import type { Keeping } from './roundHere.ts';
import { type RoundMemory, type RoundStanding, roundsWaiting, standingOf } from './roundMemory.ts';
import type { RoundBoardResult, RoundDone } from './roundSummary.ts';
import type { RoundSuspects } from './roundSuspects.ts';
import type { SentAgain } from './roundWaiting.ts';

/** Says something under the bar; it stays until something else is said. */
export function sayUnder(bar: Element, text: string): void {
  const known = bar.parentElement?.querySelector('.round-says');
  const place = known ?? document.createElement('p');
  place.className = 'wrap round-says';
  place.role = 'status';
  if (!known) bar.after(place);
  // A status is read out when it changes.
  requestAnimationFrame(() => place.replaceChildren(text));
}

/** That the browser won't keep the round, or has lost it. */
export function tellKeeping(bar: Element, keeping: Keeping, words: RoundWords): void {
  if (keeping !== 'kept') sayUnder(bar, words[keeping]);
}

/** That something could not be had, and the way to try again. */
export function failedPlace({ failed, retry }: RoundWords, again: () => void): HTMLElement {
  const place = document.createElement('p');
  const button = document.createElement('button');
  place.className = 'round-failed';
  button.type = 'button';
  button.textContent = retry;
  button.addEventListener('click', again);
  place.append(failed, ' ', button);
  return place;
}

/** Where answers are marked that nobody looks at. */
export function markingPlaceIn(round: HTMLElement): HTMLElement {
  const known = round.querySelector<HTMLElement>('.round-marking');
  if (known !== null) return known;
  const place = document.createElement('div');
  place.className = 'round-marking';
  place.hidden = true;
  round.append(place);
  return place;
}

interface RoundPlace {
  /** How each board stands that is asked. */
  readonly standings: readonly (RoundStanding | undefined)[];
  /** At which of them one is. */
  readonly at: number;
  readonly words: RoundWords;
}

/** At which board one is, in words, and a mark for each. */
export function tellPlaceIn(round: Element, { standings, at, words }: RoundPlace): void {
  const place = round.querySelector('.round-bar p');
  const said = words.place.replace('{k}', `${at + 1}`).replace('{n}', `${standings.length}`);
  if (place) place.textContent = said;
  const marks = standings.map((standing, index) => {
    const mark = document.createElement('i');
    mark.className = [standing ?? '', index === at ? 'now' : ''].join(' ').trim();
    return mark;
  });
  round.querySelector('.round-marks')?.replaceChildren(...marks);
}

/** The boards of a round as it was dealt further; of those that were known, only what lies at these places is another. */
export function knownLater(
  round: HTMLElement,
  boards: readonly string[],
  places: readonly number[],
): readonly string[] {
  const dealt: readonly string[] = JSON.parse(round.dataset.boards ?? '[]');
  return boards.map((href, at) => (places.includes(at) ? (dealt[at] ?? href) : href));
}

/** The mistakes that are told on a stage, each with its address. */
export const mistakesTold = (stage: Element): readonly (readonly [href: string, text: string])[] =>
  [...stage.querySelectorAll<HTMLAnchorElement>('.q-help a[href*="/mistakes/"]')].map((link) => [
    link.getAttribute('href') ?? '',
    link.closest('.told')?.querySelector('p')?.textContent ?? '',
  ]);

/** The way to another board like the one that is asked. `said`: why none came. */
export function offerAnother(round: Element, said = ''): void {
  const place = round.querySelector<HTMLElement>('.round-another');
  if (place) place.hidden = false;
  const note = place?.querySelector('span');
  if (note) note.textContent = said;
}

/** Where in the turn a board stands, as its own page tells it. */
export function tellStep(bar: Element, board: HTMLElement | undefined): void {
  const place = bar.querySelector('.round-step');
  if (place) place.textContent = board?.dataset.step ?? '';
}

/** What came of each board. `plain`: its address in English, without the site's base. */
export const resultsOf = (
  boards: readonly string[],
  kept: RoundMemory,
  plain: (href: string) => string,
): readonly RoundBoardResult[] =>
  boards.map((href) => ({
    href,
    at: plain(href),
    result: standingOf(kept, href) ?? 'skipped',
    answer: kept.answers[href] ?? kept.waiting[href] ?? '',
    print: kept.prints[href],
  }));

/** Where the question is asked that tells something. */
export const askedBy = ({ target }: Event): string =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-at]')?.dataset.at ?? '') : '';

/** The key that goes on, where it is not written with. */
export const whenGoOnIsPressed = (act: () => void): void =>
  document.addEventListener('keydown', (event) => {
    if (event.key === 'n' && !isTyping(event)) act();
  });

const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.matches('input[type=text], input[type=number], select'));

/** What brings another board is loaded as soon as somebody comes near the button. */
export function whenAnotherIsAsked(round: HTMLElement, act: () => void): void {
  const button = round.querySelector('.round-another button');
  button?.addEventListener('click', act);
  const begin = (): void => void anothers(({ beginAnother }) => beginAnother(rootOf(round)));
  for (const come of ['pointerover', 'focus'])
    button?.addEventListener(come, begin, { once: true });
}

/** One like the board that is asked, and unlike those of this round. */
export const likeWanted = (
  round: HTMLElement,
  boards: readonly string[],
  explaining: readonly string[],
): LikeWanted => ({
  at: askedIn(round),
  explaining,
  seen: boards.map((href) => plainIn(round, href)),
});

/** The address of another; nothing where none can be had, which is told. */
export async function anotherLike(
  round: HTMLElement,
  like: LikeWanted,
  words: RoundWords,
): Promise<string | undefined> {
  const found = await anothers(({ another }) => another(like, rootOf(round)));
  if (typeof found === 'string') return underRoot(round, found);
  // By then another board may be asked.
  if (askedIn(round) === like.at)
    offerAnother(round, found === undefined ? words.noOther : words.failed);
  return undefined;
}

/** Where boards are made without an end, the next like the one that is asked is made while nothing else is to be done. */
export function makeAnotherAhead(round: HTMLElement, like: LikeWanted): void {
  if (like.at.startsWith('/practice/boards/'))
    void anothers(({ makeAhead }) => makeAhead(like, rootOf(round)));
}

/** What is done by what brings another board; null where it can't be had. */
const anothers = <T>(act: (part: typeof import('./another.ts')) => T | Promise<T>) =>
  import('./another.ts').then(act).catch(() => null);

const rootOf = ({ dataset }: HTMLElement): string => dataset.root ?? '/';

const askedIn = (round: HTMLElement): string =>
  plainIn(round, round.querySelector<HTMLElement>('.asking')?.dataset.at ?? '');

/** Whatever is put into a stage, and wherever in it: a mistake is told some time after the answer that shows it. */
export const whenChanged = (stage: Element, act: () => void): void =>
  new MutationObserver(act).observe(stage, { childList: true, subtree: true });

/** What sent an answer goes on now; after a wrong one, which is taken back there, a button below what helps does it: `beside`. */
export function goOnFrom(stage: Element, text: string | null, beside?: () => void): void {
  const send = stage.querySelector<HTMLElement>('.go');
  stage.querySelector('.round-onward')?.remove();
  if (send === null) return;
  if (beside) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'round-onward', textContent: text });
    button.addEventListener('click', beside);
    stage.querySelector('.q-help')?.after(button);
    return;
  }
  send.textContent = text;
  send.focus({ preventScroll: true });
}

/** The ruling comes to the board, so that nobody has to leave. */
export async function rulingAsked(
  event: Event,
  stage: HTMLElement,
  words: RoundWords,
): Promise<void> {
  const href = stage.dataset.at;
  if (rulingLinkIn(event) === null || href === undefined) return;
  event.preventDefault();
  await rulingShown(href, stage, words);
}

/** The link to the ruling that is followed. */
const rulingLinkIn = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href$="#ruling"]') : null;

/** Brings the ruling under the board on this stage; says so where it can't be had: whoever left for it might lose the round. */
async function rulingShown(href: string, stage: HTMLElement, words: RoundWords): Promise<void> {
  const isShown = await import('./roundRuling.ts')
    .then(({ showRuling }) => showRuling(href, stage))
    .catch(() => false);
  // By then another board may be asked.
  if (isShown || stage.dataset.at !== href) return;
  const place = failedPlace({ ...words, failed: words.rulingFailed }, () => {
    place.remove();
    void rulingShown(href, stage, words);
  });
  place.className = 'wrap round-ruling';
  place.role = 'status';
  stage.parentElement?.querySelector('.round-ruling')?.remove();
  stage.after(place);
}

/** Sends an answer again to a board that is here; false where what does so can't be loaded. */
export const sentAgain = (board: HTMLElement, written: string): Promise<boolean> =>
  import('./roundWaiting.ts')
    .then(({ sendAgain }) => sendAgain(board, written))
    .then(
      () => true,
      () => false,
    );

/** The same with all of these where nobody sees it, until one fails; `hear`: what came of each before. */
export async function sentAllUnseen(
  hrefs: readonly string[],
  here: { readonly now: RoundMemory },
  place: HTMLElement,
  hear: (href: string, sent: SentAgain) => void,
): Promise<void> {
  for (const href of hrefs) {
    const sent = await import('./roundWaiting.ts')
      .then(({ sendUnseen }) => sendUnseen(href, here.now, place))
      .catch((): SentAgain => 'failed');
    if (sent === 'failed') break;
    hear(href, sent);
  }
  place.replaceChildren();
}

export const wordsOf = ({ dataset }: HTMLElement): RoundWords => JSON.parse(dataset.words ?? '{}');

/** Fills in how a round went; rejects where what does so can't be had. */
export const summaryFilled = async (
  round: HTMLElement,
  place: Element,
  done: Pick<RoundDone, 'boards' | 'mistakes' | 'again' | 'more' | 'left'>,
): Promise<void> => {
  const { items = '', root = '/', mistakes = '{}' } = round.dataset;
  const { fillSummary } = await import('./roundSummary.ts');
  await fillSummary(place, {
    ...done,
    items,
    rules: `${root}rules/`,
    title: document.querySelector('h1')?.textContent?.trim() ?? '',
    titles: JSON.parse(mistakes),
    words: wordsOf(round),
  });
};

/** What waits in other rounds is marked as well. */
export function markOthers(but: string): void {
  if (roundsWaiting(but).length > 0)
    import('./roundsLeft.ts').then(({ markLeft }) => markLeft(but)).catch(() => {});
}

/** Comes with the first wrong answer. */
export const suspectsOf = (round: HTMLElement): Promise<RoundSuspects> =>
  import('./roundSuspects.ts').then((part) => new part.RoundSuspects(round));

/** The places of the boards of a set that are asked; all of them, where what deals them can't be had. */
export const placesDealt = (
  round: HTMLElement,
  boards: readonly string[],
  kept: RoundMemory,
  wanted: DealWanted,
): Promise<readonly number[]> =>
  import('./roundTens.ts')
    .then(({ dealtTo }) => dealtTo(round, boards, kept, wanted))
    .catch(() => [...boards.keys()]);

/**
 * Where a round begins, of boards that are open or not: at the first that is. Where none is, whoever comes back finds how it
 * went, which is behind the last, and whoever comes anew is asked from the first.
 */
export function beginningAmong(isOpen: readonly boolean[]): number {
  const first = isOpen.indexOf(true);
  if (first >= 0) return first;
  return isComeBack() ? isOpen.length : 0;
}

/** The question has the focus; whoever uses keys has it in view, wherever they were on the page. */
export function attendTo(stage: Element): void {
  const question = stage.querySelector<HTMLElement>('.q-text');
  question?.focus({ preventScroll: true });
  if (question?.matches(':focus-visible')) question.scrollIntoView({ block: 'nearest' });
}
