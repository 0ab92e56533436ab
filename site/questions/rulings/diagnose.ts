// Which mistake explains a wrong answer: the one by which it would be right.

import type { Mistaken } from '../asking/mistakenBy.ts';
import type { Judgement } from '../judgement.ts';
import type { Marking, MarkingOf } from '../marking.ts';
import { CONTROLS } from '../script/controls.ts';
import { type ControlPart, isRight, type Mark } from '../script/mark.ts';
import { questionsAt } from '../script/questionsAt.ts';

/**
 * What is told of the mistakes that explain an answer, the first of them first; nothing where none does. Rejects where
 * something can't be loaded.
 */
export async function toldOfMistakes(
  form: HTMLFormElement,
  marking: Marking,
): Promise<readonly Node[]> {
  const { mistakes } = form.closest<HTMLElement>('r509-ask')?.dataset ?? {};
  const explaining = await thoseThatExplain(form, marking);
  const detail = explaining.map(({ slug }) => slug);
  form.dispatchEvent(new CustomEvent('explained', { bubbles: true, detail }));
  return Promise.all(
    explaining.slice(0, MOST_TOLD).map(({ slug }) => toldOf(`${mistakes}${slug}/`)),
  );
}

/** What is said of an answer where nothing of it is shown. Rejects where something can't be loaded. */
export async function judgementOf(form: HTMLFormElement, marking: Marking): Promise<Judgement> {
  const mark = await markBy(form, marking.kind, marking);
  if (mark.kind === 'missing' || mark.kind === 'unproved') return { kind: 'undecided' };
  if (isRight(mark)) return { kind: 'judged', right: true, mistakes: [] };
  const explaining = await thoseThatExplain(form, marking);
  return { kind: 'judged', right: false, mistakes: explaining.map(({ slug }) => slug) };
}

async function thoseThatExplain(
  form: HTMLFormElement,
  marking: Marking,
): Promise<readonly Mistaken[]> {
  const { games } = form.closest<HTMLElement>('r509-ask')?.dataset ?? {};
  if (games === undefined) return [];
  const { mistaken = [] } = (await questionsAt(games))[form.id.replace('answer-', '')] ?? {};
  const found: Mistaken[] = [];
  for (const one of mistaken) if (await explains(form, marking, one)) found.push(one);
  return found;
}

/** Where more of them explain it, more would not be heard. */
const MOST_TOLD = 2;

const explains = async (
  form: HTMLFormElement,
  marking: Marking,
  mistaken: Mistaken,
): Promise<boolean> =>
  isRight(await markBy(form, marking.kind, { ...marking, ...mistaken.marking } as Marking));

const markBy = <K extends Marking['kind']>(
  form: HTMLFormElement,
  kind: K,
  marking: MarkingOf<K>,
): Mark | Promise<Mark> => {
  const control: ControlPart<K> = CONTROLS[kind];
  return control.mark(form, marking, true);
};

/** As the mistake's own page has it. */
async function toldOf(page: string): Promise<Node> {
  const response = await fetch(page, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${page}: ${response.status}`);
  const there = new DOMParser().parseFromString(await response.text(), 'text/html');
  const told = there.querySelector<HTMLTemplateElement>('template#told');
  if (told === null) throw new Error(`${page} tells no mistake`);
  return document.importNode(told.content, true);
}
