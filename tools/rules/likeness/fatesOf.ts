import type { PrintedRule, RulesText } from '../reading/rulesText.ts';
import type { Candidate, Doubt, Fate } from './fate.ts';
import { type Pairs, standsInPlace } from './place.ts';
import { type Likeness, likenessTo, plainOf, weigher } from './weights.ts';

/** What became of each rule of an older text, by its number, and the rules of the later one that none has become. */
export interface Fates {
  readonly fates: ReadonlyMap<string, Fate>;
  readonly fresh: readonly PrintedRule[];
}

/**
 * Finds each rule of a text in a later one: first where nothing but numbers differs, then by likeness, the surest pairs
 * before the others, since what is taken leaves less to choose from. What is not sure is doubtful.
 */
export function fatesOf(older: RulesText, later: RulesText): Fates {
  const pairs = new Map<string, string>();
  pairUnchanged(older.rules, later.rules, pairs);
  const candidates = candidatesOf(older, later, pairs);
  const likenesses = pairByLikeness(candidates, pairs);
  const taken = new Set(pairs.values());
  const plain = new Map<string, string>(
    later.rules.map(({ number, words }) => [number, plainOf(words)]),
  );
  const areClose = pairs.size >= CLOSE * older.rules.length;
  const fates = older.rules.map(({ number: from, words }): Fate => {
    const to = pairs.get(from);
    const near = (candidates.get(from) ?? []).slice(0, NEAR);
    if (to === undefined) return areClose ? unpaired(from, near, taken) : farApart(from, near);
    if (plain.get(to) === plainOf(words)) return { kind: from === to ? 'same' : 'moved', from, to };
    const { both = 0 } = likenesses.get(from) ?? {};
    const others = near.filter(({ number }) => !taken.has(number));
    return both < NEARLY_THE_SAME && others.some(isPartOf)
      ? { kind: 'doubtful', from, to, why: 'split', near }
      : { kind: 'reworded', from, to, near };
  });
  return {
    fates: new Map(fates.map((fate) => [fate.from, fate])),
    fresh: later.rules.filter(({ number }) => !taken.has(number)),
  };
}

/** Where fewer rules of a text than this share are found again, none is gone for sure. */
const CLOSE = 0.9;

const farApart = (from: string, near: readonly Candidate[]): Fate => ({
  kind: 'doubtful',
  from,
  to: near[0]?.number,
  why: 'unlike',
  near,
});

/** From this likeness on, a rule is what it was, whatever else was made of its words. */
export const NEARLY_THE_SAME = 0.85;

/** So many of the likest rules are shown. */
const NEAR = 4;

/** Whether a rule says hardly more than a part of the older one. */
export const isPartOf = ({ likeness }: Candidate): boolean =>
  likeness.ofLater >= 0.6 && likeness.ofOlder >= 0.15;

function unpaired(from: string, near: readonly Candidate[], taken: ReadonlySet<string>): Fate {
  const free = near.filter(({ number }) => !taken.has(number));
  const [best] = free;
  const parts = free.filter(isPartOf);
  const doubt = (why: Doubt, to: string | undefined): Fate => ({
    kind: 'doubtful',
    from,
    to,
    why,
    near,
  });
  if (parts.length > 1) return doubt('split', best?.number);
  if (best !== undefined && (best.likeness.both >= ALIKE_AT_ALL || isPartOf(best))) {
    return doubt(best.likeness.both >= LIKE ? 'twoAlike' : 'unlike', best.number);
  }
  const host = near.find(({ likeness }) => likeness.ofOlder >= ABSORBED);
  return host === undefined ? { kind: 'gone', from, near } : doubt('absorbed', host.number);
}

const ALIKE_AT_ALL = 0.15;
const LIKE = 0.7;
const ABSORBED = 0.4;

/** Same number and same words first; then same words where they stand once in what is left of either text. */
function pairUnchanged(
  older: readonly PrintedRule[],
  later: readonly PrintedRule[],
  pairs: Map<string, string>,
): void {
  const plain = new Map(later.map(({ number, words }) => [number, plainOf(words)]));
  for (const { number, words } of older) {
    if (plain.get(number) === plainOf(words)) pairs.set(number, number);
  }
  const taken = new Set(pairs.values());
  const left = Map.groupBy(
    older.filter(({ number }) => !pairs.has(number)),
    ({ words }) => plainOf(words),
  );
  const there = Map.groupBy(
    later.filter(({ number }) => !taken.has(number)),
    ({ words }) => plainOf(words),
  );
  for (const [words, [one, ...more]] of left) {
    const [other, ...others] = there.get(words) ?? [];
    if (one === undefined || other === undefined || more.length + others.length > 0) continue;
    pairs.set(one.number, other.number);
  }
}

type Candidates = ReadonlyMap<string, readonly Candidate[]>;

/** For each older rule that is left, the later ones that are like it, the likest first, those that are taken among them. */
function candidatesOf(older: RulesText, later: RulesText, pairs: Pairs): Candidates {
  const weigh = weigher([...older.rules, ...later.rules].map(({ words }) => words));
  const likest = likenessTo(later.rules.map(({ words }) => weigh(words)));
  const left = older.rules.filter(({ number }) => !pairs.has(number));
  return new Map(
    left.map(({ number, words }) => {
      const found = [...likest(weigh(words))].flatMap(([at, likeness]) => {
        const rule = later.rules[at];
        return rule === undefined || likeness.both < 0.1 ? [] : [{ number: rule.number, likeness }];
      });
      return [number, found.toSorted((a, b) => b.likeness.both - a.likeness.both)];
    }),
  );
}

/** Pairs what is likest on both sides and sure, again and again, until nothing more is. Gives how like each pair is. */
function pairByLikeness(
  candidates: Candidates,
  pairs: Map<string, string>,
): ReadonlyMap<string, Likeness> {
  const found = new Map<string, Likeness>();
  for (;;) {
    const sure = surePairs(candidates, pairs);
    if (sure.length === 0) return found;
    for (const { from, to, likeness } of sure) {
      pairs.set(from, to);
      found.set(from, likeness);
    }
  }
}

interface Scored {
  readonly from: string;
  readonly to: string;
  readonly likeness: Likeness;
  readonly score: number;
  readonly isInPlace: boolean;
}

function surePairs(candidates: Candidates, pairs: Pairs): readonly Scored[] {
  const taken = new Set(pairs.values());
  const all = [...candidates].flatMap(([from, list]) =>
    pairs.has(from)
      ? []
      : list
          .filter(({ number }) => !taken.has(number))
          .map(({ number, likeness }) => scored(from, number, likeness, pairs)),
  );
  const byOlder = Map.groupBy(all, ({ from }) => from);
  const byLater = Map.groupBy(all, ({ to }) => to);
  return all.filter((one) => {
    const rivals = [...(byOlder.get(one.from) ?? []), ...(byLater.get(one.to) ?? [])];
    const next = Math.max(0, ...rivals.filter((other) => other !== one).map(({ score }) => score));
    return isSure(one, one.score - next);
  });
}

function scored(from: string, to: string, likeness: Likeness, pairs: Pairs): Scored {
  const isInPlace = standsInPlace(from, to, pairs);
  const score = likeness.both + (isInPlace ? 0.1 : 0) + (from === to ? 0.02 : 0);
  return { from, to, likeness, score, isInPlace };
}

/** Whether a pair is certain that is ahead of the next one by so much. */
function isSure({ likeness, isInPlace }: Scored, ahead: number): boolean {
  if (ahead < 0.1) return false;
  if (!isInPlace) return false;
  if (likeness.both >= 0.7) return true;
  const most = Math.max(likeness.ofOlder, likeness.ofLater);
  return (likeness.both >= 0.45 && most >= 0.75) || (likeness.both >= 0.55 && ahead >= 0.15);
}
