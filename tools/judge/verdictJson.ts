import {
  type AssignmentVerdict,
  type AttackDeclaration,
  type AttackVerdict,
  type BlockDeclaration,
  type BlockVerdict,
  type CombatDamageAssignment,
  type EditionId,
  type GameEvent,
  givenName,
  numbersOf,
  type Refusal,
  type RuleKey,
  type Violation,
} from '#engine';
import type { RuledLine } from '../../site/api/rulingForm.ts';
import { nameOf } from '../../site/library/wordProblem.ts';

type Verdict = RuledLine['frames'][number]['verdict'];
type RuledViolation = NonNullable<Verdict>['violations'][number];
type Witness = NonNullable<Verdict>['witness'];

/** What an event was ruled to be, where it was ruled on. */
export function verdictJson(event: GameEvent, edition: EditionId): Verdict {
  if (!('outcome' in event)) return null;
  if (event.outcome === 'untimely') return refusalJson(event.verdict, edition);
  switch (event.kind) {
    case 'attack':
      return declarationJson(event.verdict, edition, attacksJson);
    case 'block':
      return declarationJson(event.verdict, edition, blocksJson);
    case 'divide':
      return assignmentJson(event.verdict, edition);
    default:
      return event.outcome === 'refused' ? refusalJson(event.verdict, edition) : null;
  }
}

const refusalJson = ({ violations }: Refusal, edition: EditionId): Verdict => ({
  legal: false,
  violations: violations.map((one) => violationJson(one, edition)),
  obeyed: null,
  maximum: null,
  witness: null,
});

type DeclarationVerdict<D> = (AttackVerdict | BlockVerdict) & {
  readonly better: D | undefined;
  readonly nearest: D | undefined;
};

/** The witness is a declaration that obeys more, or else the nearest legal one. */
function declarationJson<D>(
  verdict: DeclarationVerdict<D>,
  edition: EditionId,
  write: (declaration: D) => Witness,
): Verdict {
  const witness = verdict.better ?? verdict.nearest;
  return {
    legal: verdict.verdict === 'legal',
    violations: verdict.violations.map((one) => violationJson(one, edition)),
    obeyed: verdict.obeyed,
    maximum: verdict.maximum,
    witness: witness === undefined ? null : write(witness),
  };
}

const assignmentJson = (
  { verdict, violations, suggestion }: AssignmentVerdict,
  edition: EditionId,
): Verdict => ({
  legal: verdict === 'legal',
  violations: violations.map((one) => violationJson(one, edition)),
  obeyed: null,
  maximum: null,
  witness: verdict === 'legal' ? null : divisionJson(suggestion),
});

/** One reason why something may not be done. */
export const violationJson = (violation: Violation, edition: EditionId): RuledViolation => ({
  code: nameOf(violation),
  rules: inOrder(violation.rules, edition),
  objects: violation.objects.map(givenName),
});

/** Those that decide stay first; each number once. */
export const inOrder = (rules: readonly RuleKey[], edition: EditionId): string[] => [
  ...new Set(rules.flatMap((key) => numbersOf(edition, [key]))),
];

/** Whom each attacks. */
export const attacksJson = ({ attacks }: AttackDeclaration): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attacks.map(({ attacker, target }) => [
      givenName(attacker),
      target.kind === 'player' ? target.player : givenName(target.permanent),
    ]),
  );

/** What each blocks. */
export function blocksJson({ blocks }: BlockDeclaration): Readonly<Record<string, string[]>> {
  const byBlocker = Map.groupBy(blocks, ({ blocker }) => blocker);
  return Object.fromEntries(
    [...byBlocker].map(([blocker, all]) => [
      givenName(blocker),
      all.map(({ attacker }) => givenName(attacker)),
    ]),
  );
}

function divisionJson(division: readonly CombatDamageAssignment[]): Witness {
  const bySource = Map.groupBy(division, ({ source }) => source);
  return Object.fromEntries(
    [...bySource].map(([source, shares]) => [
      givenName(source),
      Object.fromEntries(
        shares.map(({ to, amount }) => [
          to.kind === 'player' ? to.player : givenName(to.object),
          amount,
        ]),
      ),
    ]),
  );
}
