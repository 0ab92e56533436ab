import type { Voice } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { after } from '../agreement.ts';
import { measured } from './amounts.ts';
import { sourceWords } from './chosen.ts';
import { SORTS } from './damage.ts';
import { subjectWords } from './references.ts';

/** Damage to one that is dealt to another instead: all of it, the next so much, or the next time. */
export function redirectWords(effect: EffectOf<'redirect'>, voice: Voice): string {
  const { subject, to, damage, n, from, once } = effect;
  const { speaking } = voice;
  const by = from === undefined ? '' : ` ${after('da', speaking[from])}`;
  const would = isYou(subject)
    ? (verbs: string, dealt: string): string => `che ti ${verbs} ${dealt}${by}`
    : (verbs: string, dealt: string): string =>
        `che ${verbs} ${dealt} ${after('a', subjectWords(subject, speaking))}${by}`;
  const taker = after('a', speaking[to]);
  const one = `${would('verrebbe', 'inflitto')} in questo turno viene invece inflitto ${taker}`;
  const sort = SORTS[damage];
  const some = n === undefined ? 'quel danno' : `di quel danno, ${measured(n, 'damage', speaking)}`;
  if (once)
    return `la prossima volta che ${dealt(effect, voice)} in questo turno, ${some} viene invece inflitto ${taker}`;
  if (n === undefined) return `tutto il danno${sort} ${one}`;
  return n === 1
    ? `il prossimo danno${sort} ${one}`
    : `i prossimi ${measured(n, 'damage', speaking)}${sort} ${would('verrebbero', 'inflitti')} in questo turno vengono invece inflitti ${taker}`;
}

type Redirect = EffectOf<'redirect'>;

/** `una fonte rossa a tua scelta ti infliggerebbe danno` */
function dealt({ subject, from, damage }: Redirect, voice: Voice): string {
  const verb = from === undefined ? 'verrebbe inflitto' : 'infliggerebbe';
  const who = from === undefined ? '' : `${sourceWords(from, voice)} `;
  const what = `danno${SORTS[damage]}`;
  return isYou(subject)
    ? `${who}ti ${verb} ${what}`
    : `${who}${verb} ${what} ${after('a', subjectWords(subject, voice.speaking))}`;
}
