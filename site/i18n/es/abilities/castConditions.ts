import type { Condition } from '../../../engine.ts';
import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import type { Mood } from './conditions.ts';

type WayToCast = Extract<Condition, { readonly kind: 'castWith' }>['keyword'];

/** `esta criatura fue estimulada`, `se pagó su coste de evocar`, and the opposite. */
export function castWords(
  keyword: WayToCast,
  mood: Mood,
): { readonly was: string; readonly wasNot: string } {
  const [what, how] = CAST[keyword];
  if (what === 'paid') return { was: `${PAID[mood]} ${how}`, wasNot: `no ${PAID[mood]} ${how}` };
  return { was: `${HOST} ${WAS[mood]} ${how}`, wasNot: `${HOST} no ${WAS[mood]} ${how}` };
}

const WAS = { indicative: 'fue', subjunctive: 'haya sido' } as const;
const PAID = { indicative: 'se pagó', subjunctive: 'se haya pagado' } as const;

const CAST: { readonly [W in WayToCast]: readonly ['was' | 'paid', string] } = {
  dash: ['paid', 'su coste de rapidez'],
  evoke: ['paid', 'su coste de evocar'],
  flashback: ['was', `lanzad${HOST_ENDING} con retrospectiva`],
  kicker: ['was', `estimulad${HOST_ENDING}`],
  morph: ['was', `lanzad${HOST_ENDING} boca abajo`],
};
