import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { of, verbOf } from '../agreement.ts';
import { counterUnit } from './amounts.ts';
import { payWords } from './costs.ts';
import { aFilter, filterWords, theFilter } from './filterPhrases.ts';
import { numberOf, subjectWords } from './references.ts';

/** What is chosen as an effect happens, and what may be done or paid. */
export const CHOSEN_EFFECTS = {
  choose: (effect, voice) => chooseWords(effect, voice),
  either: ({ options }, { within }) =>
    `elige: ${options.map((option) => within(option)).join('; o ')}`,
  may: ({ effects }, { within }) => `puedes hacer esto: ${within(effects)}`,
  mayPay: ({ cost, perCounter, effects, otherwise }, { within }) => {
    const each =
      perCounter === undefined
        ? ''
        : ` por cada ${counterUnit(perCounter).one} sobre este permanente`;
    const paid = effects.length === 0 ? '' : `; si lo haces: ${within(effects)}`;
    const unpaid = otherwise === undefined ? '' : `; si no lo haces: ${within(otherwise)}`;
    return `puedes ${payWords(cost)}${each}${paid}${unpaid}`;
  },
} as const satisfies Partial<EffectWords>;

/** `cada oponente elige una criatura que controla` */
function chooseWords(
  { filter, from, among, by, all, atRandom }: EffectOf<'choose'>,
  { speaking }: Voice,
): string {
  const random = atRandom ? ' al azar' : '';
  if (from === 'opponents') return `elige un oponente${random}`;
  if (among !== undefined) return `elige${random} una ${of(speaking[among])}`;
  const own = by === undefined || isYou(by);
  const who = own ? '' : `${subjectWords(by, speaking)} `;
  const verb = `${own ? 'elige' : verbOf('elige', numberOf(by))}${random}`;
  const named = all ? theFilter(filter, 'permanent') : aFilter(filter, 'permanent');
  const what = own ? named : named.replace('que controlas', 'que controla');
  if (from === undefined) return `${who}${verb} ${what}`;
  const card = `${all ? 'las cartas' : 'una carta'} de ${filterWords(filter, 'one', 'permanent')}`;
  return `${who}${verb} ${card} de ${own ? 'tu' : 'su'} mano`;
}
