// An exam of a class on paper: one variant, with its number in its title, and what answers it on pages of its own.
import type { ExportedQuestion } from '../../exports/exportedSet.ts';
import { printed } from '../../exports/paper/printed.ts';
import type { ExportingWords } from '../../i18n/exportWords.ts';
import { collect } from '../../questions/exported/collect.ts';
import { shuffledBy } from '../deal/chance.ts';
import { pageAt } from '../roundBoard.ts';
import { ruledOn } from '../ruledOn.ts';

export interface PaperOrder {
  readonly title: string;
  /** Where it is sat. */
  readonly link: string;
  readonly boards: readonly PaperBoard[];
  readonly words: ExportingWords;
}

interface PaperBoard {
  readonly href: string;
  /** By which its options are put in order; left out, as they stand. */
  readonly seed?: string;
}

/** Prints it, and says which boards could not be had. `tell` hears how far it is. */
export async function printPaper(
  { title, link, boards, words }: PaperOrder,
  tell: (said: string) => void,
): Promise<string> {
  const hrefs = boards.map(({ href }) => href);
  const loading = (k: number): string =>
    words.loading.replace('{k}', `${k + 1}`).replace('{n}', `${hrefs.length}`);
  const { questions, missing } = await collect(hrefs, { pageAt, rule: ruledOn }, (k) =>
    tell(loading(k)),
  );
  if (questions.length === 0) return words.nothing;
  const there = boards.filter(({ href }) => !missing.includes(href));
  const asked = questions.map((question, place) => withOptions(question, there[place]?.seed));
  const { lang: language } = document.documentElement;
  printed({ title, language, link, order: 'asListed', questions: asked, missing }, words);
  const laid = words.laid.replace('{n}', `${asked.length}`);
  return missing.length === 0 ? laid : `${laid} ${words.missing} ${missing.join(', ')}`;
}

/** As they are shown to who sits this variant. */
function withOptions(question: ExportedQuestion, seed: string | undefined): ExportedQuestion {
  const { asked } = question;
  if (seed === undefined || asked.kind !== 'several') return question;
  const named = asked.options.map((option, nth) => ({ option, value: `${nth}` }));
  const options = shuffledBy(seed, named, ({ value }) => value).map(({ option }) => option);
  return { ...question, asked: { ...asked, options } };
}
