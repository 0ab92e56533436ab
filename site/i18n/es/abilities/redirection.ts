import type { Voice } from '../../abilities/breaths.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { to as onto } from '../agreement.ts';
import { measured } from './amounts.ts';
import { SORTS } from './damage.ts';
import { receiving } from './objectEffects.ts';

/** Damage to one that is dealt to another instead: all of it, the next so much, or the next time. */
export function redirectWords(
  { subject, to, damage, n, from, once }: EffectOf<'redirect'>,
  { speaking }: Voice,
): string {
  const taker = onto(speaking[to]);
  const sort = SORTS[damage];
  const several = n !== undefined && n !== 1 && !once;
  const would = ` que ${receiving(subject, speaking, from, several)} este turno`;
  const some = n === undefined ? 'ese daño' : measured(n, 'damage', speaking);
  if (once)
    return `la próxima vez${would.replace('a hacer', `a hacer daño${sort}`)}, en vez de eso, ${some} se hace ${taker}`;
  if (n === undefined) return `todo el daño${sort}${would}, en vez de eso, se hace ${taker}`;
  return n === 1
    ? `el siguiente punto de daño${sort}${would}, en vez de eso, se hace ${taker}`
    : `los siguientes ${measured(n, 'damage', speaking)}${sort}${would}, en vez de eso, se hacen ${taker}`;
}
