import type { Ability } from '../../../engine.ts';
import { modifier } from '../../abilities/letters.ts';
import type { ChangeWords } from '../../abilities/words.ts';
import { list, listOr, uncapital } from '../../grammar.ts';
import { colors, types } from '../characteristics.ts';
import { keywords } from '../keywords/index.ts';
import { subtypeWord } from '../subtypes.ts';
import { amountWords } from './amounts.ts';
import type { After, ChangeVoice } from './changeVoice.ts';
import { withArticle } from './filterPhrases.ts';

/** What something is, or becomes for a time. */
const be = ({ after, lasts }: ChangeVoice): string => {
  if (lasts) return after === 'one' ? 'becomes' : 'become';
  return after === 'one' ? 'is' : 'are';
};

/** What changes an object's characteristics. */
export const CHARACTERISTIC_CHANGES = {
  addTypes: ({ types: added, subtypes = [] }, voice) =>
    `${also(voice)} ${kindOf([...named(subtypes), ...added.map((type) => types[type])], voice.after)}`,
  addEveryCreatureType: (_, voice) => `${be(voice)} ${voice.lasts ? '' : 'of '}every creature type`,
  setCreatureTypes: ({ subtypes }, voice) => `${be(voice)} ${kindOf(named(subtypes), voice.after)}`,
  removeTypes: (change, { after, lasts }) => {
    const removed = kindOf(
      [
        listOr(
          'en',
          change.types.map((type) => types[type]),
        ),
      ],
      after,
    );
    if (lasts) return `stop${s(after)} being ${removed}`;
    return `${after === 'one' ? 'isn’t' : 'aren’t'} ${removed}`;
  },
  setColors: (change, voice) => {
    const now = change.colors.map((color) => colors[color]);
    return `${be(voice)} ${now.length === 0 ? 'colorless' : list('en', now)}`;
  },
  definePowerToughness: (change, { speaking }) => {
    const [power, toughness] = [change.power, change.toughness].map((one) =>
      amountWords(one, speaking),
    );
    return power === toughness
      ? `its power and toughness are each ${power}`
      : `its power is ${power}, and its toughness ${toughness}`;
  },
  setPowerToughness: ({ power, toughness }, voice) => `${be(voice)} ${power}/${toughness}`,
  modifyPowerToughness: ({ power, toughness }, { after }) =>
    `get${s(after)} ${modifier(power)}/${modifier(toughness, power)}`,
  grant: ({ ability }, { words, after }) => `gain${s(after)} ${grantedWords(ability, words)}`,
  loseKeyword: ({ keyword }, { after }) => `lose${s(after)} ${keywords[keyword]}`,
  cannotHave: ({ keyword }, { after }) =>
    `lose${s(after)} ${keywords[keyword]} and can’t have or gain it`,
  loseAllAbilities: (_, { after }) => `lose${s(after)} all abilities`,
} as const satisfies Partial<ChangeWords<[ChangeVoice]>>;

/** An ability that is had: `flying`, or its words in quotation marks. */
export const grantedWords = (ability: Ability, words: ChangeVoice['words']): string =>
  ability.kind === 'keyword' ? uncapital(words(ability)) : `“${words(ability)}”`;

/** `is also`, `also becomes` */
const also = (voice: ChangeVoice): string =>
  voice.lasts ? `also ${be(voice)}` : `${be(voice)} also`;

const s = (after: After): string => (after === 'many' ? '' : 's');

const named = (subtypes: readonly string[]): readonly string[] =>
  subtypes.map((one) => subtypeWord(one, 'one'));

const kindOf = (words: readonly string[], after: After): string =>
  after === 'many' ? `${words.join(' ')}s` : withArticle(words.join(' '));
