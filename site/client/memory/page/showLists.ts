// What was answered: what went wrong, by rule, by mistake, and all of it.

import type { CatalogueItem } from '../../../view/catalogueItem.ts';
import { knownAt } from '../../deal/deal.ts';
import { reviewLink } from '../../reviewLink.ts';
import type { Answer } from '../answer.ts';
import { byMistake, byRule, lastExplained, type Tried, triedIn } from '../tally.ts';
import { callInView } from './callInView.ts';
import { entry, FEW, fillList, link, make } from './make.ts';
import { addressOf, askable, dayIn, shortDayIn, titleOf, type View } from './view.ts';

export function showLists(page: Element, view: View): void {
  const tried = triedIn(view.answers, view.now);
  const sum = page.querySelector('.pg-sum');
  const right = tried.filter((one) => one.right).length;
  const { words } = view;
  sum?.replaceChildren(
    tried.length === 0
      ? words.nothing
      : words.sum(tried.length, right === tried.length ? 'all' : right),
  );
  page.classList.toggle('pg-nothing', tried.length === 0);
  showWrong(page, view, tried);
  showRules(page, view, tried);
  showMistakes(page, view);
  fill(page, '.pg-all', view, tried, (one) => triedEntry(one, view));
}

function showWrong(page: Element, view: View, tried: readonly Tried[]): void {
  const wrong = tried.filter(({ right }) => !right);
  const explained = lastExplained(view.answers);
  fill(page, '.pg-wrong', view, wrong, ({ item, last }) =>
    entry(shortDayIn(last, view), boardLink(item, view), whyOf(explained.get(item), view)),
  );
  showNone(page, '.pg-wrong', wrong.length === 0);
  showRound(page, '.pg-wrong', wrong, view);
}

/** The mistake that was last seen to be behind a wrong answer. */
const whyOf = (explained: Answer | undefined, view: View): readonly Node[] =>
  (explained?.mistakes ?? []).slice(0, 1).map((mistake) => mistakeLink(mistake, view));

function showRules(page: Element, view: View, tried: readonly Tried[]): void {
  const rulesOf = (item: string): readonly string[] =>
    rulesToday(view.items && knownAt(item, view.items), view);
  const { words, root } = view;
  const entries = byRule(tried, rulesOf).map(([rule, { right, all }]) => {
    const score = make(
      'li',
      right < all ? 'pg-missed' : '',
      link(`${root}rules/${rule}/`, rule, 'r'),
    );
    score.append(' ', words.score(right, all));
    return score;
  });
  const list = make('ul', 'pg-rules', ...entries.slice(0, 4 * FEW));
  const rest = entries.slice(4 * FEW);
  const place = page.querySelector('.pg-by-rule .pg-list');
  place?.replaceChildren(list);
  if (rest.length > 0)
    place?.append(
      make(
        'details',
        'pg-more',
        make('summary', '', words.more(rest.length)),
        make('ul', 'pg-rules', ...rest),
      ),
    );
}

/** The one that decides its answer. */
const rulesToday = (item: CatalogueItem | undefined, { newest }: View): readonly string[] =>
  item?.edition === newest ? item.rules.slice(0, 1) : NONE;

const NONE: readonly string[] = [];

function showMistakes(page: Element, view: View): void {
  const made = byMistake(view.answers);
  fill(page, '.pg-by-mistake', view, made, ({ mistake, times, last }) =>
    entry(`${times}`, mistakeLink(mistake, view), [view.words.times(times, dayIn(last, view))]),
  );
  showNone(page, '.pg-by-mistake', made.length === 0);
}

const triedEntry = ({ item, last, timesRight, asked }: Tried, view: View): Node =>
  entry(shortDayIn(last, view), boardLink(item, view), [view.words.tries(timesRight, asked)]);

/** One that was made has its own name once it is seen; until then it is called by what it was made for. */
export const boardLink = (item: string, view: View): HTMLElement =>
  callInView(link(addressOf(item, view), titleOf(item, view)), item, view);

/** One that has another name by now is told by the one that it had. */
const mistakeLink = (mistake: string, { mistakes, root }: View): HTMLElement => {
  const title = mistakes[mistake];
  return title === undefined
    ? make('span', '', mistake.replaceAll('-', ' '))
    : link(`${root}mistakes/${mistake}/`, title);
};

export function fill<T>(
  page: Element,
  section: string,
  { words }: View,
  all: readonly T[],
  entryOf: (one: T) => Node,
): void {
  fillList(page.querySelector(`${section} .pg-list`), all, entryOf, words.more);
}

export function showNone(page: Element, section: string, isNone: boolean): void {
  const none = page.querySelector<HTMLElement>(`${section} .pg-none`);
  if (none) none.hidden = !isNone;
}

/** Leads to a round of these, where there is one to be made of them. */
export function showRound(
  page: Element,
  section: '.pg-wrong' | '.pg-review',
  items: readonly { readonly item: string }[],
  view: View,
): void {
  const round = page.querySelector<HTMLElement>(`${section} .pg-round`);
  const some = askable(items, view);
  if (round === null) return;
  const { wrong, review } = view.words;
  const isReview = section === '.pg-review';
  const { practise, round: title } = isReview ? review : wrong;
  const day = title(dayIn(view.now, view));
  round.hidden = some.length === 0;
  round.replaceChildren(
    link(
      reviewLink(view.root, day, some, isReview ? view.now : undefined),
      practise(some.length),
      'btn',
    ),
  );
}
