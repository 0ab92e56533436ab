import type { Cost, Filter, Timing } from '../../engine.ts';
import { manaText, signed, uncapital } from '../grammar.ts';
import { counterWords, LIFE, numbered } from './amounts.ts';
import { aFilter, filterWords } from './filters.ts';
import { after, count } from './nouns.ts';
import { steps } from './turn.ts';

/** A cost as it stands before a colon. */
export function costWords(cost: Cost): string {
  switch (cost.kind) {
    case 'mana':
      return manaText(cost.mana);
    case 'tapSelf':
      return 'TAPpa';
    case 'sacrificeSelf':
    case 'sacrifice':
      return `sacrifica ${whatOf(cost)}`;
    case 'payLife':
    case 'manaOrLife':
      return `paga ${whatOf(cost)}`;
    case 'tapCreatures':
    case 'tapPower':
      return `TAPpa ${whatOf(cost)}`;
    case 'returnToHand':
      return `riprendi in mano ${whatOf(cost)}`;
    case 'loyalty':
      return whatOf(cost);
    case 'removeCounters':
      return `rimuovi ${whatOf(cost)}`;
  }
}

/** A cost as what somebody may do: `pagare 2`, `sacrificare questo permanente`. */
export function payWords(cost: Cost): string {
  switch (cost.kind) {
    case 'mana':
    case 'payLife':
    case 'manaOrLife':
      return `pagare ${whatOf(cost)}`;
    case 'sacrificeSelf':
    case 'sacrifice':
      return `sacrificare ${whatOf(cost)}`;
    case 'tapSelf':
    case 'tapCreatures':
    case 'tapPower':
      return `TAPpare ${whatOf(cost)}`;
    case 'returnToHand':
      return `riprendere in mano ${whatOf(cost)}`;
    case 'loyalty':
      return `cambiare la fedeltà: ${whatOf(cost)}`;
    case 'removeCounters':
      return `rimuovere ${whatOf(cost)}`;
  }
}

function whatOf(cost: Cost): string {
  switch (cost.kind) {
    case 'mana':
      return manaText(cost.mana);
    case 'tapSelf':
    case 'sacrificeSelf':
      return 'questo permanente';
    case 'sacrifice':
      return some(cost.n, cost.filter);
    case 'payLife':
      return count(cost.n, ...LIFE);
    case 'manaOrLife':
      return `${manaText(cost.mana)} o ${count(cost.life, ...LIFE)}`;
    case 'tapCreatures':
      return some(cost.n, { ...cost.filter, tapped: false, controller: 'you' });
    case 'tapPower':
      return `altre creature con forza totale ${cost.n} o superiore`;
    case 'returnToHand':
      return aFilter({ ...cost.filter, controller: 'you' });
    case 'loyalty':
      return cost.n === '-x' ? '-X' : loyalty(cost.n);
    case 'removeCounters':
      return `${counterWords(cost.n, cost.counter)} ${after('da', holder(cost.from))}`;
  }
}

const holder = (from: Filter | undefined): string =>
  from === undefined ? 'questo permanente' : aFilter({ ...from, controller: 'you' }, 'permanent');

const loyalty = (n: number): string => (n === 0 ? '0' : signed(n));

const some = (n: number, filter: Filter): string =>
  numbered(n, aFilter(filter, 'permanent'), filterWords(filter, 'many', 'permanent'));

export function timingWords(timing: Timing | undefined): string {
  if (timing === undefined) return '';
  if (timing.kind === 'sorcery') return '. Solo come una stregoneria';
  if (timing.kind === 'step')
    return `. Solo durante la ${uncapital(steps[timing.step])}${timing.whose === 'you' ? ' del tuo turno' : ''}`;
  const where = timing.kind === 'duringCombat' ? ' in combattimento' : '';
  const later = timing.after === undefined ? '' : ` dopo ${POINTS[timing.after]}`;
  const before = timing.before === undefined ? '' : ` prima ${after('di', POINTS[timing.before])}`;
  const and = later !== '' && before !== '' ? ' e' : '';
  const whose = timing.whose === 'opponent' ? ' nel turno di un avversario' : '';
  return `. Solo${where}${later}${and}${before}${whose}`;
}

const POINTS = {
  attackersDeclared: 'la dichiarazione degli attaccanti',
  blockersDeclared: 'la dichiarazione dei bloccanti',
  combatDamage: 'il danno da combattimento',
} as const;
