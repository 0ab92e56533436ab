import type { Cost, Timing } from '../../engine.ts';
import { manaText } from '../grammar.ts';
import { filterWords } from './filters.ts';
import { POINTS } from './moments.ts';

export function costWords(cost: Cost): string {
  switch (cost.kind) {
    case 'mana':
      return manaText(cost.mana);
    case 'tapSelf':
      return 'tap';
    case 'sacrificeSelf':
      return 'sacrifice it';
    case 'sacrifice':
      return `sacrifice ${cost.n} ${filterWords(cost.filter, cost.n === 1 ? 'one' : 'many', 'permanent')}`;
    case 'payLife':
      return `${cost.n} life`;
  }
}

export function timingWords(timing: Timing | undefined): string {
  if (timing === undefined) return '';
  if (timing.kind === 'sorcery') return '. Only when a sorcery could be cast';
  const where = timing.kind === 'duringCombat' ? ' in combat' : '';
  const after = timing.after === undefined ? '' : ` after ${POINTS[timing.after]}`;
  const before = timing.before === undefined ? '' : ` before ${POINTS[timing.before]}`;
  return `. Only${where}${after}${before}`;
}
