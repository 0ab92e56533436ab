import { isLegalTarget } from '../change/legalTargets.ts';
import { rulesIn } from '../change/rulesIn.ts';
import type { Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import type { Source } from '../state/matches.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { TargetSpec } from '../vocabulary/abilities.ts';

export { legalTargets } from '../change/legalTargets.ts';

/** Why these are not the targets that the spell or ability asks for: one choice for each, every one legal (CR 601.2c). */
export function checkTargets(
  state: GameState,
  specs: readonly TargetSpec[],
  source: Source,
  choices: readonly TargetChoice[],
): readonly Violation[] {
  if (choices.length !== specs.length)
    return [
      {
        code: 'illegalTarget',
        objects: [source.object],
        rules: rulesIn(state, 'casting.targets'),
        counts: { found: choices.length, needed: specs.length },
      },
    ];
  return choices
    .filter((_, index) => !isStillLegal(state, specs[index], source, choices[index]))
    .map((choice) => ({
      code: 'illegalTarget',
      objects: choice.kind === 'object' ? [choice.object] : [source.object],
      rules: rulesIn(state, 'casting.targets', 'targets.definition'),
    }));
}

/** CR 608.2b: the targets as they are checked on resolution, `undefined` in place of those that are illegal by now. */
export const targetsOnResolution = (
  state: GameState,
  specs: readonly TargetSpec[],
  source: Source,
  choices: readonly TargetChoice[],
): readonly (TargetChoice | undefined)[] =>
  choices.map((choice, index) =>
    isStillLegal(state, specs[index], source, choice) ? choice : undefined,
  );

const isStillLegal = (
  state: GameState,
  spec: TargetSpec | undefined,
  source: Source,
  choice: TargetChoice | undefined,
): boolean =>
  spec !== undefined && choice !== undefined && isLegalTarget(state, spec, source, choice);
