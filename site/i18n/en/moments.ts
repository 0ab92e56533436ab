import type { Ability, Subject } from '../../engine.ts';
import { aFilter, filterWords, referenceWords } from './filters.ts';
import { steps } from './turn.ts';

export const DURATION = {
  endOfTurn: ' until end of turn',
  endOfCombat: ' until end of combat',
  nextUntapStep: ' in its next untap step',
  forever: '',
} as const;

export const DELAYED = {
  endOfCombat: 'at end of combat',
  endStep: 'at the next end step',
} as const;

export const POINTS = {
  attackersDeclared: 'attackers are declared',
  blockersDeclared: 'blockers are declared',
  combatDamage: 'combat damage',
} as const;

const who = (subject: Subject): string =>
  subject.kind === 'reference' ? referenceWords[subject.reference] : aFilter(subject.filter);

/** When an ability triggers. */
export function whenWords(ability: Ability & { kind: 'triggered' }): string {
  const { event, of, filter, n = 2, step } = ability;
  const one = who(of);
  const other = filterWords(filter ?? {}, 'one');
  switch (event) {
    case 'attacks':
      return `when ${one} attacks`;
    case 'attacksAlone':
      return `when ${one} attacks alone`;
    case 'attacksPlayerAlone':
      return `when ${one} attacks a player alone`;
    case 'attacksUnblocked':
      return `when ${one} attacks and isn't blocked`;
    case 'blocks':
      return `when ${one} blocks`;
    case 'blocksAlone':
      return `when ${one} blocks alone`;
    case 'blocksCreature':
      return `for each ${other} that ${one} blocks`;
    case 'becomesBlocked':
      return `when ${one} becomes blocked`;
    case 'becomesBlockedByCreature':
      return `for each ${other} that blocks ${one}`;
    case 'becomesBlockedByAtLeast':
      return `when ${n} or more creatures block ${one}`;
    case 'dealsCombatDamage':
      return `when ${one} deals combat damage`;
    case 'dealsDamage':
      return `when ${one} deals damage`;
    case 'isDealtDamage':
      return `when ${one} is dealt damage`;
    case 'dies':
      return `when ${one} dies`;
    case 'enters':
      return `when ${one} enters`;
    case 'beginningOfStep':
      return `as the ${(step === undefined ? 'step' : steps[step]).toLowerCase()} begins`;
  }
}
