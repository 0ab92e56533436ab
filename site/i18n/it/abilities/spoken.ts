import type { Amount, Subject } from '../../../engine.ts';
import type { Voice } from '../../abilities/breaths.ts';
import type { Spoken } from '../../abilities/effectPlan.ts';
import { grantedWords } from '../../abilities/granted.ts';
import { HOST } from '../../abilities/host.ts';
import { isSelf, isYou } from '../../abilities/references.ts';
import type { DamageSort, Speaking } from '../../abilities/words.ts';
import { list, manaSymbols, uncapital } from '../../grammar.ts';
import { type Phrase, phrase } from '../../wording/grammar.ts';
import { agree } from '../agreement.ts';
import { colors, types } from '../characteristics.ts';
import { counterName } from '../counters.ts';
import { skippable, steps } from '../turn.ts';
import { amountWords, counterWords, measured, numbered, whereX } from './amounts.ts';
import { conditionWords } from './conditions.ts';
import { payWords } from './costs.ts';
import { SORTS } from './damage.ts';
import { subtypeWord } from './filterNouns.ts';
import { aFilter, agreementOf, filterWords } from './filterPhrases.ts';
import { durationWords, momentWords } from './moments.ts';
import { IT, isPronoun } from './pronouns.ts';
import { agreementOfSubject, eachWords, objectWords, subjectWords } from './references.ts';
import { told } from './told.ts';

/** How effects speak of whom they concern, and how much. */
export const spoken: Spoken = {
  ...told,
  who: (subject, voice) => {
    const words = isSelf(subject) ? itself(voice) : subjectWords(subject, voice.speaking);
    return about(subject, isYou(subject) || isPronoun(words) ? '' : words);
  },
  whom: (subject, { speaking }) => about(subject, subjectWords(subject, speaking)),
  all: (subject, { speaking }) => {
    const words = objectWords(subject, speaking);
    return { ...about(subject, words), ...kindOf(words) };
  },
  each: (subject, { speaking }) => about(subject, eachWords(subject, speaking)),
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
      all.map((one) => grantedWords(one, words).replaceAll('uesta creatura', 'uesta pedina')),
    ),
  moment: momentWords,
  condition: conditionWords,
  counter: (kind) => `segnalino ${counterName(kind)}`,
  pay: payWords,
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

const measuredWords = (n: Amount, of: DamageSort | 'life', speaking: Speaking): string =>
  of === 'life' ? measured(n, of, speaking) : measured(n, 'damage', speaking, SORTS[of]);

/** What is theirs is `suo`. */
const ofTheirs = (speaking: Speaking, subject: Subject | undefined): Speaking =>
  subject?.kind === 'reference' && !isYou(subject)
    ? { ...speaking, [subject.reference]: 'essa' }
    : speaking;

/** What is long stands last in its sentence; what was in your graveyard comes back. */
function kindOf(words: string): Pick<Phrase, 'is'> {
  if (words.endsWith(' dal tuo cimitero')) return { is: 'inYourGraveyard' };
  return words.includes(' che ') || words.startsWith('tutte ') ? { is: 'long' } : {};
}
