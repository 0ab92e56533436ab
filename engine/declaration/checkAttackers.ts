import { withPrintedRules } from '../change/making/rulesIn.ts';
import type { AttackDeclaration, AttackedChoice, Enlisting } from '../log/declaration.ts';
import type { AttackVerdict } from '../log/verdict.ts';
import type { Declaration, Judge, Pair } from '../solver/index.ts';
import type { GameState } from '../state/gameState.ts';
import { known } from '../vocabulary/result.ts';
import { attackProblem } from './attackProblem.ts';
import { bandProblems, keptBands } from './bands.ts';
import { judgeBy } from './beliefs/judgeBy.ts';
import { declaredTwice } from './declaredTwice.ts';
import { attackedProblems, attackerProblems, sameAttacked } from './eligibleAttackers.ts';
import type { NamedProblem } from './namedProblem.ts';
import { optionalCostProblems } from './optionalCosts.ts';
import { verdictOn } from './verdict.ts';

/** The ruling on a declaration of attackers by the active player (CR 508.1a-j), with its proof: also whether it can be paid. */
export function checkAttackers(
  state: GameState,
  declaration: AttackDeclaration,
  judge?: Judge,
): AttackVerdict {
  const named = attackProblem(state);
  const misfits = [
    ...declaredTwice(
      declaration.attacks.map(({ attacker }) => [attacker]),
      'attackers.choose',
    ),
    ...declaration.attacks.flatMap(({ attacker, target }) => [
      ...attackerProblems(state, attacker),
      ...attackedProblems(state, attacker, target),
    ]),
    ...bandProblems(state, declaration),
    ...optionalCostProblems(state, declaration),
  ];
  const proposed = pairsOf(named, declaration);
  const verdict = verdictOn(
    named,
    { pairs: onceEach(proposed), proposed, misfits },
    { requirements: 'attackers.requirements', payCosts: 'attackers.payCosts' },
    judgeBy(state, judge),
  );
  const asDeclared = (pairs: Declaration): AttackDeclaration =>
    withMoreKept(state, attacksFrom(named, pairs), declaration);
  return {
    ...verdict,
    violations: withPrintedRules(state, verdict.violations),
    better: verdict.better && asDeclared(verdict.better),
    nearest: verdict.nearest && asDeclared(verdict.nearest),
  };
}

/**
 * CR 702.22c, 701.43d, 702.154a: with as much of the bands that were declared as these attackers may form, and what of them
 * was exerted and enlisted as far as it still may be.
 */
function withMoreKept(
  state: GameState,
  { attacks }: AttackDeclaration,
  { bands: declared = [], exerted = [], enlisted = [] }: AttackDeclaration,
): AttackDeclaration {
  const may = (more: Partial<AttackDeclaration>): boolean =>
    optionalCostProblems(state, { attacks, ...more }).length === 0;
  const bands = keptBands(state, attacks, declared);
  const exerting = [...new Set(exerted)].filter((id) => may({ exerted: [id] }));
  const enlisting: Enlisting[] = [];
  for (const one of enlisted) if (may({ enlisted: [...enlisting, one] })) enlisting.push(one);
  return {
    attacks,
    ...(bands.length === 0 ? {} : { bands }),
    ...(exerting.length === 0 ? {} : { exerted: exerting }),
    ...(enlisting.length === 0 ? {} : { enlisted: enlisting }),
  };
}

/** A declaration from pairs of the attack problem. */
export const attacksFrom = (
  { choosers, targets }: NamedProblem<AttackedChoice>,
  pairs: Declaration,
): AttackDeclaration => ({
  attacks: pairs.map(([chooser, target]) => ({
    attacker: known(choosers[chooser], 'attacker'),
    target: known(targets[target], 'attacked'),
  })),
});

const pairsOf = (
  { choosers, targets }: NamedProblem<AttackedChoice>,
  { attacks }: AttackDeclaration,
): Declaration =>
  attacks.flatMap(({ attacker, target }): readonly Pair[] => {
    const chooser = choosers.indexOf(attacker);
    const on = targets.findIndex((one) => sameAttacked(one, target));
    return chooser < 0 || on < 0 ? [] : [[chooser, on]];
  });

/** Of an attacker that is declared twice, what is said first. */
const onceEach = (pairs: Declaration): Declaration =>
  pairs.filter(([chooser], at) => pairs.findIndex(([one]) => one === chooser) === at);
