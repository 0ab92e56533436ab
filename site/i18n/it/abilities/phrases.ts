import type { Amount, Subject } from '../../../engine.ts';
import type { EffectContext } from '../../abilities/clauses.ts';
import type { EffectPhrases } from '../../abilities/effectPlan.ts';
import { grantedWords } from '../../abilities/granted.ts';
import { HOST_NAMED, isSelf, isYou } from '../../abilities/references.ts';
import type { DamageSort, ReferenceWords } from '../../abilities/words.ts';
import { list, manaSymbols, uncapital } from '../../grammar.ts';
import { isA, type Phrase, phrase } from '../../wording/grammar.ts';
import { colors, types } from '../characteristics.ts';
import { counterName } from '../counters.ts';
import { agree } from '../orthography.ts';
import { skippable, steps } from '../turn.ts';
import { amountWords, counterWords, measured, numbered, whereX } from './amounts.ts';
import { conditions } from './conditions.ts';
import { payWords } from './costs.ts';
import { SORTS } from './damage.ts';
import { subtypeWord } from './filterNouns.ts';
import { aFilter, agreementOf, filterWords } from './filterPhrases.ts';
import { durationWords, moment } from './moments.ts';
import { nestedEffects } from './nestedEffects.ts';
import { causing, SHE } from './pronouns.ts';
import { agreementOfSubject, allOf, eachOf, named } from './references.ts';

/** How effects speak of whom they concern, and how much. */
export const phrases: EffectPhrases = {
  ...nestedEffects,
  who: (subject, voice) => {
    const one = isSelf(subject) ? itself(voice) : named(subject, voice.speaking);
    const isLeftOut = isYou(subject) || isA('pronoun', one);
    const who = about(subject, isLeftOut ? phrase('', agreementOfSubject(subject)) : one);
    return voice.mood === 'caused' ? causing(who) : { ...who, mood: voice.mood };
  },
  whom: (subject, { speaking }) => about(subject, named(subject, speaking)),
  all: (subject, { speaking }) => {
    const all = about(subject, allOf(subject, speaking));
    return { ...all, ...kindOf(all) };
  },
  each: (subject, { speaking }) => about(subject, eachOf(subject, speaking)),
  much: (n, of, { speaking }, subject) =>
    phrase(measuredWords(n, of, ofTheirs(speaking, subject)), {
      gender: 'm',
      number: isMass(n) ? 'one' : 'many',
    }),
  many: (n, of) => {
    if (of === 'card') return numbered(n, 'una carta', 'carte', 'f');
    return of === 'poison'
      ? numbered(n, 'un segnalino veleno', 'segnalini veleno')
      : counterWords(n, of);
  },
  some: (n, filter) =>
    numbered(
      n,
      aFilter(filter, 'permanent'),
      filterWords(filter, 'many', 'permanent'),
      agreementOf(filter, 'many', 'permanent').gender,
    ),
  amount: (n, { speaking }) => amountWords(n, speaking),
  whereX: (amounts, { speaking }) => whereX(amounts, speaking),
  lasting: durationWords,
  mana: manaSymbols,
  step: (step) => uncapital(steps[step]),
  skipped: (what) => skippable[what],
  tokens: (n, one, many) => numbered(n, `una ${one}`, many, 'f'),
  colored: (all, as) =>
    list(
      'it',
      all.map((one) => agree(colors[one], as)),
    ),
  types: (all) =>
    (all.length === 0 ? (['creature'] as const) : all)
      .map((one) => types[one])
      .toReversed()
      .join(' '),
  // On Italian cards the class comes before the people: `Soldato Felino` for a Cat Soldier.
  subtypes: (all) =>
    all
      .map((one) => subtypeWord(one, 'one'))
      .toReversed()
      .join(' '),
  // What speaks of itself there is the token.
  abilities: (all, { words }) =>
    list(
      'it',
      all.map((one) => grantedWords(one, (each) => words(each, 'token'))),
    ),
  moment,
  condition: conditions.condition,
  counter: (kind) => `segnalino ${counterName(kind)}`,
  pay: payWords,
};

const about = (subject: Subject, one: Phrase): Phrase =>
  isYou(subject) ? { ...one, person: 'you', is: 'you' } : one;

/** Named once more, where a new sentence begins with it. */
const itself = ({ speaking: { self: one }, before }: EffectContext): Phrase =>
  before.length === 0 || isA('subject', one) ? one : HOST_NAMED;

/** `danno pari alla sua forza`, unlike `altrettanti danni` */
const isMass = (n: Amount): boolean =>
  typeof n === 'number' ? n === 1 : n.kind !== 'x' && n.kind !== 'eventAmount';

const measuredWords = (n: Amount, of: DamageSort | 'life', speaking: ReferenceWords): string =>
  of === 'life' ? measured(n, of, speaking) : measured(n, 'damage', speaking, SORTS[of]);

/** What is theirs is `suo`. */
const ofTheirs = (speaking: ReferenceWords, subject: Subject | undefined): ReferenceWords =>
  subject?.kind === 'reference' && !isYou(subject)
    ? { ...speaking, [subject.reference]: SHE }
    : speaking;

/** What is long stands last in its sentence; what was in your graveyard comes back. */
function kindOf(one: Phrase): Pick<Phrase, 'is'> {
  if (one.is !== undefined) return {};
  if (isA('yourGraveyard', one)) return { is: 'inYourGraveyard' };
  return isA('clause', one) || isA('every', one) ? { is: 'long' } : {};
}
