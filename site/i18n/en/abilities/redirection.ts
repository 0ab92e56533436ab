import type { Voice } from '../../abilities/breaths.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { measured } from './amounts.ts';
import { damageWords } from './damage.ts';
import { subjectWords } from './references.ts';

/** Damage to one that is dealt to another instead: all of it, the next so much, or the next time. */
export function redirectWords(
  { subject, to, damage, n, from, once }: EffectOf<'redirect'>,
  { speaking }: Voice,
): string {
  const what = damageWords(damage);
  const by = from === undefined ? '' : ` by ${speaking[from]}`;
  const onto = `to ${subjectWords(subject, speaking)}${by}`;
  const instead = `goes to ${speaking[to]} instead`;
  const next =
    n === undefined ? undefined : measured(n, 'damage', speaking).replace('damage', what);
  if (once)
    return `the next time this turn that there is ${what} ${onto}, ${next ?? 'that damage'} ${instead}`;
  const which = next === undefined ? `all ${what}` : `the next ${next}`;
  return `this turn, ${which} ${onto} ${instead}`;
}
