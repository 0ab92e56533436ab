import type { CardType } from '../engine.ts';
import { uncapital } from './grammar.ts';
import { formLookup, type KnownForm, type NameLists } from './headNouns.ts';
import type { Terms } from './messages.ts';
import type { NameInWords, NameWords } from './nameInWords.ts';
import { nounIn, type WrittenNoun } from './nouns.ts';

/** What a language has to say so that its sentences can use names. */
export interface NameGrammar {
  readonly lists: NameLists;
  /** `il Bruto`, `gli Elfi di Llanowar`; what stands without an article is not asked for. */
  readonly definite: (words: string, form: KnownForm) => string;
  /** A type of card as a noun. */
  readonly type: (type: CardType) => WrittenNoun;
  readonly subtypes: Terms['subtypes'];
  /** Several subtypes in a row, which are handed over in the order of an English card. */
  readonly inRow: (subtypes: readonly string[]) => string;
  readonly words: NameSentences;
}

/** What has no name of its own, as nouns: `Pedina {kind};pedine {kind};f`, `Creatura {size};creature {size};f`. */
export interface NameSentences {
  readonly token: string;
  readonly sized: string;
}

/** A spell that leaves nothing on the battlefield is called by its title, which is one whatever it says: `lanza Manos reparadoras`. */
const spellName = (plain: string, form: KnownForm | undefined): NameInWords => ({
  plain,
  inSentence: plain,
  as: form?.as.startsWith('f') ? 'f' : 'm',
});

export function nameWordsOf({
  lists,
  definite,
  type,
  subtypes,
  inRow,
  words,
}: NameGrammar): NameWords {
  const formOf = formLookup(lists);
  // It only begins a label with a capital.
  const common = ({ one, many, gender: as }: WrittenNoun): NameInWords => ({
    plain: one,
    inSentence: definite(uncapital(one), { as, article: 'takesOne' }),
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
      const { one, gender: as } = type(mainType(types));
      const inSentence = definite(`${one} ${plain}`, { as, article: 'takesOne' });
      return { plain, inSentence, as };
    },
    token: (all) => {
      const kind = inRow(all.map((one) => subtypes[one]?.[0] ?? one));
      return common(nounIn(words.token.replaceAll('{kind}', kind)));
    },
    described: (size, types) => {
      if (size !== undefined) return common(nounIn(words.sized.replaceAll('{size}', size)));
      const { gender } = type(mainType(types));
      const one = types.map((each) => type(each).one).join(' ');
      const many = types.map((each) => type(each).many).join(' ');
      return common({ one, many, gender });
    },
  };
}
