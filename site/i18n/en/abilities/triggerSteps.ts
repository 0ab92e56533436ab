import type { Step } from '../../../engine.ts';
import type { TriggeredAbility } from '../../abilities/words.ts';
import { steps } from '../turn.ts';

/** When a step begins, as an ability says it: `at the beginning of your upkeep`. */
export function stepWords({ step, whose }: TriggeredAbility): string {
  const name = step === undefined ? 'step' : (NAMED[step] ?? steps[step].toLowerCase());
  if (step === 'beginningOfCombat' || step === 'endOfCombat') {
    const at = step === 'endOfCombat' ? 'at end of' : 'at the beginning of';
    return `${at} ${whose === 'each' ? 'each combat' : 'combat'}${whose === 'you' ? ' on your turn' : ''}`;
  }
  return `at the beginning of ${whose === 'you' ? 'your' : whose === 'each' ? 'each' : 'the'} ${name}`;
}

// What is called by a shorter name than the step has.
const NAMED: { readonly [S in Step]?: string } = { upkeep: 'upkeep' };
