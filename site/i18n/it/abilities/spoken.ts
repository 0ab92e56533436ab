import type { Amount, Subject } from '../../../engine.ts';
import type { Voice } from '../../abilities/breaths.ts';
import type { Spoken } from '../../abilities/effectPlan.ts';
import { HOST } from '../../abilities/host.ts';
import { isSelf, isYou } from '../../abilities/references.ts';
import type { Speaking } from '../../abilities/words.ts';
import { uncapital } from '../../grammar.ts';
import { type Phrase, phrase } from '../../wording/grammar.ts';
import { skippable, steps } from '../turn.ts';
import {
  amountWords,
  counterWords,
  DAMAGE,
  LIFE,
  type Measure,
  measured,
  numbered,
  whereXOf,
} from './amounts.ts';
import { sourceWords } from './chosen.ts';
import { aFilter, agreementOf, filterWords } from './filterPhrases.ts';
import { manaSymbols } from './manaSymbols.ts';
import { durationWords } from './moments.ts';
import { IT, isPronoun } from './pronouns.ts';
import { agreementOfSubject, eachWords, objectWords, subjectWords } from './references.ts';
import { damageWords, SORTS } from './ruleChanges.ts';

/** How effects speak of whom they concern, and how much. */
export const spoken: Spoken = {
  who: (subject, voice) => {
    const words = isSelf(subject) ? itself(voice) : subjectWords(subject, voice.speaking);
    return about(subject, isYou(subject) || isPronoun(words) ? '' : words);
  },
  whom: (subject, { speaking }) => about(subject, subjectWords(subject, speaking)),
  all: (subject, { speaking }) => {
    const words = objectWords(subject, speaking);
    const isLong = words.includes(' che ') || words.startsWith('tutte ');
    return { ...about(subject, words), ...(isLong ? { is: 'long' } : {}) };
  },
  each: (subject, { speaking }) => about(subject, eachWords(subject, speaking)),
  source: (from, voice) => phrase(sourceWords(from, voice), { gender: 'f', number: 'one' }),
  much: (n, of, { speaking }, subject) =>
    phrase(measured(n, of === 'life' ? LIFE : damageOf(SORTS[of]), ofTheirs(speaking, subject)), {
      gender: 'm',
      number: isMass(n) ? 'one' : 'many',
    }),
  many: (n, of) => {
    if (of === 'card') return numbered(n, 'una carta', 'carte', 'f');
    return counterWords(n, of === 'poison' ? 'veleno' : of);
  },
  some: (n, filter) =>
    numbered(
      n,
      aFilter(filter, 'permanent'),
      filterWords(filter, 'many', 'permanent'),
      agreementOf(filter, 'many', 'permanent').gender,
    ),
  amount: (n, { speaking }) => amountWords(n, speaking),
  whereX: (n, { speaking }) => whereXOf(n, speaking),
  damage: damageWords,
  lasting: durationWords,
  mana: manaSymbols,
  step: (step) => uncapital(steps[step]),
  skipped: (what) => skippable[what],
  inside: (effects, { within }) => within(effects),
};

function about(subject: Subject, words: string): Phrase {
  const as = agreementOfSubject(subject);
  if (isYou(subject)) return phrase(words, { ...as, person: 'you', is: 'you' });
  return phrase(words, { ...as, ...(words === IT ? { is: 'it' } : {}) });
}

/** Named once more, where a new sentence begins with it. */
const itself = ({ speaking, before }: Voice): string =>
  before.length === 0 ? speaking.self : HOST;

/** `danno pari alla sua forza`, unlike `altrettanti danni` */
const isMass = (n: Amount): boolean =>
  typeof n === 'number' ? n === 1 : n.kind !== 'x' && n.kind !== 'eventAmount';

const damageOf = (sort: string): Measure => [`${DAMAGE[0]}${sort}`, `${DAMAGE[1]}${sort}`];

/** What is theirs is `suo`. */
const ofTheirs = (speaking: Speaking, subject: Subject | undefined): Speaking =>
  subject?.kind === 'reference' && !isYou(subject)
    ? { ...speaking, [subject.reference]: 'essa' }
    : speaking;
