import type { RuleKey } from '../../../engine/citation/ruleIndex.ts';
import type { RulesText } from '../reading/rulesText.ts';
import type { Fate } from './fate.ts';
import type { KeyFate } from './keyFates.ts';
import { type Likeness, likenessTo, weigher } from './weights.ts';

/** Our own sentence for a rule, in English; undefined where there is none. */
export type Sentences = Readonly<Partial<Record<RuleKey, string>>>;

/** The two texts, and the numbers of the later one that no rule has become. */
export interface Sides {
  readonly older: RulesText;
  readonly later: RulesText;
  readonly free: ReadonlySet<string>;
}

/**
 * Where several rules are cited under a number whose text stands in several now, what we say of each tells which is
 * whose, if it is likest on both sides, and by far. What is not, stays in doubt.
 */
export function decidedBySentence(
  fates: readonly KeyFate[],
  sentences: Sentences,
  { older, later, free }: Sides,
): readonly KeyFate[] {
  const weigh = weigher([...older.rules, ...later.rules].map(({ words }) => words));
  const decided = new Map<RuleKey, string>();
  for (const together of Map.groupBy(fates.filter(isDoubtful), ({ fate }) => fate.from).values()) {
    if (together.length < 2) continue;
    const open = later.rules.filter(({ number }) => isOpen(number, together, free));
    const likest = likenessTo(open.map(({ words }) => weigh(words)));
    const rows = together.map(({ key }) => ({ key, row: likest(weigh(sentences[key] ?? '')) }));
    for (const { key, row } of rows) {
      const at = clearlyLikest(row);
      if (at === undefined || rows.some((other) => likeAt(other.row, at) > likeAt(row, at)))
        continue;
      const to = open[at]?.number;
      if (to !== undefined) decided.set(key, to);
    }
  }
  return fates.map(({ key, fate }) => ({ key, fate: withNumber(fate, decided.get(key)) }));
}

const isDoubtful = ({ fate }: KeyFate): boolean => fate.kind === 'doubtful';

/** Rules of the same sections that are nobody’s, and the one that the number’s text is likest to. */
function isOpen(number: string, together: readonly KeyFate[], free: ReadonlySet<string>): boolean {
  return together.some(
    ({ fate }) =>
      fate.kind === 'doubtful' &&
      (fate.to === number ||
        (free.has(number) &&
          fate.near.some((near) => sectionOf(near.number) === sectionOf(number)))),
  );
}

const sectionOf = (number: string): string => number.slice(0, 3);

/** The place of what is like enough, and half as like again as anything else. */
function clearlyLikest(row: ReadonlyMap<number, Likeness>): number | undefined {
  const [best, next] = [...row].toSorted(([, a], [, b]) => b.both - a.both);
  if (best === undefined || best[1].both < 0.2) return undefined;
  return best[1].both >= 1.5 * (next?.[1].both ?? 0) ? best[0] : undefined;
}

const likeAt = (row: ReadonlyMap<number, Likeness>, at: number): number => row.get(at)?.both ?? 0;

const withNumber = (fate: Fate, to: string | undefined): Fate =>
  fate.kind === 'doubtful' && to !== undefined
    ? { kind: 'reworded', from: fate.from, to, near: fate.near }
    : fate;
