// The cards of a part as they are sent: what is alike stands together, a line for each card, so that it packs well.
import type { Card } from '#engine';
import { slugOf } from '#engine/sandbox';
import { cardId } from '../../engine.ts';

type Characteristics = Card['characteristics'];
type Kinds = readonly [
  supertypes: Characteristics['supertypes'],
  types: Characteristics['types'],
  subtypes: Characteristics['subtypes'],
];

/** What is said of each card, in the order of the cards. */
const COLUMNS = [
  /** Empty where it follows from the English name. */
  'ids',
  'en',
  /** Empty where there is none. */
  'it',
  'es',
  'costs',
  /** Power, toughness, loyalty and defense. */
  'numbers',
  /** Where they do not follow from the cost. */
  'colors',
  /** How many abilities are not known. */
  'unread',
  /** Places among `kinds` and `said`. */
  'kind',
  'abilities',
] as const;

/** Each a line for each card. */
type Columns = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** A part as it is sent. */
export interface CardPart extends Columns {
  readonly cards: number;
  /** Each once, as is what is said. */
  readonly kinds: readonly Kinds[];
  readonly said: Characteristics['abilities'];
  /** Other faces as they are, by the place of the card. */
  readonly backs: Readonly<Record<string, NonNullable<Card['back']>>>;
}

/** These cards as they are sent. */
export function packCards(cards: readonly Card[]): CardPart {
  const kinds = new Places<Kinds>();
  const said = new Places<Characteristics['abilities'][number]>();
  const column = (of: (card: Card) => string | number | undefined): string =>
    cards.map((card) => of(card) ?? '').join('\n');
  return {
    cards: cards.length,
    ids: column(({ id, names }) => (slugOf(names.en) === id ? '' : id)),
    en: column(({ names }) => names.en),
    it: column(({ names }) => names.it),
    es: column(({ names }) => names.es),
    costs: column(({ characteristics: { manaCost } }) => manaCost?.replaceAll(SIMPLE, '$1')),
    numbers: column(numbersOf),
    colors: column(colorsOf),
    unread: column(({ characteristics: { unread } }) => unread),
    kind: column(({ characteristics: { supertypes, types, subtypes } }) =>
      kinds.of([supertypes, types, subtypes]),
    ),
    abilities: column(({ characteristics: { abilities } }) =>
      abilities.map((ability) => said.of(ability)).join(' '),
    ),
    kinds: kinds.all,
    said: said.all,
    backs: Object.fromEntries(
      cards.flatMap(({ back }, nth) => (back === undefined ? [] : [[nth, back] as const])),
    ),
  };
}

/** Things that stand once in a list, however often they are named. */
class Places<T> {
  readonly all: T[] = [];
  readonly #places = new Map<string, number>();

  of(thing: T): number {
    const key = JSON.stringify(thing);
    const place = this.#places.get(key) ?? this.all.length;
    if (place === this.all.length) this.all.push(thing);
    this.#places.set(key, place);
    return place;
  }
}

/** Symbols of one sign stand without braces. */
const SIMPLE = /\{(\w)\}/g;

function numbersOf({ characteristics }: Card): string {
  const { power, toughness, loyalty, defense } = characteristics;
  return [power, toughness, loyalty, defense].join('/').replace(/\/*$/, '');
}

const LETTER_OF = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' } as const;
const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;

// CR 202.2: each symbol of a color in a mana cost gives the object that color.
const colorsIn = (letters: string): Characteristics['colors'] =>
  COLORS.filter((color) => letters.includes(LETTER_OF[color]));

function colorsOf({ characteristics: { colors, manaCost = '' } }: Card): string {
  if (`${colors}` === `${colorsIn(manaCost)}`) return '';
  return colors.length === 0 ? '-' : colors.map((color) => LETTER_OF[color]).join('');
}

/** The cards of a part whose ids are wanted, in its order. */
export function unpackCards(part: CardPart, isWanted: (id: string) => boolean): readonly Card[] {
  const lines = linesOf(part);
  return Array.from({ length: part.cards }, (_, nth) => nth)
    .filter((nth) => isWanted(idAt(lines, nth)))
    .map((nth) => cardAt(part, lines, nth));
}

type Lines = Readonly<Record<(typeof COLUMNS)[number], readonly string[]>>;

const linesOf = (part: CardPart): Lines => ({
  ids: part.ids.split('\n'),
  en: part.en.split('\n'),
  it: part.it.split('\n'),
  es: part.es.split('\n'),
  costs: part.costs.split('\n'),
  numbers: part.numbers.split('\n'),
  colors: part.colors.split('\n'),
  unread: part.unread.split('\n'),
  kind: part.kind.split('\n'),
  abilities: part.abilities.split('\n'),
});

const idAt = ({ ids, en }: Lines, nth: number): string => ids[nth] || slugOf(en[nth] ?? '');

function cardAt(part: CardPart, lines: Lines, nth: number): Card {
  const id = cardId(idAt(lines, nth));
  const back = part.backs[nth];
  const front = characteristicsAt(part, lines, nth);
  const characteristics: Characteristics = { name: { kind: 'card', card: id }, ...front };
  return {
    id,
    names: namesAt(lines, nth),
    characteristics:
      back === undefined ? characteristics : { ...characteristics, back: back.characteristics },
    ...(back === undefined ? {} : { back }),
  };
}

function namesAt(lines: Lines, nth: number): Card['names'] {
  const [en = '', it = '', es = ''] = [lines.en[nth], lines.it[nth], lines.es[nth]];
  return { en, ...(it === '' ? {} : { it }), ...(es === '' ? {} : { es }) };
}

function characteristicsAt(
  { kinds, said }: CardPart,
  lines: Lines,
  nth: number,
): Omit<Characteristics, 'name'> {
  const [supertypes, types, subtypes] = kinds[Number(lines.kind[nth])] ?? [[], [], []];
  const [power, toughness, loyalty, defense] = (lines.numbers[nth] ?? '').split('/').map(numberIn);
  const manaCost = lines.costs[nth]?.replaceAll(/\{[^}]*\}|\w/g, (symbol) =>
    symbol.length === 1 ? `{${symbol}}` : symbol,
  );
  const colors = lines.colors[nth] ?? '';
  const unread = numberIn(lines.unread[nth]);
  return {
    manaCost: manaCost === '' ? undefined : manaCost,
    colors: colorsIn(colors === '' ? (manaCost ?? '') : colors),
    supertypes,
    types,
    subtypes,
    power,
    toughness,
    loyalty,
    defense,
    abilities: (lines.abilities[nth] ?? '')
      .split(' ')
      .flatMap((place) => (place === '' ? [] : (said[Number(place)] ?? []))),
    ...(unread === undefined ? {} : { unread }),
  };
}

const numberIn = (text = ''): number | undefined => (text === '' ? undefined : Number(text));
