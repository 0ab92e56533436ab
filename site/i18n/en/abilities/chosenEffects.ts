import type { Filter, Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { counterWords } from '../counters.ts';
import { isSaidLater } from './chosen.ts';
import { payWords } from './costs.ts';
import { eitherWords } from './either.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { mayWords } from './may.ts';
import { numberOf, subjectWords } from './references.ts';

/** What is chosen as an effect happens, and what may be done or paid. */
export const CHOSEN_EFFECTS = {
  choose: (effect, voice) => (isSaidLater(effect, voice.coming) ? '' : chooseWords(effect, voice)),
  either: (effect, voice) =>
    eitherWords(effect, voice) ??
    `either ${effect.options.map((option) => voice.within(option)).join(', or ')}`,
  may: ({ effects }, { within }) => mayWords(effects, within),
  mayPay: ({ cost, perCounter, effects, otherwise }, { within }) => {
    const each = perCounter === undefined ? '' : ` for each ${counterWords(perCounter)} on it`;
    const paid = effects.length === 0 ? '' : `; if you do, ${within(effects)}`;
    const unpaid = otherwise === undefined ? '' : `; if you don’t, ${within(otherwise)}`;
    return `you may ${payWords(cost)}${each}${paid}${unpaid}`;
  },
} as const satisfies Partial<EffectWords>;

function chooseWords(
  { filter, from, among, by, all, atRandom }: EffectOf<'choose'>,
  { speaking }: Voice,
): string {
  const who =
    by === undefined
      ? 'choose'
      : `${subjectWords(by, speaking)} choose${numberOf(by) === 'one' ? 's' : ''}`;
  const random = atRandom ? ' at random' : '';
  if (from === 'opponents') return `${who} an opponent${random}`;
  if (among !== undefined) return `${who} one of ${speaking[among]}${random}`;
  if (all) return `${who} all ${filterWords(filter, 'many', 'permanent')}`;
  return from === undefined
    ? `${who} ${oneOf(filter, by)}${random}`
    : `${who} ${oneOf(filter, by)} card from hand${random}`;
}

// Where each of several chooses, "you" in the filter is whoever does.
const oneOf = (filter: Filter, by: Subject | undefined): string =>
  by === undefined
    ? aFilter(filter, 'permanent')
    : aFilter(filter, 'permanent').replace('you control', 'they control');
