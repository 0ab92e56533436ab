import type { Timing } from '../../../engine.ts';
import { type PointWords, say, type TimingWords } from '../../abilities/words.ts';
import { uncapital } from '../../grammar.ts';
import { steps, theStep } from '../turn.ts';

/** When it may be cast or activated, fit to follow what it does. */
export const timingWords = (timing: Timing | undefined, of: 'spell' | 'activated'): string =>
  timing === undefined ? '' : `. ${ONLY[of]} ${say(TIMINGS, timing)}`;

const ONLY = { spell: 'Lanza este hechizo solo', activated: 'Activa esto solo' } as const;

type AroundCombat = Extract<Timing, { readonly kind: 'aroundCombat' | 'duringCombat' }>;

const TIMINGS: TimingWords = {
  sorcery: () => 'como un conjuro',
  step: ({ step, whose }) => `durante ${whose === 'you' ? `tu ${stepName(step)}` : theStep(step)}`,
  duringCombat: (timing) =>
    ['durante el combate', ...turnOf(timing), ...pointsOf(timing)].join(' '),
  aroundCombat: (timing) =>
    [...turnOf(timing).map((one) => one.replace('en', 'durante')), ...pointsOf(timing)].join(' '),
};

const stepName = (step: keyof typeof steps): string =>
  step === 'upkeep' ? 'mantenimiento' : uncapital(steps[step]);

const turnOf = ({ whose }: AroundCombat): readonly string[] =>
  whose === 'opponent' ? ['en el turno de un oponente'] : [];

/** `después de que se declaren bloqueadoras y antes de que se haga el daño de combate` */
function pointsOf({ after, before }: AroundCombat): readonly string[] {
  const points = [
    ...(after === undefined ? [] : [`después de que ${POINTS[after]}`]),
    ...(before === undefined ? [] : [`antes de que ${POINTS[before]}`]),
  ];
  return points.length === 0 ? [] : [points.join(' y ')];
}

const POINTS: PointWords = {
  attackersDeclared: 'se declaren atacantes',
  blockersDeclared: 'se declaren bloqueadoras',
  combatDamage: 'se haga el daño de combate',
};
