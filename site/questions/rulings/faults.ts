import type { RequirementCount, Violation, ViolationCode } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';
import { violationLine } from '../../view/proof.ts';
import type { RuledMarking } from '../marking.ts';
import type { Fault } from '../script/mark.ts';
import type { Material } from './material.ts';

/** What a verdict blames, for the board to show. */
export const faultsOf = (
  violations: readonly Violation[],
  requirements: readonly RequirementCount[],
  { m, n }: Pick<Material, 'm' | 'n'>,
  { edition }: RuledMarking,
): readonly Fault[] =>
  violations.map((violation) => {
    const isUnmet = violation.code === 'fewerRequirementsThanPossible';
    const [rule] = violationLine(violation, m, n, edition).rules;
    return {
      blamed: isUnmet ? unmetBy(requirements, n) : violation.objects.map(n.tag),
      rule: rule?.number ?? '',
      short: shortBy(violation, m),
      isUnmet,
    };
  });

/** Those of whom more is asked than they do. */
const unmetBy = (requirements: readonly RequirementCount[], n: Naming): readonly string[] =>
  requirements
    .filter(({ obeyed }) => !obeyed)
    .flatMap(({ creature, attacker }) => creature ?? attacker ?? [])
    .map(n.tag);

/** Where it is the damage of one creature that does not reach. */
const OF_DAMAGE: ReadonlySet<ViolationCode> = new Set([
  'lethalNotAssignedInOrder',
  'lethalNotAssignedBeforeTrample',
  'loyaltyNotAssignedBeforeTrample',
]);

const shortBy = ({ code, counts }: Violation, { verdict }: Material['m']): string =>
  counts !== undefined && OF_DAMAGE.has(code) ? verdict.short(counts.needed - counts.found) : '';
