import type { Color } from '../../engine.ts';
import type { CounterKind } from '../abilities/words.ts';
import type { BoardWords, SiteWords } from '../chrome.ts';
import { list } from '../grammar.ts';
import type { Language } from '../languages.ts';
import { type AgreementCode, agreementIn } from '../nameInWords.ts';
import { rolesOf } from '../playerNames.ts';
import type { TermBase } from '../termBase.ts';
import type { Grammar } from '../wording/grammar.ts';
import { bookOf, type Written } from '../wording/phrasebook.ts';

export const siteBook = bookOf<SiteWords>({
  holds: ['date'],
});

/** As the file has them: what kind of counter, and which colors, is said in the language’s words. */
interface BoardSentences extends Omit<BoardWords, 'colors' | 'counters' | 'roles'> {
  readonly counters: (n: number, kind: string) => string;
  readonly colorless: (as: AgreementCode) => string;
}

interface BoardLanguage {
  readonly language: Language;
  readonly grammar: Grammar;
  readonly players: TermBase['players'];
  /** As they agree with what is masculine. */
  readonly colors: { readonly [C in Color]: string };
  readonly counter: (kind: CounterKind) => string;
}

export function boardWordsOf(
  words: Written<BoardSentences>,
  { language, grammar, players, colors, counter }: BoardLanguage,
): BoardWords {
  const { counters, colorless, ...book } = boardBook(words, grammar);
  return {
    ...book,
    roles: rolesOf(players),
    counters: (n, kind) => counters(n, counter(kind)),
    colors: (are, as) =>
      are.length === 0
        ? colorless(as)
        : list(
            language,
            are.map((one) => grammar.agree(colors[one], agreementIn(as))),
          ),
  };
}

const boardBook = bookOf<BoardSentences>({
  counters: ['n', 'kind'],
  colorless: ['as'],
  life: ['n'],
  poison: ['n'],
  hand: ['n'],
  graveyard: ['n'],
  mana: ['mana'],
  creaturesOf: ['player'],
  othersOf: ['player'],
  onTarget: ['target'],
  tapped: ['as'],
  attacks: ['target'],
  blocks: ['tags'],
  blocked: ['as'],
  unblocked: ['as'],
  damage: ['n'],
  lethal: ['damage'],
  shield: ['n'],
  attachedTo: ['name'],
  pairedWith: ['name', 'as'],
  goadedBy: ['players', 'as'],
  protectedBy: ['player', 'as'],
  exile: ['cards'],
  exiledWith: ['card', 'counters'],
  printed: ['size', 'as'],
  called: {
    against: ['side', 'other'],
    with: ['name', 'attached'],
    times: ['name', 'n'],
    more: ['n'],
    numbered: ['name', 'n'],
  },
  gone: {
    destroyed: ['as'],
    died: ['as'],
    left: [],
  },
});
