import type { Step, Timing } from '../../../engine.ts';
import { type PointWords, say, type TimingWords } from '../../abilities/words.ts';
import { uncapital } from '../../grammar.ts';
import { steps } from '../turn.ts';

/** When it may be activated, fit to follow what it does. */
export const activatedWhen = (timing: Timing | undefined): string =>
  timing === undefined ? '' : `. Attiva solo${say(TIMINGS, timing)}`;

/** When it may be cast, which stands before what it does. */
export const castWhen = (timing: Timing | undefined): string =>
  timing === undefined ? '' : `lancia questa magia solo${say(TIMINGS, timing)}. `;

type AroundCombat = Extract<Timing, { readonly kind: 'aroundCombat' | 'duringCombat' }>;

const TIMINGS: TimingWords = {
  sorcery: () => ' come una stregoneria',
  step: ({ step, whose }) => ` durante ${stepName(step)}${whose === 'you' ? ' nel tuo turno' : ''}`,
  duringCombat: (timing) =>
    isBetweenBlocksAndDamage(timing)
      ? ` durante ${stepName('declareBlockers')}${turnOf(timing)}`
      : ` durante il combattimento${turnOf(timing)}${pointsOf(timing)}`,
  aroundCombat: (timing) => `${turnOf(timing, ' durante il')}${pointsOf(timing)}`,
};

const stepName = (step: Step): string =>
  step === 'upkeep' ? 'il mantenimento' : `la ${uncapital(steps[step])}`;

// Between the declaration of blockers and damage there is no other step.
const isBetweenBlocksAndDamage = ({ after, before }: AroundCombat): boolean =>
  after === 'blockersDeclared' && before === 'combatDamage';

const turnOf = ({ whose }: AroundCombat, inIt = ' nel'): string =>
  whose === 'opponent' ? `${inIt} turno di un avversario` : '';

const pointsOf = ({ after, before }: AroundCombat): string =>
  [
    ...(after === undefined ? [] : [` dopo ${AFTER[after]}`]),
    ...(before === undefined ? [] : [` prima ${BEFORE[before]}`]),
  ].join(' e');

const BEFORE: PointWords = {
  attackersDeclared: 'che vengano dichiarate le creature attaccanti',
  blockersDeclared: 'che vengano dichiarate le creature bloccanti',
  combatDamage: 'della sottofase di danno da combattimento',
};

const AFTER: PointWords = {
  attackersDeclared: 'che sono state dichiarate le creature attaccanti',
  blockersDeclared: 'che sono state dichiarate le creature bloccanti',
  combatDamage: 'la sottofase di danno da combattimento',
};
