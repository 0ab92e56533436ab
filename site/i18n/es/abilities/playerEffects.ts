import type { Amount, Filter, Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import { manaSymbols } from '../../grammar.ts';
import { numeral, of, verbOf } from '../agreement.ts';
import { amountWords, CARDS, measured, numbered, POISON, whereXOf } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { numberOf, subjectWords } from './references.ts';

/** What players do: `ganas 3 vidas`, `cada oponente pierde 1 vida`. */
export const PLAYER_EFFECTS = {
  gainLife: ({ n, subject }, voice) =>
    `${tells(subject, 'gana', voice)} ${ofTheirOwn(measured(n, 'life', voice.speaking), subject, voice)}`,
  loseLife: ({ n, subject }, voice) =>
    `${tells(subject, 'pierde', voice)} ${ofTheirOwn(measured(n, 'life', voice.speaking), subject, voice)}`,
  givePoison: ({ n, subject }, voice) =>
    `${tells(subject, 'obtiene', voice)} ${numbered(n, POISON)}${whereXOf(n, voice.speaking)}`,
  setLife: ({ n, subject }, { speaking }) => {
    const total = isYou(subject)
      ? 'tu total de vidas'
      : `el total de vidas ${of(subjectWords(subject, speaking))}`;
    return `${total} pasa a ser ${amountWords(n, speaking)}`;
  },
  draw: ({ n, subject }, voice) =>
    `${subject === undefined ? 'roba' : asks(subject, 'roba', voice)} ${numbered(n, CARDS)}${whereXOf(n, voice.speaking)}`,
  discard: ({ n, subject, atRandom }, voice) =>
    `${asks(subject, 'descarta', voice)} ${numbered(n, CARDS)}${atRandom ? ' al azar' : ''}${whereXOf(n, voice.speaking)}`,
  mill: ({ n, subject }, voice) =>
    `${asks(subject, 'muele', voice)} ${numbered(n, CARDS)}${whereXOf(n, voice.speaking)}`,
  exileLibrary: () => 'exilia tu biblioteca',
  sacrificeChosen: ({ n, filter, subject }, voice) =>
    `${asks(subject, 'sacrifica', voice)} ${chosen(n, filter)}${whereXOf(n, voice.speaking)}`,
  becomeMonarch: ({ subject }, voice) =>
    isYou(subject)
      ? 'te conviertes en el monarca'
      : `${asks(subject, 'se convierte', voice)} en el monarca`,
  addMana: ({ mana }) => `agrega ${manaSymbols(mana)}`,
} as const satisfies Partial<EffectWords>;

/** `en su cementerio`, where it is that of the player who was just named. */
const ofTheirOwn = (told: string, subject: Subject, { speaking }: Voice): string =>
  told.replace(
    new RegExp(`(?:el (cementerio)|la (mano)) ${of(subjectWords(subject, speaking))}$`),
    'su $1$2',
  );

/** Of you it is told: `ganas`. */
const tells = (subject: Subject, verb: string, voice: Voice): string =>
  isYou(subject) ? `${verb}s` : asks(subject, verb, voice);

/** You are asked to: `descarta`. */
const asks = (subject: Subject, verb: string, { speaking }: Voice): string =>
  isYou(subject) ? verb : `${subjectWords(subject, speaking)} ${verbOf(verb, numberOf(subject))}`;

const chosen = (n: Amount, filter: Filter): string =>
  n === 1
    ? aFilter(filter, 'permanent')
    : `${typeof n === 'number' ? numeral(n) : 'X'} ${filterWords(filter, 'many', 'permanent')}`;
