import type { Voice } from '../../abilities/breaths.ts';
import { oneOption } from '../../abilities/oneOption.ts';
import type { EffectOf } from '../../abilities/words.ts';

/** Options that differ in one word only, said in one: `tap or untap target creature`. */
export function eitherWords(effect: EffectOf<'either'>, { within }: Voice): string | undefined {
  const one = oneOption(effect);
  if (one === undefined) return undefined;
  return one.kind === 'anyColor'
    ? within(one.first).replace(/protection from \S+/, 'protection from the color of your choice')
    : within([one.first]).replace(/^(\S+) /, `$1 or ${one.second} `);
}
