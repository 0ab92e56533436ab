import type { Cost, Filter, Timing } from '../../engine.ts';
import { manaText, signed, uncapital } from '../grammar.ts';
import { numeral } from './agreement.ts';
import { counted, counterUnit, LIFE, numbered } from './amounts.ts';
import { aFilter, filterWords } from './filters.ts';
import { steps, theStep } from './turn.ts';

/** A cost as it stands before a colon. */
export const costWords = (cost: Cost): string =>
  cost.kind === 'mana' ? manaText(cost.mana) : payWords(cost);

/** A cost as what somebody does: `pagar 2`, `sacrificar una criatura`. */
export function payWords(cost: Cost): string {
  switch (cost.kind) {
    case 'mana':
      return `pagar ${manaText(cost.mana)}`;
    case 'tapSelf':
      return 'girar';
    case 'sacrificeSelf':
      return 'sacrificar este permanente';
    case 'sacrifice':
      return `sacrificar ${some(cost.n, cost.filter)}`;
    case 'payLife':
      return `pagar ${counted(cost.n, LIFE)}`;
    case 'manaOrLife':
      return `pagar ${manaText(cost.mana)} o ${counted(cost.life, LIFE)}`;
    case 'tapCreatures':
      return `girar ${some(cost.n, { ...cost.filter, tapped: false, controller: 'you' })}`;
    case 'tapPower':
      return `girar otras criaturas con fuerza total de ${cost.n} o más`;
    case 'returnToHand':
      return `regresar ${aFilter({ ...cost.filter, controller: 'you' }, 'permanent')} a la mano de su propietario`;
    case 'loyalty':
      return cost.n === '-x' ? '-X' : signed(cost.n);
    case 'removeCounters':
      return `remover ${numbered(cost.n, counterUnit(cost.counter))} de ${holder(cost.from)}`;
  }
}

const holder = (from: Filter | undefined): string =>
  from === undefined ? 'este permanente' : aFilter({ ...from, controller: 'you' }, 'permanent');

/** `una criatura`, `dos criaturas` */
export const some = (n: number, filter: Filter): string =>
  n === 1
    ? aFilter(filter, 'permanent')
    : `${numeral(n)} ${filterWords(filter, 'many', 'permanent')}`;

export function timingWords(timing: Timing | undefined): string {
  if (timing === undefined) return '';
  if (timing.kind === 'sorcery') return '. Solo cuando puedas lanzar un conjuro';
  if (timing.kind === 'step') return `. Solo durante ${stepOf(timing)}`;
  const inTurn = timing.whose === 'opponent';
  const when = [
    ...(inTurn ? ['en el turno de un oponente'] : []),
    ...(timing.kind === 'duringCombat' ? ['durante el combate'] : []),
    ...between(timing),
  ];
  return `. Solo ${when.join(', ')}`;
}

const stepOf = ({ step, whose }: Timing & { readonly kind: 'step' }): string =>
  whose === 'you' ? `tu ${uncapital(steps[step])}` : theStep(step);

/** `después de que se declaren bloqueadoras y antes de que se haga el daño de combate` */
function between({
  after,
  before,
}: Exclude<Timing, { readonly kind: 'sorcery' | 'step' }>): readonly string[] {
  const points = [
    ...(after === undefined ? [] : [`después de que ${POINTS[after]}`]),
    ...(before === undefined ? [] : [`antes de que ${POINTS[before]}`]),
  ];
  return points.length === 0 ? [] : [points.join(' y ')];
}

const POINTS = {
  attackersDeclared: 'se declaren atacantes',
  blockersDeclared: 'se declaren bloqueadoras',
  combatDamage: 'se haga el daño de combate',
} as const;
