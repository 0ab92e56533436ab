import type { Timing } from '../../../engine.ts';
import { type PointWords, say, type TimingWords } from '../../abilities/words.ts';
import { steps } from '../turn.ts';

/** When it may be cast or activated, fit to follow what it does. */
export const timingWords = (timing: Timing | undefined): string =>
  timing === undefined ? '' : `. Only${say(TIMINGS, timing)}`;

type AroundCombat = Extract<Timing, { readonly kind: 'aroundCombat' | 'duringCombat' }>;

const TIMINGS: TimingWords = {
  sorcery: () => ' when a sorcery could be cast',
  step: ({ step, whose }) =>
    ` during ${whose === 'you' ? 'your' : 'the'} ${steps[step].toLowerCase()}`,
  duringCombat: (timing) =>
    isBetweenBlocksAndDamage(timing)
      ? ` during the ${steps.declareBlockers.toLowerCase()}${turnOf(timing, ' of')}`
      : ` during combat${turnOf(timing, ' on')}${pointsOf(timing)}`,
  aroundCombat: (timing) => `${turnOf(timing, ' during')}${pointsOf(timing)}`,
};

// Between the declaration of blockers and damage there is no other step.
const isBetweenBlocksAndDamage = ({ after, before }: AroundCombat): boolean =>
  after === 'blockersDeclared' && before === 'combatDamage';

const turnOf = ({ whose }: AroundCombat, inIt: string): string =>
  whose === 'opponent' ? `${inIt} an opponent’s turn` : '';

const pointsOf = ({ after, before }: AroundCombat): string =>
  [
    ...(after === undefined ? [] : [` after ${POINTS[after]}`]),
    ...(before === undefined ? [] : [` before ${POINTS[before]}`]),
  ].join(' and');

const POINTS: PointWords = {
  attackersDeclared: 'attackers are declared',
  blockersDeclared: 'blockers are declared',
  combatDamage: 'combat damage',
};
