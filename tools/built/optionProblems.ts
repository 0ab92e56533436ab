import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import type { Page } from './page.ts';

/**
 * Sets of options in words of which all that is right is longer, or shorter, than all that is wrong, and those of which two
 * read alike. Steps are called what they are called.
 */
export const optionProblems = (pages: readonly Page[]): readonly string[] =>
  pages.flatMap(({ file, html }) =>
    setsIn(html).flatMap(({ id, right, wrong }) => [
      ...(tellsByLength(right, wrong)
        ? [`dist${file}: the length of its options tells what is right in ${id}`]
        : []),
      ...(new Set([...right, ...wrong]).size < right.length + wrong.length
        ? [`dist${file}: two options read alike in ${id}`]
        : []),
    ]),
  );

const tellsByLength = (right: readonly string[], wrong: readonly string[]): boolean =>
  right.length > 0 &&
  wrong.length > 0 &&
  (shortest(right) > longest(wrong) || longest(right) < shortest(wrong));

const longest = (labels: readonly string[]): number =>
  Math.max(...labels.map(({ length }) => length));

const shortest = (labels: readonly string[]): number =>
  Math.min(...labels.map(({ length }) => length));

interface OptionSet {
  readonly id: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

function setsIn(html: string): readonly OptionSet[] {
  return html
    .split('<r509-question ')
    .slice(1)
    .flatMap((question) => {
      const places = rightPlaces(question);
      const labels = [...question.matchAll(OPTION)].map(([, label = '']) => plain(label));
      const right = labels.filter((_, place) => places.includes(place));
      const wrong = labels.filter((_, place) => !places.includes(place));
      const id = /<form id="answer-([^"]+)"/.exec(question)?.[1] ?? '';
      const areSteps = labels.every((label) => STEPS.has(label));
      return areSteps ? [] : [{ id, right, wrong }];
    });
}

function rightPlaces(question: string): readonly number[] {
  const marking: unknown = JSON.parse(plain(/^data-marking="([^"]*)"/.exec(question)?.[1] ?? '{}'));
  return typeof marking === 'object' &&
    marking !== null &&
    'right' in marking &&
    Array.isArray(marking.right)
    ? marking.right
    : [];
}

/** What lies on the board has a short name and is no sentence. */
const OPTION =
  /<label class="opt"><input type="checkbox" name="pick" value="\d+"><span>(.*?)<\/span>/g;

const STEPS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => Object.values(messagesIn(language).terms.steps)),
);

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
