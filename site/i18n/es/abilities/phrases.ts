import type { Amount, Subject } from '../../../engine.ts';
import type { Counted, EffectPhrases } from '../../abilities/effectPlan.ts';
import { someOf } from '../../abilities/nounPhrases.ts';
import { isYou } from '../../abilities/references.ts';
import type { ReferenceWords } from '../../abilities/words.ts';
import { manaSymbols } from '../../grammar.ts';
import { isA, type Phrase, phrase, wordsOf } from '../../wording/grammar.ts';
import { skippable, steps } from '../turn.ts';
import { amountWords, CARDS, counterUnit, measured, numbered, POISON, whereX } from './amounts.ts';
import { conditions } from './conditions.ts';
import { payWords } from './costs.ts';
import { SORTS } from './damage.ts';
import { subtypeWord, typeLine } from './filterNouns.ts';
import { filterWords } from './filterPhrases.ts';
import { hadWords } from './granted.ts';
import { durationWords, moment } from './moments.ts';
import { nestedEffects } from './nestedEffects.ts';
import { nounPhrases } from './nounPhrases.ts';
import { actor, allOf, eachOf, named, ownedBy } from './references.ts';

/** How effects speak of whom they concern, and how much. */
export const phrases: EffectPhrases = {
  ...nestedEffects,
  who: (subject, { speaking, mood }) => ({
    ...about(subject, isYou(subject) ? phrase('', ONE) : actor(subject, speaking)),
    mood,
  }),
  whom: (subject, { speaking }) => about(subject, named(subject, speaking)),
  all: (subject, { speaking }) => {
    const all = about(subject, allOf(subject, speaking));
    return { ...all, ...kindOf(all) };
  },
  each: (subject, { speaking }) => about(subject, eachOf(subject, speaking)),
  much: (n, what, voice, subject) => {
    const speaking = ofTheirs(voice.speaking, subject);
    return phrase(
      what === 'life' ? measured(n, what, speaking) : measured(n, 'damage', speaking, SORTS[what]),
      { gender: 'm', number: isMass(n) ? 'one' : 'many' },
    );
  },
  many: (n, what) => numbered(n, unitOf(what)),
  some: (n, filter) =>
    typeof n === 'number'
      ? wordsOf(someOf(n, filter, nounPhrases))
      : `X ${filterWords(filter, 'many', 'permanent')}`,
  amount: (n, { speaking }) => amountWords(n, speaking),
  whereX: (amounts, { speaking }) => whereX(amounts, speaking),
  lasting: durationWords,
  mana: manaSymbols,
  step: (step) => steps[step].toLowerCase(),
  skipped: (what) => skippable[what],
  tokens: (n, one, many) => numbered(n, { one, many, gender: 'f' }),
  colored: nounPhrases.colors,
  types: (all) => typeLine(all.length === 0 ? ['creature'] : all),
  // Where English says Goblin Warrior, cards say Guerrero Trasgo.
  subtypes: (all) =>
    all
      .map((one) => subtypeWord(one, 'one'))
      .toReversed()
      .join(' '),
  abilities: (all, { words }) => hadWords(all, words),
  moment: (at) => moment(at, 'controller'),
  condition: conditions.condition,
  counter: (kind) => counterUnit(kind).one,
  pay: payWords,
};

const ONE = { gender: 'm', number: 'one' } as const;

const about = (subject: Subject, one: Phrase): Phrase =>
  isYou(subject) ? { ...one, person: 'you', is: 'you' } : one;

function unitOf(what: Counted): Parameters<typeof numbered>[1] {
  if (what === 'card') return CARDS;
  return what === 'poison' ? POISON : counterUnit(what);
}

/** `esa misma cantidad de daño`, unlike `X puntos de daño` */
const isMass = (n: Amount): boolean => (typeof n === 'number' ? n === 1 : n.kind !== 'x');

/** `en su cementerio`, where it is that of the player who was just named. */
const ofTheirs = (speaking: ReferenceWords, subject: Subject | undefined): ReferenceWords =>
  subject?.kind === 'reference' && !isYou(subject)
    ? ownedBy(subject.reference, speaking)
    : speaking;

/** What is long stands last in its sentence; what is only pointed at, before where it goes. */
function kindOf(one: Phrase): Pick<Phrase, 'is'> {
  if (one.is !== undefined) return {};
  if (isA('that', one)) return { is: 'that' };
  return isA('clause', one) || isA('every', one) ? { is: 'long' } : {};
}
