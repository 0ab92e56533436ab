import type { Timing } from '../../../engine.ts';
import { type PointWords, say, type TimingWords } from '../../abilities/words.ts';
import { uncapital } from '../../grammar.ts';
import { after } from '../agreement.ts';
import { steps } from '../turn.ts';

/** When it may be cast or activated, fit to follow what it does. */
export const timingWords = (timing: Timing | undefined): string =>
  timing === undefined ? '' : `. Solo${say(TIMINGS, timing)}`;

type AroundCombat = Extract<Timing, { readonly kind: 'aroundCombat' | 'duringCombat' }>;

const TIMINGS: TimingWords = {
  sorcery: () => ' come una stregoneria',
  step: ({ step, whose }) =>
    ` durante la ${uncapital(steps[step])}${whose === 'you' ? ' del tuo turno' : ''}`,
  duringCombat: (timing) => ` in combattimento${pointsOf(timing)}${turnOf(timing)}`,
  aroundCombat: (timing) => `${pointsOf(timing)}${turnOf(timing)}`,
};

const turnOf = ({ whose }: AroundCombat): string =>
  whose === 'opponent' ? ' nel turno di un avversario' : '';

const pointsOf = ({ after: later, before }: AroundCombat): string =>
  [
    ...(later === undefined ? [] : [` dopo ${POINTS[later]}`]),
    ...(before === undefined ? [] : [` prima ${after('di', POINTS[before])}`]),
  ].join(' e');

const POINTS: PointWords = {
  attackersDeclared: 'la dichiarazione degli attaccanti',
  blockersDeclared: 'la dichiarazione dei bloccanti',
  combatDamage: 'il danno da combattimento',
};
