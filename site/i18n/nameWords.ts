import type { CardType } from '../engine.ts';
import { uncapital } from './grammar.ts';
import { formLookup, type KnownForm, type NameLists } from './headNouns.ts';
import type { NameInWords, NameWords } from './nameInWords.ts';

/** What a language has to say so that its sentences can use names. */
export interface NameGrammar {
  readonly lists: NameLists;
  /** `il Bruto`, `gli Elfi di Llanowar`; what stands without an article is not asked for. */
  readonly definite: (words: string, form: KnownForm) => string;
  /** A type of card as a noun. */
  readonly type: (type: CardType) => CommonNoun;
  /** Of the subtypes in English, in the order of a card: `Pedina Soldato Felino`. */
  readonly token: (subtypes: readonly string[]) => CommonNoun;
  /** Of a power and toughness: `Creatura 3/2`. */
  readonly sized: (size: string) => CommonNoun;
}

/** Of one and of several: `Creatura 3/2`, `creature 3/2`. */
export interface CommonNoun {
  readonly words: string;
  readonly many: string;
  readonly as: 'm' | 'f';
}

/** A spell that leaves nothing on the battlefield is called by its title, which is one whatever it says: `lanza Manos reparadoras`. */
const spellName = (plain: string, form: KnownForm | undefined): NameInWords => ({
  plain,
  inSentence: plain,
  as: form?.as.startsWith('f') ? 'f' : 'm',
});

export function nameWordsOf({ lists, definite, type, token, sized }: NameGrammar): NameWords {
  const formOf = formLookup(lists);
  // It only begins a label with a capital.
  const common = ({ words, many, as }: CommonNoun): NameInWords => ({
    plain: words,
    inSentence: definite(uncapital(words), { as, article: 'takesOne' }),
    as,
    several: definite(uncapital(many), { as: as === 'f' ? 'ff' : 'mm', article: 'takesOne' }),
  });
  const mainType = (types: readonly CardType[]): CardType =>
    types.find((one) => one === 'creature') ?? types.find((one) => one !== 'kindred') ?? 'creature';
  return {
    given: (plain, types) => {
      const form = formOf(plain);
      if (types.some((one) => one === 'instant' || one === 'sorcery'))
        return spellName(plain, form);
      if (form?.article === 'takesNone') return { plain, inSentence: plain, as: form.as };
      if (form !== undefined) return { plain, inSentence: definite(plain, form), as: form.as };
      // What it is stands in front of a name that does not tell its gender, which is always right: `la creatura Jungle Lion`.
      const { words, as } = type(mainType(types));
      const inSentence = definite(`${words} ${plain}`, { as, article: 'takesOne' });
      return { plain, inSentence, as };
    },
    token: (subtypes) => common(token(subtypes)),
    described: (size, types) => {
      if (size !== undefined) return common(sized(size));
      const { as } = type(mainType(types));
      const words = types.map((one) => type(one).words).join(' ');
      const many = types.map((one) => type(one).many).join(' ');
      return common({ words, many, as });
    },
  };
}
