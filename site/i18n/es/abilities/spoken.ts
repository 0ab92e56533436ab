import type { Amount, Subject } from '../../../engine.ts';
import type { Voice } from '../../abilities/breaths.ts';
import type { Counted, Spoken } from '../../abilities/effectPlan.ts';
import { someOf } from '../../abilities/nouns.ts';
import { isYou } from '../../abilities/references.ts';
import { manaSymbols } from '../../grammar.ts';
import { type Phrase, phrase } from '../../wording/grammar.ts';
import { of } from '../agreement.ts';
import { skippable, steps } from '../turn.ts';
import { amountWords, CARDS, counterUnit, measured, numbered, POISON, whereX } from './amounts.ts';
import { conditionWords } from './conditions.ts';
import { payWords } from './costs.ts';
import { SORTS } from './damage.ts';
import { subtypeWord, typeLine } from './filterNouns.ts';
import { filterWords, genderOf } from './filterPhrases.ts';
import { hadWords } from './granted.ts';
import { SAME_ATTACHED, SAME_HOST } from './hosts.ts';
import { durationWords, momentWords } from './moments.ts';
import { nouns } from './nouns.ts';
import { aboutOf, actor, allWords, eachWords, subjectWords } from './references.ts';
import { told } from './told.ts';

/** How effects speak of whom they concern, and how much. */
export const spoken: Spoken = {
  ...told,
  who: (subject, voice) =>
    about(subject, isYou(subject) ? '' : actor(subject, voice.speaking).trim(), voice),
  whom: (subject, voice) => about(subject, subjectWords(subject, voice.speaking), voice),
  all: (subject, voice) => {
    const words = allWords(subject, voice.speaking);
    return { ...about(subject, words, voice), ...kindOf(words) };
  },
  each: (subject, voice) => about(subject, eachWords(subject, voice.speaking), voice),
  much: (n, what, voice, subject) => {
    const words =
      what === 'life'
        ? measured(n, what, voice.speaking)
        : measured(n, 'damage', voice.speaking, SORTS[what]);
    return phrase(subject === undefined ? words : ofTheirOwn(words, subject, voice), {
      gender: 'm',
      number: isMass(n) ? 'one' : 'many',
    });
  },
  many: (n, what) => numbered(n, unitOf(what)),
  some: (n, filter) =>
    typeof n === 'number'
      ? someOf(n, filter, nouns).inForm((words) => words)
      : `X ${filterWords(filter, 'many', 'permanent')}`,
  amount: (n, { speaking }) => amountWords(n, speaking),
  whereX: (amounts, { speaking }) => whereX(amounts, speaking),
  lasting: durationWords,
  mana: manaSymbols,
  step: (step) => steps[step].toLowerCase(),
  skipped: (what) => skippable[what],
  tokens: (n, one, many) => numbered(n, { one, many, gender: 'f' }),
  colored: nouns.colors,
  types: (all) => typeLine(all.length === 0 ? ['creature'] : all),
  // Where English says Goblin Warrior, cards say Guerrero Trasgo.
  subtypes: (all) =>
    all
      .map((one) => subtypeWord(one, 'one'))
      .toReversed()
      .join(' '),
  abilities: (all, { words }) => hadWords(all, words),
  moment: (at) => momentWords(at, 'controller'),
  condition: (condition) => conditionWords(condition),
  counter: (kind) => counterUnit(kind).one,
  pay: payWords,
};

const about = (subject: Subject, words: string, { speaking }: Voice): Phrase => ({
  ...phrase(words, aboutOf(subject, speaking)),
  ...(subject.kind === 'all' ? { gender: genderOf(subject.filter, 'permanent') } : {}),
  ...(words === SAME_HOST || words === SAME_ATTACHED ? { is: 'it' } : {}),
  ...(isYou(subject) ? { person: 'you', is: 'you' } : {}),
});

function unitOf(what: Counted): Parameters<typeof numbered>[1] {
  if (what === 'card') return CARDS;
  return what === 'poison' ? POISON : counterUnit(what);
}

/** `esa misma cantidad de daño`, unlike `X puntos de daño` */
const isMass = (n: Amount): boolean => (typeof n === 'number' ? n === 1 : n.kind !== 'x');

/** `en su cementerio`, where it is that of the player who was just named. */
const ofTheirOwn = (told: string, subject: Subject, { speaking }: Voice): string =>
  told.replace(
    new RegExp(`(?:el (cementerio)|la (mano)) ${of(subjectWords(subject, speaking))}$`),
    'su $1$2',
  );

/** What is long stands last in its sentence; what is only pointed at, before where it goes. */
function kindOf(words: string): Pick<Phrase, 'is'> {
  if (/^es[aeo]s? /.test(words)) return { is: 'that' };
  return / que /.test(words) || words.startsWith('todas') ? { is: 'long' } : {};
}
