import type { Mistaken } from '../asking/mistakenBy.ts';
import { madeHere } from '../script/madeHere.ts';
import { allIn, textOf } from './inDom.ts';
import { dataAt, pageAt } from './pages.ts';
import { absolute } from './readAnswer.ts';

/** A mistake that answers a question otherwise, as the page's own marking knows it. */
export interface Misread {
  readonly title: string;
  readonly link: string;
  /** With what an answer is marked by whoever makes it. */
  readonly marking: Readonly<Record<string, unknown>>;
}

/** Of the mistakes whose marking is such. */
export const linksOf = (
  misread: readonly Misread[],
  isSuch: (marking: Misread['marking']) => boolean,
): readonly string[] => misread.filter(({ marking }) => isSuch(marking)).map(({ link }) => link);

type Beside = Readonly<Record<string, { readonly mistaken?: readonly Mistaken[] } | undefined>>;

/** What is kept beside the page of a question; nothing where no mistake answers it otherwise. */
export async function readMistakes(ask: HTMLElement, id: string): Promise<readonly Misread[]> {
  const { games, mistakes } = ask.dataset;
  if (games === undefined || mistakes === undefined) return [];
  const beside = madeHere.get(games) ?? (await dataAt<Beside>(games));
  const { mistaken = [] } = beside[id] ?? {};
  if (mistaken.length === 0) return [];
  const titles = await titlesAt(mistakes);
  return mistaken.map(({ slug, marking }) => ({
    title: titles.get(`${mistakes}${slug}/`) ?? slug,
    link: absolute(`${mistakes}${slug}/`),
    marking: { ...marking },
  }));
}

/** What the mistakes are called, as their own list has it. */
async function titlesAt(list: string): Promise<ReadonlyMap<string, string>> {
  const page = await pageAt(list);
  return new Map(
    allIn(page, '#main h3 a').map((link) => [link.getAttribute('href') ?? '', textOf(link)]),
  );
}
