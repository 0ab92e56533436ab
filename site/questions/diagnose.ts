// Which mistake explains a wrong answer: the one by which it would be right.
import { CONTROLS } from './controls/index.ts';
import type { ControlPart } from './controls/mark.ts';
import { isRight } from './controls/mark.ts';
import type { Marking, MarkingOf } from './marking.ts';
import type { Mistaken } from './mistaken.ts';
import { questionsAt } from './questionsAt.ts';

/** Where a page's questions are kept, and where its mistakes are told. */
export interface Places {
  readonly games: string;
  readonly mistakes: string;
}

/**
 * What is told of the mistakes that explain an answer, the first of them first; nothing where none does. Rejects where
 * something can't be loaded.
 */
export async function beliefsBehind<K extends Marking['kind']>(
  form: HTMLFormElement,
  id: string,
  marking: MarkingOf<K>,
  { games, mistakes }: Places,
): Promise<readonly Node[]> {
  const { mistaken = [] } = (await questionsAt(games))[id] ?? {};
  const explaining: Mistaken[] = [];
  for (const one of mistaken) if (await explains(form, marking, one)) explaining.push(one);
  return Promise.all(
    explaining.slice(0, MOST_TOLD).map(({ slug }) => toldOf(`${mistakes}${slug}/`)),
  );
}

/** Where more of them explain it, more would not be heard. */
const MOST_TOLD = 2;

async function explains<K extends Marking['kind']>(
  form: HTMLFormElement,
  marking: MarkingOf<K>,
  mistaken: Mistaken,
): Promise<boolean> {
  const control: ControlPart<K> = CONTROLS[marking.kind as K];
  return isRight(await control.mark(form, { ...marking, ...mistaken.marking }, true));
}

/** As the mistake's own page has it. */
async function toldOf(page: string): Promise<Node> {
  const response = await fetch(page);
  if (!response.ok) throw new Error(`${page}: ${response.status}`);
  const there = new DOMParser().parseFromString(await response.text(), 'text/html');
  const told = there.querySelector<HTMLTemplateElement>('template#told');
  if (told === null) throw new Error(`${page} tells no mistake`);
  return document.importNode(told.content, true);
}
