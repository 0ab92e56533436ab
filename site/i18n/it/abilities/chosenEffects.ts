import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { listOr } from '../../grammar.ts';
import { after } from '../agreement.ts';
import { counterName } from '../counters.ts';
import { payWords } from './costs.ts';
import { aFilter, theFilter } from './filterPhrases.ts';
import { subjectWords } from './references.ts';

/** What is chosen as an effect happens, and what may be done or paid. */
export const CHOSEN_EFFECTS = {
  choose: (effect, voice) => chooseWords(effect, voice),
  either: ({ options }, { within }) =>
    listOr(
      'it',
      options.map((one, index) => within(one, options.slice(0, index).flat())),
    ),
  may: ({ effects }, { within }) => `se vuoi, ${within(effects)}`,
  mayPay: ({ cost, perCounter, effects, otherwise }, { within }) => {
    const each =
      perCounter === undefined
        ? ''
        : ` per ogni segnalino ${counterName(perCounter)} su questo permanente`;
    const paid = effects.length === 0 ? '' : `; se lo fai: ${within(effects)}`;
    const unpaid = otherwise === undefined ? '' : `; se non lo fai: ${within(otherwise)}`;
    return `puoi ${payWords(cost)}${each}${paid}${unpaid}`;
  },
} as const satisfies Partial<EffectWords>;

function chooseWords(
  { filter, from, among, by, all, atRandom }: EffectOf<'choose'>,
  { speaking }: Voice,
): string {
  const random = atRandom ? ' a caso' : '';
  if (from === 'opponents') return `scegli un avversario${random}`;
  if (among !== undefined) return `scegli${random} una ${after('di', speaking[among])}`;
  const what = all ? theFilter(filter, 'permanent') : aFilter(filter, 'permanent');
  const where = from === 'hand' ? ' nella propria mano' : '';
  return by === undefined || isYou(by)
    ? `scegli${random} ${what}${from === 'hand' ? ' nella tua mano' : ''}`
    : `${subjectWords(by, speaking)} sceglie${random} ${what}${where}`;
}
