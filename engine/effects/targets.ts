import { isLegalTarget, type Slot, slotsOf, whyNotTargeted } from '../change/legalTargets.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { TargetSpec } from '../language/target.ts';
import type { Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { Source } from '../state/matches.ts';
import type { TargetChoice } from '../state/stack.ts';

export { legalTargets } from '../change/legalTargets.ts';

/** Why these are not the targets that the spell or ability asks for: as many as it says, every one legal (CR 601.2c). */
export function checkTargets(
  state: GameState,
  specs: readonly TargetSpec[],
  source: Source,
  choices: readonly TargetChoice[],
  x?: number,
): readonly Violation[] {
  const slots = slotsOf(specs, x);
  const needed = slots.filter(({ optional }) => !optional).length;
  if (choices.length < needed || choices.length > slots.length)
    return [
      {
        code: 'illegalTarget',
        objects: [source.object],
        rules: rulesIn(state, 'casting.targets'),
        counts: { found: choices.length, needed: slots.length },
      },
    ];
  return choices
    .filter(
      (choice, index) =>
        !isStillLegal(state, slots[index]?.spec, source, choice) ||
        isRepeated(slots, choices, index),
    )
    .map((choice) => ({
      code: 'illegalTarget',
      objects: choice.kind === 'object' ? [choice.object] : [source.object],
      rules: rulesIn(
        state,
        ...keywordRule(state, source, choice),
        'casting.targets',
        'targets.definition',
      ),
    }));
}

const keywordRule = (
  state: GameState,
  source: Source,
  choice: TargetChoice,
): readonly RuleKey[] => {
  if (choice.kind === 'object' && permanentOf(state, choice.object) === undefined) return [];
  const rule = whyNotTargeted(state, choice, source);
  return rule === undefined ? [] : [rule];
};

/** CR 608.2b: the targets as they are checked on resolution, `undefined` in place of those that are illegal by now. */
export const targetsOnResolution = (
  state: GameState,
  specs: readonly TargetSpec[],
  source: Source,
  choices: readonly TargetChoice[],
  x?: number,
): readonly (TargetChoice | undefined)[] => {
  const slots = slotsOf(specs, x);
  return choices.map((choice, index) =>
    isStillLegal(state, slots[index]?.spec, source, choice) ? choice : undefined,
  );
};

/** CR 115.3: one instance of the word "target" asks for different ones. */
const isRepeated = (
  slots: readonly Slot[],
  choices: readonly TargetChoice[],
  index: number,
): boolean =>
  choices.some(
    (choice, other) =>
      other < index &&
      slots[other] === slots[index] &&
      JSON.stringify(choice) === JSON.stringify(choices[index]),
  );

const isStillLegal = (
  state: GameState,
  spec: TargetSpec | undefined,
  source: Source,
  choice: TargetChoice | undefined,
): boolean =>
  spec !== undefined && choice !== undefined && isLegalTarget(state, spec, source, choice);
