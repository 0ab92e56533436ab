import type { Ability, Amount, CardType } from '../../../engine.ts';
import { modifier } from '../../abilities/letters.ts';
import type { ChangeWords, Speaking } from '../../abilities/words.ts';
import { list, uncapital } from '../../grammar.ts';
import { after, type GrammaticalNumber, indefinite, verb } from '../agreement.ts';
import { colors, types } from '../characteristics.ts';
import { keywords } from '../keywords/index.ts';
import { amountWords } from './amounts.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { subtypeNoun, subtypeWord, typeNoun } from './filterNouns.ts';

/** What changes an object's characteristics. */
export const CHARACTERISTIC_CHANGES = {
  addTypes: (change, voice) => {
    if (isOnly(change.types, 'land') && change.subtypes?.[0] !== undefined)
      return `${is(voice)} ${landNames(change.subtypes, voice.number)} in aggiunta ${verb(voice.number, 'ai suoi', 'ai loro')} altri tipi`;
    const [type, ...more] = change.types.toReversed();
    const head = type === undefined ? [] : [typeNoun(type, voice.number)];
    const subs = named(change.subtypes ?? []);
    const what = [...head, ...more.map((one) => types[one]), ...subs].join(' ');
    return `${is(voice)} ${what} in aggiunta ${verb(voice.number, 'ai suoi', 'ai loro')} altri tipi`;
  },
  addEveryCreatureType: (_, voice) => `${has(voice)} tutti i tipi di creatura`,
  setCreatureTypes: ({ subtypes }, voice) => {
    const becomes = verb(voice.number, 'diventa', 'diventano');
    const [first = '', ...more] = subtypes.toReversed();
    const noun = subtypeNoun(first);
    const words = [noun[voice.number], ...more.map((one) => subtypeWord(one, 'one'))].join(' ');
    return voice.number === 'one'
      ? `${becomes} ${indefinite({ words, gender: noun.gender, number: 'one' })}`
      : `${becomes} ${words}`;
  },
  removeTypes: (change, voice) => {
    const removed = change.types.map((type) => typeNoun(type, voice.number));
    return `non ${is(voice)} ${list('it', removed)}`;
  },
  setColors: (change, voice) => {
    const now = change.colors.map((color) => colors[color]);
    return now.length === 0
      ? `${is(voice)} ${verb(voice.number, 'incolore', 'incolori')}`
      : `${is(voice)} di colore ${list('it', now)}`;
  },
  definePowerToughness: (change, voice) => {
    const power = sizeOf(change.power, voice.speaking);
    const toughness = sizeOf(change.toughness, voice.speaking);
    return power === toughness
      ? `${has(voice)} forza e costituzione ${power}`
      : `${has(voice)} forza ${power} e costituzione ${toughness}`;
  },
  setPowerToughness: ({ power, toughness }, voice) =>
    `${has(voice)} forza e costituzione base ${power}/${toughness}`,
  modifyPowerToughness: ({ power, toughness }, { number }) =>
    `${verb(number, 'prende', 'prendono')} ${modifier(power, undefined, toughness)}/${modifier(toughness, power)}`,
  grant: ({ ability }, voice) => `${has(voice)} ${grantedWords(ability, voice.words)}`,
  loseKeyword: ({ keyword }, { number }) =>
    `${verb(number, 'perde', 'perdono')} ${keywords[keyword]}`,
  cannotHave: ({ keyword }, { number }) =>
    `${verb(number, 'perde', 'perdono')} ${keywords[keyword]} e non ${verb(number, 'può', 'possono')} averlo o ottenerlo`,
  loseAllAbilities: (_, { number }) => `${verb(number, 'perde', 'perdono')} tutte le abilità`,
} as const satisfies Partial<ChangeWords<[ChangeVoice]>>;

const isOnly = (types: readonly CardType[], type: CardType): boolean =>
  types.every((one) => one === type);

/** `Isole`, `un’Isola` */
const landNames = (subtypes: readonly string[], number: GrammaticalNumber): string =>
  list(
    'it',
    subtypes
      .map(subtypeNoun)
      .map((noun) =>
        number === 'one' ? indefinite({ words: noun.one, gender: noun.gender, number }) : noun.many,
      ),
  );

/** A granted ability, fit to follow a verb: `volare`, or the words of the ability in quotes. */
export const grantedWords = (ability: Ability, words: ChangeVoice['words']): string =>
  ability.kind === 'keyword' ? uncapital(words(ability)) : `“${words(ability)}”`;

const is = ({ number }: ChangeVoice): string => verb(number, 'è', 'sono');
const has = ({ number }: ChangeVoice): string => verb(number, 'ha', 'hanno');

// On Italian cards the class comes before the people.
const named = (subtypes: readonly string[]): readonly string[] =>
  subtypes.map((one) => subtypeWord(one, 'one')).toReversed();

const sizeOf = (amount: Amount, speaking: Speaking): string =>
  typeof amount === 'number' ? `${amount}` : `pari ${after('a', amountWords(amount, speaking))}`;
