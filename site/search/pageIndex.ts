import {
  addressOfPage,
  type BoardsOfRule,
  type FirstPart,
  type IndexedPage,
  KINDS,
  type PageKind,
  type TextPart,
} from './forms.ts';
import { aboveOf, isUnder, numbersIn } from './numbersIn.ts';
import { Meanings, type Sought, stemsOf } from './saidForIt.ts';
import { nearestOf } from './slips.ts';
import {
  type Likeness,
  NamesIndex,
  readTexts,
  type Scores,
  slipsIn,
  type TextIndex,
  type WordForms,
} from './textIndex.ts';
import { rememberingStem, type Stem, wordsOf } from './wordsOf.ts';

/** What is to be said of a page beside its line. */
export type FoundNote =
  /** It has another number today. `editions`: the dates of those in which it had that one. */
  | { readonly kind: 'oldNumber'; readonly number: string; readonly editions: readonly string[] }
  /** There is no page for that number; this one stands above it. */
  | { readonly kind: 'above'; readonly number: string };

export interface FoundPage {
  readonly kind: PageKind;
  /** In English, without the base. */
  readonly page: string;
  readonly name: string;
  readonly line: string;
  readonly note?: FoundNote;
}

/** As many letters of what was typed are looked at, and as many of its words. */
const MOST_LETTERS = 200;
const MOST_WORDS = 12;

/** What a kind of page counts, where others fit as well: what explains before what merely shows. */
const COUNTS: Readonly<Record<PageKind, number>> = {
  keyword: 1.6,
  course: 1.35,
  mistake: 1.25,
  rule: 1.2,
  term: 1.1,
  scenario: 1,
  card: 1,
  page: 0.8,
  set: 0.4,
  exercise: 0.5,
};

/** What stands on a page counts less than its name and its line. */
const TEXT_COUNTS = 0.9;

/** All pages of a language, by their names and, once it is there, by what stands on them. */
export class PageIndex {
  readonly #first: FirstPart;
  readonly #wording: WordForms;
  readonly #meanings: Meanings;
  readonly #names: NamesIndex;
  readonly #pages: IndexedPage[] = [];
  /** What each page is called, in stems. */
  readonly #called: (readonly string[])[] = [];
  #texts: TextIndex | undefined;
  #boards: Readonly<Record<string, BoardsOfRule>> = {};

  constructor(first: FirstPart, stem: Stem) {
    this.#first = first;
    this.#wording = { stem: rememberingStem(stem), empty: new Set(first.empty.split(' ')) };
    this.#meanings = new Meanings(first.saidForIt, this.#wording);
    this.#names = new NamesIndex(this.#wording);
    this.#add(first.pages);
  }

  /** Whether what stands on pages is searched as well. */
  get isWhole(): boolean {
    return this.#texts !== undefined;
  }

  /** False where the part is damaged. */
  addTexts({ pages, texts, boards }: TextPart): boolean {
    const read = readTexts(texts, this.#wording);
    if (read === undefined) return false;
    if (this.#texts === undefined) this.#add(pages);
    this.#texts = read;
    this.#boards = boards;
    return true;
  }

  #add(pages: readonly IndexedPage[]): void {
    this.#names.add(pages, this.#pages.length);
    this.#pages.push(...pages);
    this.#called.push(
      ...pages.map(([, , name, , also]) =>
        [name, ...also.split(', ')].map((one) => stemsOf(wordsOf(one), this.#wording).join(' ')),
      ),
    );
  }

  /** The pages that answer a question as it was typed, the best first; each once. */
  find(asked: string): readonly FoundPage[] {
    const { numbers, others } = numbersIn(asked.slice(0, MOST_LETTERS));
    const said = others.filter((word) => !this.#wording.empty.has(word));
    const byNumber = numbers.slice(0, MOST_WORDS).flatMap((number) => this.#ofNumber(number));
    const isNumberAlone = numbers.length > 0 && said.length === 0;
    const byWords = isNumberAlone ? [] : this.#ofWords(others.slice(0, MOST_WORDS));
    const all = [...byNumber, ...byWords];
    const seen = new Set<string>();
    return all.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
  }

  #ofNumber(number: string): readonly FoundPage[] {
    const rules = this.#pages.flatMap(([kind, , name], place) =>
      KINDS[kind] === 'rule' && isUnder(name, number) ? [{ place, name }] : [],
    );
    const own = rules.filter(({ name }) => name === number);
    const old = this.#pagesThatHad(number);
    const { decides = [], cites = [] } = this.#boards[number] ?? {};
    const found = [
      ...own.map(({ place }) => this.#found(place)),
      ...old,
      ...rules.filter((one) => !own.includes(one)).map(({ place }) => this.#found(place)),
      ...[...decides, ...cites].map((place) => this.#found(place)),
    ];
    return found.length > 0 ? found : this.#above(number);
  }

  #pagesThatHad(number: string): readonly FoundPage[] {
    const dates = this.#first.editions.split(' ');
    return Object.entries(this.#first.numbers).flatMap(([page, all]) =>
      all
        .split(' ')
        .map((one) => one.split(':'))
        .filter(([had]) => had === number)
        .map(([, places = '']) => [...places].map((one) => dates[Number.parseInt(one, 36)] ?? ''))
        .map((editions) => this.#oldNumber(number, page, editions)),
    );
  }

  #oldNumber(number: string, page: string, editions: readonly string[]): FoundPage {
    const place = this.#pages.findIndex((one) => addressOfPage(one) === page);
    const note = { kind: 'oldNumber', number, editions } as const;
    if (place >= 0) return { ...this.#found(place), note };
    return { kind: 'rule', page, name: number, line: '', note };
  }

  #above(number: string): readonly FoundPage[] {
    const above = aboveOf(number)
      .map((one) =>
        this.#pages.findIndex(([kind, , name]) => KINDS[kind] === 'rule' && name === one),
      )
      .find((place) => place >= 0);
    return above === undefined ? [] : [{ ...this.#found(above), note: { kind: 'above', number } }];
  }

  #ofWords(words: readonly string[]): readonly FoundPage[] {
    const typed = stemsOf(words, this.#wording);
    const stems = typed.map((stem, at) => this.#meantBy(stem, at === typed.length - 1));
    const sought = this.#meanings.soughtIn(stems);
    const scores = this.#scoresOf(sought);
    const wanted = [stems, ...this.#meanings.inOtherWords(stems)].map((one) => one.join(' '));
    return [...scores]
      .map(([place, score]) => [place, score * this.#countsFor(place, wanted)] as const)
      .toSorted(([placeA, a], [placeB, b]) => b - a || placeA - placeB)
      .slice(0, MOST_FOUND)
      .map(([place]) => this.#found(place));
  }

  /** Pages with more of what is looked for come before those with more of one thing; so do those that are called so. */
  #scoresOf(sought: readonly Sought[]): Scores {
    const all = sought.map((one, at) => this.#scoresOfOne(one, at === sought.length - 1));
    const telling = all.map(({ scores }) => scores).filter((scores) => scores.size > 0);
    const called = all.map((one) => one.called);
    const partOf = (found: readonly Pick<Scores, 'has'>[], place: number): number =>
      found.filter((places) => places.has(place)).length / telling.length;
    const places = new Set(telling.flatMap((scores) => [...scores.keys()]));
    return new Map(
      [...places].map((place) => {
        const sum = telling.reduce((before, scores) => before + (scores.get(place) ?? 0), 0);
        return [place, sum * partOf(telling, place) ** 2 * (1 + partOf(called, place) ** 2)];
      }),
    );
  }

  /** A word that stands nowhere, though it may be on its way to one, is taken for the nearest that does. */
  #meantBy(stem: string, isLast: boolean): string {
    const isThere = this.#both([stem], isLast ? 'begins' : 'same').size > 0;
    if (isThere || this.#meanings.has(stem)) return stem;
    const near = [this.#names.near(stem), this.#texts?.near(stem) ?? []];
    return (
      nearestOf(
        stem,
        near.flatMap((one) => [...one]),
        slipsIn(stem),
      ) ?? stem
    );
  }

  /** First as it was typed; only where nobody says that, with slips. */
  #scoresOfOne({ stem, others }: Sought, isLast: boolean): FoundOfOne {
    const called = new Set<number>();
    const isBegun = isLast || stem.length >= 4;
    const typed = this.#both([stem], isBegun ? 'begins' : 'same', called);
    const plain = others.length === 0 ? typed : best(typed, this.#both(others, 'same', called), 1);
    const found = plain.size > 0 ? plain : this.#both([stem], 'slip');
    // Who blocks is a blocker, and is looked for among what is said of blocking.
    const related = this.#both(beginningsOf(stem), 'same', called);
    return { scores: best(found, related, RELATED), called };
  }

  /** `called`: to which the pages are added that have it in their name or their line. */
  #both(sought: readonly string[], likeness: Likeness, called?: Set<number>): Scores {
    const scores = new Map(this.#names.scores(sought, likeness));
    for (const place of scores.keys()) called?.add(place);
    for (const [place, score] of this.#texts?.scores(sought, likeness) ?? [])
      scores.set(place, (scores.get(place) ?? 0) + TEXT_COUNTS * score);
    return scores;
  }

  /** What is called just so comes first, or what may be on its way to be. */
  #countsFor(place: number, wanted: readonly string[]): number {
    const kind = KINDS[this.#pages[place]?.[0] ?? 0] ?? 'page';
    const names = this.#called[place] ?? [];
    if (names.some((name) => wanted.includes(name))) return COUNTS[kind] * calledSo(kind);
    const isBegun = wanted.some((one) => names[0]?.startsWith(one));
    return COUNTS[kind] * (isBegun ? Math.sqrt(calledSo(kind)) / 2 : 1);
  }

  #found(place: number): FoundPage {
    const indexed = this.#pages[place] ?? [0, '', '', '', ''];
    const [kind, , name, line] = indexed;
    return { kind: KINDS[kind] ?? 'page', page: addressOfPage(indexed), name, line };
  }
}

/** Pages for one thing that is looked for, and those of them that have it in their name or their line. */
interface FoundOfOne {
  readonly scores: Scores;
  readonly called: ReadonlySet<number>;
}

/** What is related only counts so much. */
const RELATED = 0.35;

/** A word's beginnings that may be words of its family: `attacker` is of `attack`'s. */
const beginningsOf = (stem: string): readonly string[] =>
  Array.from({ length: Math.max(0, Math.min(5, stem.length - 4)) }, (_, cut) =>
    stem.slice(0, stem.length - 1 - cut),
  );

/** Of each page the better score, the others counting so much. */
function best(scores: Scores, others: Scores, count: number): Scores {
  const all = new Map(scores);
  for (const [place, score] of others) all.set(place, Math.max(all.get(place) ?? 0, count * score));
  return all;
}

/** A keyword leads to the page of a rule, and a card to a board, which is told all the same. */
const keyOf = ({ kind, page, name }: FoundPage): string =>
  kind === 'card' ? `${page} ${name}` : page;

/** A keyword's own rule comes before all else that is called so. */
const calledSo = (kind: PageKind): number => (kind === 'keyword' ? 10 : 5);
/** So many pages are told at most. */
const MOST_FOUND = 40;
