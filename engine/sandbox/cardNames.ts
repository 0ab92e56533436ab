import type { Characteristics } from '../language/characteristics.ts';
import type { Card, CardLookup } from '../scenario/card.ts';
import { nearestWord } from '../scenario/reading/nearestWord.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { SUBTYPES } from '../vocabulary/subtypeLists.ts';
import { nameKey } from './caseFold.ts';
import { namesLike, stemsOf } from './nameIndex.ts';
import { type Span, trimmed } from './span.ts';

/** One face of a card, which is what an item of a line can be. */
export interface Face {
  readonly id: CardId;
  readonly characteristics: Characteristics;
}

interface Names {
  readonly byKey: ReadonlyMap<string, Face>;
  /** By what stands before the comma of a name, where that is only one card’s. */
  readonly byFirst: ReadonlyMap<string, Face>;
  /** By the stems of its words, where that is only one card’s: several of a card are named so. */
  readonly byStems: ReadonlyMap<string, Face>;
  /** What each is called, by its key. */
  readonly said: ReadonlyMap<string, string>;
}

const namesOf = remembered((cards: CardLookup): Names => {
  // What a person has checked is what its name means, whatever else is called so.
  const faces = [...cards.values()]
    .flatMap(facesOf)
    .toSorted((a, b) => Number(a.isChecked) - Number(b.isChecked));
  // Where two are called the same, an id comes before a name, and English before the others.
  const named = [
    ...faces.flatMap((face) => otherNames(face).map((name) => ({ name, face }))),
    ...faces.map((face) => ({ name: face.names.en, face })),
    ...faces.map((face) => ({ name: face.id, face })),
  ].map((one) => ({ ...one, key: nameKey(one.name) }));
  return {
    byKey: new Map(named.map(({ key, face }) => [key, face])),
    byFirst: checkedFirst(named.flatMap(firstPart)),
    byStems: checkedFirst(named.map(({ name, face }) => ({ key: stemsOf(name), face }))),
    said: new Map(
      named
        .toReversed()
        .map(({ key, name, face }) => [key, name === face.id ? face.names.en : name]),
    ),
  };
});

interface NamedFace extends Face {
  readonly names: Card['names'];
  readonly isChecked: boolean;
}

interface Keyed {
  readonly key: string;
  readonly face: NamedFace;
}

/** `Aurelia` for `Aurelia, the Warleader`: what stands before the comma, but for a word that is a subtype. */
function firstPart({
  name,
  face,
}: Omit<Keyed, 'key'> & { readonly name: string }): readonly Keyed[] {
  const [first = '', ...title] = name.split(',');
  const key = nameKey(first);
  return title.length === 0 || SUBTYPES.has(key) ? [] : [{ key, face }];
}

const checkedFirst = (all: readonly Keyed[]): ReadonlyMap<string, Face> =>
  new Map([...onlyOnes(all), ...onlyOnes(all.filter(({ face }) => face.isChecked))]);

const onlyOnes = (all: readonly Keyed[]): ReadonlyMap<string, Face> =>
  new Map(
    [...Map.groupBy(all, ({ key }) => key)].flatMap(([key, [one, ...others]]) =>
      one !== undefined && others.every(({ face }) => face.id === one.face.id)
        ? [[key, one.face] as const]
        : [],
    ),
  );

/** What it is called in all languages but English. */
const otherNames = ({ names }: Pick<Card, 'names'>): readonly string[] =>
  Object.entries(names).flatMap(([language, name]) => (language === 'en' ? [] : [name]));

function facesOf({ id, names, characteristics, back, checked }: Card): readonly NamedFace[] {
  const isChecked = checked !== undefined;
  return [
    { id, names, characteristics, isChecked },
    ...(back === undefined ? [] : [{ ...back, isChecked }]),
  ];
}

/** As many words of a name are looked for at most. */
const MOST_WORDS = 12;

/** The card whose name the text begins with, the longest there is, and what comes after it; of `times` it is several. */
export function cardAt(
  span: Span,
  cards: CardLookup,
  times = 1,
): { readonly face: Face; readonly name: Span; readonly rest: Span } | undefined {
  const { byKey, byFirst, byStems } = namesOf(cards);
  const ends = [...span.text.matchAll(/[^\s,]+/g)]
    .slice(0, MOST_WORDS)
    .filter(([word]) => /[\p{L}\p{N}]/u.test(word))
    .map((run) => run.index + run[0].length);
  for (const end of ends.toReversed()) {
    const name = { text: span.text.slice(0, end).replace(/[,;]$/, ''), at: span.at };
    const key = nameKey(name.text);
    const several = times > 1 ? byStems.get(stemsOf(name.text)) : undefined;
    const face = byKey.get(key) ?? byFirst.get(key) ?? several;
    if (face === undefined) continue;
    return { face, name, rest: trimmed({ text: span.text.slice(end), at: span.at + end }) };
  }
  return undefined;
}

/** So many names are offered for one that no card has. */
const MOST_OFFERED = 4;

/** The names of the cards that were probably meant, the nearest first. */
export function nearestCards(text: string, cards: CardLookup): readonly string[] {
  const { said } = namesOf(cards);
  const typed = nameKey(text.slice(0, 60));
  const letters = countOf(typed);
  const near = [...said.keys()].filter(
    (name) =>
      Math.abs(name.length - typed.length) <= typed.length / 3 &&
      lettersApart(letters, name) <= (2 * typed.length) / 3 + 2,
  );
  const slipped = said.get(nearestWord(typed, near) ?? '');
  // Many write only how a long name begins, or several of what they name.
  const like = typed.length < 4 ? [] : namesLike(text, cards, MOST_OFFERED);
  const all = slipped === undefined ? like : [slipped, ...like];
  return [...new Set(all)].slice(0, MOST_OFFERED);
}

type Count = ReadonlyMap<string, number>;

function countOf(text: string): Count {
  const count = new Map<string, number>();
  for (const letter of text) count.set(letter, (count.get(letter) ?? 0) + 1);
  return count;
}

// Each letter that is put in or left out is one too many, and each that is replaced two: what is far apart is soon seen.
function lettersApart(letters: Count, name: string): number {
  const left = new Map(letters);
  let apart = 0;
  for (const letter of name) {
    const n = left.get(letter) ?? 0;
    if (n > 0) left.set(letter, n - 1);
    else apart += 1;
  }
  for (const n of left.values()) apart += n;
  return apart;
}
