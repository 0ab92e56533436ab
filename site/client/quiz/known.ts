import type { Marking } from '../../view/quiz/marking.ts';
import type { Words } from '../quiz.ts';
import type { Given } from './given.ts';

/** Questions whose one answer the page holds. */
export type Known = Exclude<Marking, { readonly games: string }>;
type KnownOf<K extends Known['kind']> = Extract<Known, { readonly kind: K }>;
type GivenOf<K extends Given['kind']> = Extract<Given, { readonly kind: K }>;

export interface Mark {
  readonly right: boolean;
  readonly text: string;
}

/** The mark for an answer to a question that has one answer. */
export function markKnown(marking: Known, given: Given, words: Words): Mark {
  const all = (good: number, of: number): Mark => partial(good, of, words);
  if (marking.kind === 'number' && given.kind === 'number')
    return all(Number(given.value === marking.value), 1);
  if (marking.kind === 'yesNo' && given.kind === 'yesNo')
    return all(Number(given.value === marking.value), 1);
  if (marking.kind === 'legality' && given.kind === 'legality')
    return markLegality(marking, given, words);
  if (marking.kind === 'pick' && given.kind === 'pick')
    return all(picked(marking, given), marking.all);
  if (marking.kind === 'order' && given.kind === 'order')
    return all(
      given.places.filter((place, index) => place === marking.right[index]).length,
      marking.right.length,
    );
  return all(0, 1);
}

function markLegality(
  marking: KnownOf<'legality'>,
  given: GivenOf<'legality'>,
  words: Words,
): Mark {
  if (given.legal !== marking.legal) return partial(0, 1, words);
  return marking.legal || marking.rules.includes(given.rule)
    ? partial(1, 1, words)
    : { right: false, text: words.wrongRule };
}

/** How many of the options are rightly picked or left. */
const picked = ({ all, right }: KnownOf<'pick'>, given: GivenOf<'pick'>): number =>
  Array.from({ length: all }, (_, index) => index).filter(
    (index) => right.includes(index) === given.picked.includes(index),
  ).length;

function partial(good: number, all: number, words: Words): Mark {
  if (good === all) return { right: true, text: words.right };
  const counted = words.partly.replace('-1', `${good}`).replace('-2', `${all}`);
  return { right: false, text: all === 1 ? words.wrong : `${words.wrong} ${counted}` };
}
