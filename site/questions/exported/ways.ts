import type { Ways } from '../../exports/exportedSet.ts';
import type { RuledMarking } from '../marking.ts';
import type { Entries } from '../rulings/material.ts';
import type { Mark } from '../script/mark.ts';

/** Rules on an answer. Rejects where something of what rules can't be loaded. */
export type Rule = (marking: RuledMarking, entries: Entries) => Promise<Mark>;

/** An answer that can be given: as a file has it, and as a form says it. */
export interface Given {
  readonly way: readonly number[];
  readonly entries: Entries;
}

/** So many answers are ruled on: of no question of the library there are more than 512. */
const MOST_GIVEN = 1024;

/** More ways than these nobody writes down. */
const MOST_RIGHT = 64;

/** So many are ruled on before the page has its turn. */
const AT_ONCE = 16;

/** Every answer that is right; nothing where there are too many, or where of one nobody can say. */
export async function rightWays(
  given: Iterable<Given>,
  marking: RuledMarking,
  rule: Rule,
): Promise<Ways | undefined> {
  const right: (readonly number[])[] = [];
  let tried = 0;
  for (const { way, entries } of given) {
    tried += 1;
    if (tried > MOST_GIVEN) return undefined;
    if (tried % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    const mark = await rule(marking, entries).catch(() => undefined);
    if (mark === undefined || mark.kind === 'unproved') return undefined;
    if (mark.kind === 'ruled' && mark.right) right.push(way);
    if (right.length > MOST_RIGHT) return undefined;
  }
  return right.length === 0 ? undefined : right;
}

/** Every way to take one of so many from each, the first of the first before its second. */
export function* oneOfEach(counts: readonly number[]): Generator<readonly number[]> {
  const [first, ...others] = counts;
  if (first === undefined) {
    yield [];
    return;
  }
  for (let at = 0; at < first; at += 1) for (const rest of oneOfEach(others)) yield [at, ...rest];
}

/** Every way to share so much among so many. */
export function* sharings(amount: number, among: number): Generator<readonly number[]> {
  if (among <= 1) {
    if (among === 1) yield [amount];
    return;
  }
  for (let own = amount; own >= 0; own -= 1)
    for (const rest of sharings(amount - own, among - 1)) yield [own, ...rest];
}
