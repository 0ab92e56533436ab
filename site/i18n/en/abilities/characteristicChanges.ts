import type { Ability } from '../../../engine.ts';
import type { ChangeWords } from '../../abilities/words.ts';
import { list, uncapital } from '../../grammar.ts';
import { colors, types } from '../characteristics.ts';
import { keywords } from '../keywords/index.ts';
import { subtypeWord } from '../subtypes.ts';
import { amountWords, modifier } from './amounts.ts';
import type { After, ChangeVoice } from './changeVoice.ts';
import { withArticle } from './filterPhrases.ts';

const BE: { readonly [A in After]: string } = { colon: 'now ', one: 'is ', many: 'are ' };
const GET: { readonly [A in After]: string } = { colon: '', one: 'gets ', many: 'get ' };

/** What changes an object's characteristics. */
export const CHARACTERISTIC_CHANGES = {
  addTypes: ({ types: added, subtypes = [] }, { after }) =>
    `${BE[after]}also ${kindOf([...named(subtypes), ...added.map((type) => types[type])], after)}`,
  addEveryCreatureType: (_, { after }) => `${BE[after]}of every creature type`,
  setCreatureTypes: ({ subtypes }, { after }) => `${BE[after]}${kindOf(named(subtypes), after)}`,
  removeTypes: (change, { after }) => {
    const removed = change.types.map((type) => types[type]);
    return `${BE[after]}no ${list('en', removed)}`;
  },
  setColors: (change, { after }) => {
    const now = change.colors.map((color) => colors[color]);
    return `${BE[after]}${now.length === 0 ? 'colorless' : list('en', now)}`;
  },
  definePowerToughness: (change, { speaking }) => {
    const [power, toughness] = [change.power, change.toughness].map((one) =>
      amountWords(one, speaking),
    );
    return power === toughness
      ? `its power and toughness are each ${power}`
      : `its power is ${power}, and its toughness ${toughness}`;
  },
  setPowerToughness: ({ power, toughness }, { after }) => `${BE[after]}${power}/${toughness}`,
  modifyPowerToughness: ({ power, toughness }, { after }) =>
    `${GET[after]}${modifier(power)}/${modifier(toughness, power)}`,
  grant: ({ ability }, { words, after }) => `gain${s(after)} ${grantedWords(ability, words)}`,
  loseKeyword: ({ keyword }, { after }) => `lose${s(after)} ${keywords[keyword]}`,
  cannotHave: ({ keyword }, { after }) =>
    `lose${s(after)} ${keywords[keyword]} and can’t have or gain it`,
  loseAllAbilities: (_, { after }) => `lose${s(after)} all abilities`,
} as const satisfies Partial<ChangeWords<[ChangeVoice]>>;

/** An ability that is had: `flying`, or its words in quotation marks. */
export const grantedWords = (ability: Ability, words: ChangeVoice['words']): string =>
  ability.kind === 'keyword' ? uncapital(words(ability)) : `“${words(ability)}”`;

const s = (after: After): string => (after === 'many' ? '' : 's');

const named = (subtypes: readonly string[]): readonly string[] =>
  subtypes.map((one) => subtypeWord(one, 'one'));

const kindOf = (words: readonly string[], after: After): string =>
  after === 'many' ? `${words.join(' ')}s` : withArticle(words.join(' '));
