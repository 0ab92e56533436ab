import type { Amount, Filter, Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import { manaText } from '../../grammar.ts';
import { amountWords, measured, numbered, numberWords, whereXOf } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { numberOf, subjectWords } from './references.ts';

/** What players do: `gain 3 life`, `each opponent loses 1 life`. */
export const PLAYER_EFFECTS = {
  gainLife: ({ n, subject }, voice) =>
    `${does(subject, 'gain', voice)} ${measured(n, 'life', voice.speaking)}`,
  loseLife: ({ n, subject }, voice) =>
    `${does(subject, 'lose', voice)} ${measured(n, 'life', voice.speaking)}`,
  givePoison: ({ n, subject }, voice) =>
    `${does(subject, 'get', voice)} ${numbered(n, 'poison counter')}${whereXOf(n, voice.speaking)}`,
  setLife: ({ n, subject }, { speaking }) => {
    const whose = isYou(subject) ? 'your' : `${subjectWords(subject, speaking)}’s`;
    return `${whose} life total becomes ${amountWords(n, speaking)}`;
  },
  draw: ({ n, subject }, voice) =>
    `${subject === undefined ? 'draw' : does(subject, 'draw', voice)} ${numbered(n, 'card')}${whereXOf(n, voice.speaking)}`,
  discard: ({ n, subject, atRandom }, voice) =>
    `${does(subject, 'discard', voice)} ${numbered(n, 'card')}${atRandom ? ' at random' : ''}${whereXOf(n, voice.speaking)}`,
  mill: ({ n, subject }, voice) =>
    `${does(subject, 'mill', voice)} ${numbered(n, 'card')}${whereXOf(n, voice.speaking)}`,
  exileLibrary: () => 'exile your library',
  sacrificeChosen: ({ n, filter, subject }, voice) =>
    `${does(subject, 'sacrifice', voice)} ${some(n, filter)}${whereXOf(n, voice.speaking)}`,
  becomeMonarch: ({ subject }, voice) => `${does(subject, 'become', voice)} the monarch`,
  addMana: ({ mana }) => `add ${manaText(mana)}`,
} as const satisfies Partial<EffectWords>;

// You are told what to do; of others it is told what they do.
const does = (subject: Subject, verb: string, { speaking }: Voice): string => {
  if (isYou(subject)) return verb;
  return `${subjectWords(subject, speaking)} ${verb}${numberOf(subject) === 'one' ? 's' : ''}`;
};

const some = (n: Amount, filter: Filter): string =>
  n === 1
    ? aFilter(filter, 'permanent')
    : `${numberWords(n)} ${filterWords(filter, 'many', 'permanent')}`;
