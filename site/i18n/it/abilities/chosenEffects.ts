import type { Effect } from '../../../engine.ts';
import { type EffectWords, underOneMay, type Voice } from '../../abilities/breaths.ts';
import { HOST } from '../../abilities/host.ts';
import { isYou } from '../../abilities/references.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { listOr } from '../../grammar.ts';
import { after } from '../agreement.ts';
import { counterName } from '../counters.ts';
import { isSaidLater } from './chosen.ts';
import { payWords } from './costs.ts';
import { eitherWords } from './either.ts';
import { aFilter, theFilter } from './filterPhrases.ts';
import { subjectWords } from './references.ts';
import { asInfinitive, endsInPronoun, mayDo } from './verbs.ts';

/** What is chosen as an effect happens, and what may be done or paid. */
export const CHOSEN_EFFECTS = {
  choose: (effect, voice) => (isSaidLater(effect, voice.coming) ? '' : chooseWords(effect, voice)),
  either: (effect, voice) =>
    eitherWords(effect, voice) ??
    listOr(
      'it',
      effect.options.map((one, index) => voice.within(one, effect.options.slice(0, index).flat())),
    ),
  may: ({ effects }, { within }) => mayWords(effects, within),
  mayPay: ({ cost, perCounter, effects, otherwise }, { within }) => {
    const each =
      perCounter === undefined ? '' : ` per ogni segnalino ${counterName(perCounter)} su ${HOST}`;
    const paid = effects.length === 0 ? '' : `. Se lo fai, ${within(effects)}`;
    const unpaid = otherwise === undefined ? '' : `. Se non lo fai, ${within(otherwise)}`;
    return `puoi ${payWords(cost)}${each}${paid}${unpaid}`;
  },
} as const satisfies Partial<EffectWords>;

/** `puoi STAPparla e rimuoverla dal combattimento`, `puoi pescare una carta. Se lo fai, scarta una carta` */
function mayWords(effects: readonly Effect[], within: Voice['within']): string {
  const ofFirst = underOneMay(effects);
  const first = effects.slice(0, ofFirst);
  const rest = effects.slice(ofFirst);
  const may = mayDo(within(first));
  if (rest.length === 0) return may;
  const then = within(rest, first);
  const also = endsInPronoun(then) ? asInfinitive(then) : undefined;
  return also === undefined ? `${may}. Se lo fai, ${then}` : `${may} e ${also}`;
}

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
    : `${subjectWords(by, speaking)} sceglie${random} ${theirs(what)}${where}`;
}

/** Of what others choose, what is theirs: `una creatura che controlla`. */
const theirs = (what: string): string => what.replace(/che controlli$/, 'che controlla');
