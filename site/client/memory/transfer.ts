// Whether what was learned is known in another dress: a week after a mistake was answered rightly, a board on which it shows
// again, of another topic or another question where there is one. By the log alone: nothing of it is kept.
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { hashOf, shuffledBy } from '../deal/chance.ts';
import { isExercise } from '../deal/daily.ts';
import { knownAt } from '../deal/deal.ts';
import { isMade, withSeed } from '../deal/made.ts';
import type { Answer } from './answer.ts';
import { firstTries, isAhead, ordered } from './ordered.ts';

export interface Transfer {
  readonly mistake: string;
  /** When a board on which it shows was first right, since one was last wrong by it. */
  readonly learned: number;
  /** From when on it is asked. */
  readonly due: number;
  readonly asks: string;
  /** How its board was answered since then, and when. */
  readonly answered: Pick<Answer, 'right' | 'when'> | undefined;
}

/** Each mistake whose week is over, once; those that were learned first come first. */
export function transfersOf(
  answers: readonly Answer[],
  now: number,
  items: ReadonlyMap<string, CatalogueItem>,
): readonly Transfer[] {
  const known = ordered(firstTries(answers), now).filter((one) => !isAhead(one, now));
  return [...aboutEach(known, items)]
    .flatMap(([mistake, about]) => transferOf(mistake, about, now, items) ?? [])
    .toSorted((a, b) => a.due - b.due || (a.mistake < b.mistake ? -1 : 1));
}

/** Of each mistake the answers to boards on which it shows, and those that it explains. One pass: a log may be long. */
function aboutEach(
  known: readonly Answer[],
  items: ReadonlyMap<string, CatalogueItem>,
): ReadonlyMap<string, readonly Answer[]> {
  const about = new Map<string, Answer[]>();
  for (const answer of known) {
    const shown = knownAt(answer.item, items)?.mistakes ?? [];
    const others = answer.mistakes.filter((one) => !shown.includes(one));
    for (const mistake of [...shown, ...others]) {
      const before = about.get(mistake);
      if (before === undefined) about.set(mistake, [answer]);
      else before.push(answer);
    }
  }
  return about;
}

function transferOf(
  mistake: string,
  about: readonly Answer[],
  now: number,
  items: ReadonlyMap<string, CatalogueItem>,
): Transfer | undefined {
  const isBy = (one: Answer): boolean => !one.right && one.mistakes.includes(mistake);
  // Where several mistakes explain an answer, it is not known which of them was made.
  if (!about.some((one) => isBy(one) && one.mistakes.length === 1)) return undefined;
  const since = about.slice(about.findLastIndex(isBy) + 1);
  const learned = since.find(({ right }) => right)?.when;
  const due = learned === undefined ? undefined : weekAfter(learned);
  if (learned === undefined || due === undefined || now < due) return undefined;
  const before = about.filter(({ when }) => when < due);
  const asks = boardFor(mistake, `${mistake} ${due}`, before, items);
  if (asks === undefined) return undefined;
  const answered = about.find(({ item, when }) => item === asks && when >= due);
  return { mistake, learned, due, asks, answered };
}

/** The morning of the same weekday, whatever hour it was. */
const weekAfter = (when: number): number => new Date(when).setHours(7 * 24, 0, 0, 0);

/** The same for the same answers: one that was not seen `before`, the least like those that were; else one that is made. */
function boardFor(
  mistake: string,
  seed: string,
  before: readonly Answer[],
  items: ReadonlyMap<string, CatalogueItem>,
): string | undefined {
  const all = [...items.values()].filter(({ mistakes }) => mistakes.includes(mistake));
  const seen = new Set(before.map(({ item }) => item));
  const topics = new Set(before.map(({ item }) => knownAt(item, items)?.topics[0]));
  const questions = new Set(before.map(({ item }) => questionIn(item)));
  const unlike = (one: CatalogueItem): number =>
    2 * Number(!topics.has(one.topics[0])) + Number(!questions.has(questionIn(one.at)));
  const open = all.filter((one) => isExercise(one) && !seen.has(one.at));
  const [found] = shuffledBy(seed, open, ({ at }) => at).toSorted((a, b) => unlike(b) - unlike(a));
  const maker = all.find(isMade);
  return found?.at ?? (maker && withSeed(maker, `${hashOf(seed)}`).at);
}

/** What asks for the same is called the same nearly everywhere: `dead`, `block`. */
const questionIn = (at: string): string => at.slice(at.indexOf('#q-'));
