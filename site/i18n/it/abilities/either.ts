import type { Voice } from '../../abilities/breaths.ts';
import { oneOption } from '../../abilities/oneOption.ts';
import type { EffectOf } from '../../abilities/words.ts';

/** Options that differ in one word only, said in one: `TAPpa o STAPpa una creatura bersaglio`. */
export function eitherWords(effect: EffectOf<'either'>, { within }: Voice): string | undefined {
  const one = oneOption(effect);
  if (one === undefined) return undefined;
  return one.kind === 'anyColor'
    ? within(one.first).replace(/protezione dal \S+/, 'protezione da un colore a tua scelta')
    : within([one.first]).replace(/^(\S+) /, `$1 o ${TURNING[one.second]} `);
}

const TURNING = { tap: 'TAPpa', untap: 'STAPpa' } as const;
