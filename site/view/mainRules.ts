import { type EditionId, partsOf, type RuleKey } from '../engine.ts';
import type { LineOutline } from '../library/judged/facts.ts';
import { type RuleRef, refsOf } from './rules.ts';

/**
 * The rules that a scenario turns on: those that refuse something first, then the others; in both
 * the turn, combat and keywords before the rest, and of these first what the fewest scenarios cite.
 */
export function mainRules(
  lines: readonly LineOutline[],
  edition: EditionId,
  citing: (key: RuleKey) => number,
): readonly RuleRef[] {
  const frames = lines.flatMap(({ frames: all }) => all);
  const refused = frames.filter(({ outcome }) => outcome === 'refused').flatMap(lead);
  const others = frames.flatMap(lead);
  const ranked = [refused, others].map((keys) =>
    refsOf(
      keys.toSorted((a, b) => citing(a) - citing(b)),
      edition,
    ).toSorted((a, b) => remoteness(a) - remoteness(b)),
  );
  return [...new Map(ranked.flat().map((rule) => [rule.number, rule])).values()];
}

const lead = ({ decides }: LineOutline['frames'][number]): readonly RuleKey[] =>
  decides.slice(0, 2);

// Casting, state-based actions and the like are behind most scenarios and the subject of few.
function remoteness({ number }: RuleRef): number {
  const { section } = partsOf(number);
  return (section >= 500 && section < 600) || section === 702 ? 0 : 1;
}
