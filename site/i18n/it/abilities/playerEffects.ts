import type { Amount, Filter, Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import type { Speaking } from '../../abilities/words.ts';
import { manaSymbols } from '../../grammar.ts';
import { after, verb } from '../agreement.ts';
import { amountWords, measured, numbered, whereXOf } from './amounts.ts';
import { aFilter, agreementOf, filterWords } from './filterPhrases.ts';
import { numberOf, subjectWords } from './references.ts';

/** What players do: `guadagni 3 punti vita`, `ogni avversario perde 1 punto vita`. */
export const PLAYER_EFFECTS = {
  gainLife: ({ n, subject }, voice) =>
    `${does(subject, ['guadagni', 'guadagna', 'guadagnano'], voice)} ${measured(n, 'life', voice.speaking)}`,
  loseLife: ({ n, subject }, voice) =>
    `${does(subject, ['perdi', 'perde', 'perdono'], voice)} ${measured(n, 'life', ofTheirs(subject, voice))}`,
  givePoison: ({ n, subject }, voice) =>
    `${does(subject, ['ottieni', 'ottiene', 'ottengono'], voice)} ${numbered(n, 'un segnalino veleno', 'segnalini veleno')}${whereXOf(n, voice.speaking)}`,
  setLife: ({ n, subject }, { speaking }) =>
    `il totale di punti vita ${after('di', subjectWords(subject, speaking))} diventa ${amountWords(n, speaking)}`,
  draw: ({ n, subject }, { speaking }) => {
    const who =
      subject === undefined || isYou(subject) ? '' : `${subjectWords(subject, speaking)} `;
    return `${who}pesca ${cards(n)}${whereXOf(n, speaking)}`;
  },
  discard: ({ n, subject, atRandom }, voice) =>
    `${does(subject, ['scarta', 'scarta', 'scartano'], voice)} ${cards(n)}${atRandom ? ' a caso' : ''}${whereXOf(n, voice.speaking)}`,
  mill: ({ n, subject }, voice) =>
    `${does(subject, ['macina', 'macina', 'macinano'], voice)} ${cards(n)}${whereXOf(n, voice.speaking)}`,
  exileLibrary: () => 'esilia il tuo grimorio',
  sacrificeChosen: ({ n, filter, subject }, voice) =>
    `${does(subject, ['sacrifica', 'sacrifica', 'sacrificano'], voice)} ${some(n, filter)}${whereXOf(n, voice.speaking)}`,
  becomeMonarch: ({ subject }, voice) =>
    `${does(subject, ['diventi', 'diventa', 'diventano'], voice)} il monarca`,
  addMana: ({ mana }) => `aggiungi ${manaSymbols(mana)}`,
} as const satisfies Partial<EffectWords>;

const does = (
  subject: Subject,
  [you, one, many]: readonly [you: string, one: string, many: string],
  { speaking }: Voice,
): string =>
  isYou(subject) ? you : `${subjectWords(subject, speaking)} ${verb(numberOf(subject), one, many)}`;

/** What is theirs is `suo`. */
const ofTheirs = (subject: Subject, { speaking }: Voice): Speaking =>
  subject.kind === 'reference' && !isYou(subject)
    ? { ...speaking, [subject.reference]: 'essa' }
    : speaking;

const cards = (n: Amount): string => numbered(n, 'una carta', 'carte', 'f');

const some = (n: Amount, filter: Filter): string =>
  numbered(
    n,
    aFilter(filter, 'permanent'),
    filterWords(filter, 'many', 'permanent'),
    agreementOf(filter, 'many', 'permanent').gender,
  );
