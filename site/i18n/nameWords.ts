import type { CardType } from '../engine.ts';
import { uncapital } from './grammar.ts';
import { formLookup, type KnownForm, type NameLists } from './headNouns.ts';
import type { AgreementCode, NameInWords, NameWords } from './nameInWords.ts';

/** What a language has to say so that its sentences can use names. */
export interface NameGrammar {
  readonly lists: NameLists;
  /** `il Bruto`, `gli Elfi di Llanowar`; what stands without an article is not asked for. */
  readonly definite: (words: string, form: KnownForm) => string;
  /** A type of card as a noun. */
  readonly type: (type: CardType) => { readonly words: string; readonly as: AgreementCode };
  /** Of the subtypes in English, in the order of a card: `Pedina Soldato Felino`. */
  readonly token: (subtypes: readonly string[]) => {
    readonly words: string;
    readonly as: AgreementCode;
  };
  /** Of a power and toughness: `Creatura 3/2`. */
  readonly sized: (size: string) => string;
}

export function nameWordsOf({ lists, definite, type, token, sized }: NameGrammar): NameWords {
  const formOf = formLookup(lists);
  // A common noun, which only begins a label with a capital.
  const common = (plain: string, as: AgreementCode): NameInWords => ({
    plain,
    inSentence: definite(uncapital(plain), { as, article: 'takesOne' }),
    as,
  });
  const mainType = (types: readonly CardType[]): CardType =>
    types.find((one) => one === 'creature') ?? types.find((one) => one !== 'kindred') ?? 'creature';
  return {
    given: (plain, types) => {
      const form = formOf(plain);
      if (form?.article === 'takesNone') return { plain, inSentence: plain, as: form.as };
      if (form !== undefined) return { plain, inSentence: definite(plain, form), as: form.as };
      // What it is stands in front of a name that does not tell its gender, which is always right: `la creatura Jungle Lion`.
      const { words, as } = type(mainType(types));
      const inSentence = definite(`${words} ${plain}`, { as, article: 'takesOne' });
      return { plain, inSentence, as };
    },
    token: (subtypes) => {
      const { words, as } = token(subtypes);
      return common(words, as);
    },
    described: (size, types) =>
      size === undefined
        ? common(types.map((one) => type(one).words).join(' '), type(mainType(types)).as)
        : common(sized(size), type('creature').as),
  };
}
