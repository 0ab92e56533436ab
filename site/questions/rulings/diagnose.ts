// Which mistake explains a wrong answer: the one by which it would be right, or would be but for a slip.

import type { Mistaken } from '../asking/mistakenBy.ts';
import type { Judgement } from '../judgement.ts';
import type { Marking, MarkingOf } from '../marking.ts';
import { CONTROLS } from '../script/controls.ts';
import { element } from '../script/dom.ts';
import { type ControlPart, isRight, type Mark } from '../script/mark.ts';
import { questionsAt } from '../script/questionsAt.ts';
import { bentBy, isNear } from './near.ts';

/**
 * What is told of the mistakes that explain an answer, or of those from which it is a slip away: the first of them first, and
 * that there are several or that it is only likely; nothing where none does. Rejects where something can't be loaded.
 */
export async function toldOfMistakes(
  form: HTMLFormElement,
  marking: Marking,
): Promise<readonly Node[]> {
  const { mistakes } = form.closest<HTMLElement>('r509-ask')?.dataset ?? {};
  const { explaining, near } = await thoseThatExplain(form, marking);
  const detail = explaining.map(({ slug }) => slug);
  form.dispatchEvent(new CustomEvent('explained', { bubbles: true, detail }));
  const told = explaining.length > 0 ? explaining : near;
  const found = await Promise.all(
    told.slice(0, MOST_TOLD).map(({ slug }) => toldOf(`${mistakes}${slug}/`)),
  );
  const [first] = found;
  const before = first && beforeThem({ explaining, near }, first.words);
  return [
    ...(before === undefined ? [] : [element('p', '', before.replace('-1', `${told.length}`))]),
    ...found.map(({ content }) => content),
  ];
}

/** What is said of an answer where nothing of it is shown. Rejects where something can't be loaded. */
export async function judgementOf(form: HTMLFormElement, marking: Marking): Promise<Judgement> {
  const mark = await markBy(form, marking.kind, marking);
  if (mark.kind === 'missing' || mark.kind === 'unproved') return { kind: 'undecided' };
  if (isRight(mark)) return { kind: 'judged', right: true, mistakes: [] };
  const { explaining } = await thoseThatExplain(form, marking);
  return { kind: 'judged', right: false, mistakes: explaining.map(({ slug }) => slug) };
}

/** That they are only likely, or that there are several; of the one that explains it, nothing. */
function beforeThem({ explaining, near }: Explained, words: DOMStringMap): string | undefined {
  if (explaining.length > 0) return explaining.length > 1 ? words.several : undefined;
  return near.length > 1 ? words.likelySeveral : words.likely;
}

interface Explained {
  /** Those by which it would be right. */
  readonly explaining: readonly Mistaken[];
  /** Those from which it is a slip away, where none explains it. */
  readonly near: readonly Mistaken[];
}

async function thoseThatExplain(form: HTMLFormElement, marking: Marking): Promise<Explained> {
  const { games } = form.closest<HTMLElement>('r509-ask')?.dataset ?? {};
  if (games === undefined) return { explaining: [], near: [] };
  const { mistaken = [] } = (await questionsAt(games))[form.id.replace('answer-', '')] ?? {};
  const explaining: Mistaken[] = [];
  for (const one of mistaken) if (await explains(form, marking, one)) explaining.push(one);
  if (explaining.length > 0) return { explaining, near: [] };
  const near: Mistaken[] = [];
  for (const one of mistaken) if (await isNear(form, marking, one)) near.push(one);
  return { explaining, near };
}

/** Where more of them explain it, more would not be heard. */
const MOST_TOLD = 2;

const explains = async (
  form: HTMLFormElement,
  marking: Marking,
  mistaken: Mistaken,
): Promise<boolean> => isRight(await markBy(form, marking.kind, bentBy(marking, mistaken)));

const markBy = <K extends Marking['kind']>(
  form: HTMLFormElement,
  kind: K,
  marking: MarkingOf<K>,
): Mark | Promise<Mark> => {
  const control: ControlPart<K> = CONTROLS[kind];
  return control.mark(form, marking, true);
};

interface ToldMistake {
  readonly content: Node;
  /** What may be said before it. */
  readonly words: DOMStringMap;
}

/** As the mistake's own page has it. */
async function toldOf(page: string): Promise<ToldMistake> {
  const response = await fetch(page, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${page}: ${response.status}`);
  const there = new DOMParser().parseFromString(await response.text(), 'text/html');
  const told = there.querySelector<HTMLTemplateElement>('template#told');
  if (told === null) throw new Error(`${page} tells no mistake`);
  return { content: document.importNode(told.content, true), words: told.dataset };
}
