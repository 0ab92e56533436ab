import type { RoundWords } from '../i18n/practiceWords.ts';
import type { Result } from './roundKept.ts';

interface RoundBoardResult {
  readonly href: string;
  readonly result: Result;
}

/** What is asked of the page in the end. */
interface RoundDone {
  readonly boards: readonly RoundBoardResult[];
  readonly mistakes: readonly (readonly [href: string, text: string])[];
  readonly words: RoundWords;
  /** Asks these boards again, by their places. */
  readonly again: (places: readonly number[]) => void;
}

/** Fills in how a round went: each board, the mistakes that showed, and what to do next. */
export function fillSummary(summary: Element, { boards, mistakes, words, again }: RoundDone): void {
  const score = summary.querySelector('.ruling');
  const right = boards.filter(({ result }) => result === 'right').length;
  if (score)
    score.textContent = (score.textContent ?? '')
      .replace('{k}', `${right}`)
      .replace('{n}', `${boards.length}`);
  const told = summary.querySelector('.round-mistakes');
  told?.replaceChildren(...mistakes.map(([href, text]) => item(href, text)));
  if (mistakes.length === 0) told?.parentElement?.remove();
  summary
    .querySelector('.round-list')
    ?.replaceChildren(
      ...boards.map(({ href, result }, at) =>
        item(href, `${at + 1}`, words.results[result], result),
      ),
    );
  const all = [...boards.keys()];
  const wrong = all.filter((place) => boards[place]?.result !== 'right');
  offer(summary.querySelector('.round-again'), () => again(all));
  offer(
    summary.querySelector('.round-wrong'),
    wrong.length > 0 && wrong.length < all.length ? () => again(wrong) : undefined,
  );
}

function item(href: string, text: string, rest = '', className = ''): HTMLElement {
  const made = document.createElement('li');
  made.className = className;
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  made.append(link, ` ${rest}`);
  return made;
}

function offer(button: Element | null, act: (() => void) | undefined): void {
  if (act === undefined) button?.remove();
  else button?.addEventListener('click', act);
}
