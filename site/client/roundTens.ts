// Of a set, ten boards at a time: what comes next for this reader, from easy to hard, and of one topic never more than two
// in a row.
import { mixed } from '../view/mixed.ts';
import { type BoardTraits, traitsIn } from './boardTraits.ts';
import { mayHaveAnswers } from './course/mayHaveAnswers.ts';
import type { Tried } from './memory/tally.ts';
import { type DealWanted, isComeBack, plainIn } from './roundAddresses.ts';
import type { RoundMemory } from './roundMemory.ts';

/** So many boards make a round. */
const TEN = 10;

/** Of so few answers nothing follows. */
const FEW = 3;

/** A board of a set. */
interface Dealable {
  /** Its place in the set. */
  readonly place: number;
  readonly traits: BoardTraits;
  /** Whether it has no result in this round yet. */
  readonly isOpen: boolean;
  readonly tried: Pick<Tried, 'right' | 'asked' | 'timesRight'> | undefined;
}

/**
 * The places of the next boards: first those that this reader has not had right, the easier ones first. A topic of which
 * much went wrong counts as harder, one that went well as easier.
 */
export function nextTen(boards: readonly Dealable[]): readonly number[] {
  const open = boards.filter(({ isOpen }) => isOpen);
  const hard = hardFor(boards);
  const isKnown = ({ tried }: Dealable): number => Number(tried?.right === true);
  const dealt = (open.length > 0 ? open : boards)
    .toSorted((a, b) => isKnown(a) - isKnown(b) || hard(a) - hard(b) || a.place - b.place)
    .slice(0, TEN)
    .toSorted((a, b) => hard(a) - hard(b) || a.place - b.place);
  return mixed(dealt, ({ traits: { topic } }) => topic).map(({ place }) => place);
}

/** How hard each board is for this reader, about 1 to 6. */
function hardFor(boards: readonly Dealable[]): (board: Dealable) => number {
  const byTopic = new Map(
    [...Map.groupBy(boards, ({ traits: { topic } }) => topic)].map(([topic, own]) => [
      topic,
      burdenOf(own),
    ]),
  );
  return ({ traits: { level, topic } }) => level + (byTopic.get(topic) ?? 0);
}

/** From -0.5, where all of a topic was right, to 1.5, where nothing was. */
function burdenOf(own: readonly Dealable[]): number {
  const asked = own.reduce((sum, { tried }) => sum + (tried?.asked ?? 0), 0);
  if (asked < FEW) return 0;
  const right = own.reduce((sum, { tried }) => sum + (tried?.timesRight ?? 0), 0);
  return 1.5 - 2 * (right / asked);
}

/** What a round asks: what it was dealt before, as long as some of that is open, else the next ten. */
export async function dealtTo(
  round: HTMLElement,
  boards: readonly string[],
  { results, asked }: Pick<RoundMemory, 'results' | 'asked'>,
  wanted: DealWanted,
): Promise<readonly number[]> {
  const before = asked.map((href) => boards.indexOf(href)).filter((place) => place >= 0);
  const isOpen = (place: number): boolean => results[boards[place] ?? ''] === undefined;
  const isUnfinished = before.some(isOpen) || (before.length > 0 && isComeBack());
  if (wanted === 'what was dealt' && isUnfinished) return before;
  const traits = traitsIn(round);
  const tried = await triedByReader();
  return nextTen(
    boards.map((href, place) => ({
      place,
      traits: traits[place] ?? { level: 1, topic: '' },
      isOpen: isOpen(place),
      tried: tried.get(plainIn(round, href)),
    })),
  );
}

/** Nothing where nothing was answered here, or the log can't be read: then a set is dealt as it stands. */
async function triedByReader(): Promise<ReadonlyMap<string, Tried>> {
  try {
    if (!(await mayHaveAnswers())) return NOTHING;
    const [{ remembered }, { triedIn }] = await Promise.all([
      import('./memory/page/read.ts'),
      import('./memory/tally.ts'),
    ]);
    const { answers } = await remembered();
    return new Map(triedIn(answers, Date.now()).map((one) => [one.item, one]));
  } catch {
    return NOTHING;
  }
}

const NOTHING: ReadonlyMap<string, Tried> = new Map();
