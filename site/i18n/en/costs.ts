import type { Cost, Filter, Timing } from '../../engine.ts';
import { manaText, signed } from '../grammar.ts';
import { numbered, numberWords } from './amounts.ts';
import { aFilter, filterWords } from './filters.ts';
import { steps } from './turn.ts';

/** A cost as it stands before a colon. */
export function costWords(cost: Cost): string {
  switch (cost.kind) {
    case 'mana':
      return manaText(cost.mana);
    case 'tapSelf':
      return 'tap';
    case 'sacrificeSelf':
      return 'sacrifice it';
    case 'sacrifice':
      return `sacrifice ${some(cost.n, cost.filter)}`;
    case 'payLife':
      return `${cost.n} life`;
    case 'manaOrLife':
      return `${manaText(cost.mana)} or ${cost.life} life`;
    case 'tapCreatures':
      return `tap ${some(cost.n, { ...cost.filter, tapped: false, controller: 'you' })}`;
    case 'tapPower':
      return `tap other creatures with total power ${cost.n}`;
    case 'returnToHand':
      return `return ${aFilter({ ...cost.filter, controller: 'you' })} to hand`;
    case 'loyalty':
      return cost.n === '-x' ? '-X loyalty' : `${signed(cost.n)} loyalty`;
    case 'removeCounters':
      return `remove ${numbered(cost.n, `${cost.counter} counter`)} from ${holderWords(cost.from)}`;
  }
}

/** A cost as what somebody does: `pay 2`, `sacrifice it`. */
export function payWords(cost: Cost): string {
  switch (cost.kind) {
    case 'mana':
    case 'payLife':
    case 'manaOrLife':
      return `pay ${costWords(cost)}`;
    case 'tapSelf':
      return 'tap it';
    case 'sacrificeSelf':
    case 'sacrifice':
    case 'tapCreatures':
    case 'tapPower':
    case 'returnToHand':
    case 'removeCounters':
    case 'loyalty':
      return costWords(cost);
  }
}

const holderWords = (from: Filter | undefined): string =>
  from === undefined ? 'it' : aFilter({ ...from, controller: 'you' }, 'permanent');

const some = (n: number, filter: Filter): string =>
  n === 1
    ? aFilter(filter, 'permanent')
    : `${numberWords(n)} ${filterWords(filter, 'many', 'permanent')}`;

export function timingWords(timing: Timing | undefined): string {
  if (timing === undefined) return '';
  if (timing.kind === 'sorcery') return '. Only when a sorcery could be cast';
  if (timing.kind === 'step')
    return `. Only in ${timing.whose === 'you' ? 'your' : 'the'} ${steps[timing.step].toLowerCase()}`;
  const where = timing.kind === 'duringCombat' ? ' in combat' : '';
  const after = timing.after === undefined ? '' : ` after ${POINTS[timing.after]}`;
  const before = timing.before === undefined ? '' : ` before ${POINTS[timing.before]}`;
  const and = after !== '' && before !== '' ? ' and' : '';
  const turn = timing.whose === 'opponent' ? ' in an opponent’s turn' : '';
  return `. Only${turn}${where}${after}${and}${before}`;
}

const POINTS = {
  attackersDeclared: 'attackers are declared',
  blockersDeclared: 'blockers are declared',
  combatDamage: 'combat damage',
} as const;
