import type { CardType } from '../../engine.ts';
import type { GrammaticalNumber } from '../wording/grammar.ts';
import type { Kinds } from './nounPhrases.ts';

interface Noun<Gender> {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

/** The nouns of a language in which the first of several is the one that the others follow. */
interface HeadFirst<Gender> {
  readonly type: (type: CardType) => Noun<Gender>;
  readonly subtype: (subtype: string) => Noun<Gender>;
  /** With its article: `una creatura`. */
  readonly article: (words: string, gender: Gender) => string;
  readonly list: (words: readonly string[]) => string;
}

/** `una creatura artefatto Golem 2/2`, `creature Soldato Umano`; of lands, only that they are `Isole`. */
export const kindsHeadFirst =
  <Gender>({ type, subtype, article, list }: HeadFirst<Gender>) =>
  ({ types = [], subtypes = [], size }: Kinds, number: GrammaticalNumber): string => {
    const named = (noun: Noun<Gender>, behind: readonly string[] = []): string => {
      const words = [noun[number], ...behind].join(' ');
      return number === 'one' ? article(words, noun.gender) : words;
    };
    const own = subtypes.map(subtype);
    if (types.length > 0 && own.length > 0 && types.every((one) => one === 'land'))
      return list(own.map((noun) => named(noun)));
    // Where English says Human Soldier, cards say Soldato Umano.
    const [head, ...more] = [...types.toSorted(creatureFirst).map(type), ...own.toReversed()];
    if (head === undefined) return '';
    return named(head, [...more.map(({ one }) => one), ...(size === undefined ? [] : [size])]);
  };

const creatureFirst = (one: CardType, other: CardType): number =>
  Number(other === 'creature') - Number(one === 'creature');
