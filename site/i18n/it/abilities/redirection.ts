import type { Voice } from '../../abilities/breaths.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { after } from '../agreement.ts';
import { DAMAGE, measured } from './amounts.ts';
import { subjectWords } from './references.ts';
import { SORTS } from './ruleChanges.ts';

/** Damage to one that is dealt to another instead: all of it, the next so much, or the next time. */
export function redirectWords(
  { subject, to, damage, n, from, once }: EffectOf<'redirect'>,
  { speaking }: Voice,
): string {
  const by = from === undefined ? '' : ` ${after('da', speaking[from])}`;
  const onto = `${after('a', subjectWords(subject, speaking))}${by}`;
  const taker = after('a', speaking[to]);
  const one = `che verrebbe inflitto ${onto} in questo turno viene inflitto invece ${taker}`;
  const sort = SORTS[damage];
  const some = n === undefined ? 'quel danno' : `di quel danno, ${measured(n, DAMAGE, speaking)}`;
  if (once)
    return `la prossima volta in questo turno che verrebbe inflitto danno${sort} ${onto}, ${some} viene inflitto invece ${taker}`;
  if (n === undefined) return `tutto il danno${sort} ${one}`;
  return n === 1
    ? `il prossimo danno${sort} ${one}`
    : `i prossimi ${measured(n, DAMAGE, speaking)}${sort} che verrebbero inflitti ${onto} in questo turno vengono inflitti invece ${taker}`;
}
