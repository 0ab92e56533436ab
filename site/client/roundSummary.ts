import type { RoundWords } from '../i18n/practiceWords.ts';
import { element } from '../questions/dom.ts';
import type { Result } from './roundKept.ts';

export type { RoundWords };

interface RoundBoardResult {
  readonly href: string;
  readonly result: Result;
}

interface WaysOn {
  /** Asks these boards again, by their places. */
  readonly again: (places: Iterable<number>) => void;
  /** Where the other sets are. */
  readonly sets: string;
}

/** How a round went: each board, the mistakes that showed, and what to do next. */
export function summaryOf(
  boards: readonly RoundBoardResult[],
  mistakes: readonly (readonly [href: string, text: string])[],
  words: RoundWords,
  { again, sets }: WaysOn,
): HTMLElement {
  const count = (result: Result): number => boards.filter((one) => one.result === result).length;
  const heading = element('h2', '', words.done);
  heading.tabIndex = -1;
  const score = words.score.replace('{k}', `${count('right')}`).replace('{n}', `${boards.length}`);
  const rows = boards.map(({ href, result }, index) =>
    element('li', result, link(href, `${index + 1}`), ` ${words.results[result]}`),
  );
  const wrong = [...boards.keys()].filter((place) => boards[place]?.result !== 'right');
  return element(
    'section',
    'round-done',
    heading,
    element('p', 'ruling', score),
    ...(mistakes.length > 0
      ? [
          element('h3', '', words.mistakes),
          element('ul', '', ...mistakes.map(([href, text]) => element('li', '', link(href, text)))),
        ]
      : []),
    element('ol', 'round-list', ...rows),
    element(
      'p',
      'q-bar',
      ...(wrong.length > 0 && wrong.length < boards.length
        ? [button(words.wrongOnes, () => again(wrong))]
        : []),
      button(words.again, () => again(boards.keys())),
      link(sets, words.goOn),
    ),
  );
}

function link(href: string, text: string): HTMLElement {
  const made = element('a', '', text);
  made.setAttribute('href', href);
  return made;
}

function button(text: string, act: () => void): HTMLElement {
  const made = element('button', 'go', text);
  made.setAttribute('type', 'button');
  made.addEventListener('click', act);
  return made;
}
