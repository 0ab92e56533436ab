import type { Voice } from '../../abilities/breaths.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { after } from '../agreement.ts';
import { DAMAGE, measured } from './amounts.ts';
import { sourceWords } from './chosen.ts';
import { subjectWords } from './references.ts';
import { SORTS } from './ruleChanges.ts';

/** Damage to one that is dealt to another instead: all of it, the next so much, or the next time. */
export function redirectWords(
  { subject, to, damage, n, from, once }: EffectOf<'redirect'>,
  voice: Voice,
): string {
  const { speaking } = voice;
  const by = from === undefined ? '' : ` ${after('da', speaking[from])}`;
  const onto = `${after('a', subjectWords(subject, speaking))}${by}`;
  const taker = after('a', speaking[to]);
  const one = `che verrebbe inflitto ${onto} in questo turno viene invece inflitto ${taker}`;
  const sort = SORTS[damage];
  const some = n === undefined ? 'quel danno' : `di quel danno, ${measured(n, DAMAGE, speaking)}`;
  if (once)
    return `la prossima volta che ${dealer(from, voice)} danno${sort} ${after('a', subjectWords(subject, speaking))} in questo turno, ${some} viene invece inflitto ${taker}`;
  if (n === undefined) return `tutto il danno${sort} ${one}`;
  return n === 1
    ? `il prossimo danno${sort} ${one}`
    : `i prossimi ${measured(n, DAMAGE, speaking)}${sort} che verrebbero inflitti ${onto} in questo turno vengono invece inflitti ${taker}`;
}

/** `una fonte rossa a tua scelta infliggerebbe` */
const dealer = (from: EffectOf<'redirect'>['from'], voice: Voice): string =>
  from === undefined ? 'verrebbe inflitto' : `${sourceWords(from, voice)} infliggerebbe`;
