import { z } from 'zod';
import { keysOf } from '#engine';
import type { PrintedFace } from '../../../site/cardText/card.ts';
import { COLORS } from '../../../site/engine.ts';
import type { Language } from '../../../site/i18n/languages.ts';

/** A card as a bulk file has it: its faces or halves, the front first. */
export interface BulkCard {
  readonly faces: readonly PrintedFace[];
  readonly isInStandard: boolean;
}

/** The languages of the site but English, in which cards are found by their names too, as MTGJSON calls them. */
const MTGJSON_LANGUAGES: { readonly [L in OtherLanguage]: string } = {
  it: 'Italian',
  es: 'Spanish',
};
type OtherLanguage = Exclude<Language, 'en'>;

const LANGUAGES = keysOf(MTGJSON_LANGUAGES);

/** What a card or face is called in another language. */
export interface PrintedName {
  readonly of: string;
  readonly language: OtherLanguage;
  readonly name: string;
}

/** What a record of a bulk file holds. */
export interface Shaped {
  readonly cards: readonly BulkCard[];
  readonly names: readonly PrintedName[];
  /** The layouts of what is no card that could lie on a board, once for each. */
  readonly leftOut: readonly string[];
}

/** What stands in a record; nothing where it has no shape that is known. */
export function shapeOf(value: unknown): Shaped | undefined {
  for (const shaped of SHAPES) {
    const read = shaped(value);
    if (read !== undefined) return read;
  }
  return undefined;
}

const words = z.string().default('');
const some = z.string().exactOptional();

/** What of a face every file calls the same. */
const SIZES = { power: some, toughness: some, loyalty: some, defense: some };

// The listing in the project's own form: a card a line, its other faces or halves beside it.
const listedFace = { name: z.string(), cost: words, type: z.string(), text: words, ...SIZES };
const listed = z.object({
  ...listedFace,
  faces: z.array(z.object(listedFace)).default([]),
  legal: z.array(z.string()).default([]),
  object: z.undefined().optional(),
});

function ofListed({ faces, legal, object, ...front }: z.output<typeof listed>): Shaped {
  const [name = front.name] = front.name.split(' // ');
  const isInStandard = legal.includes('STANDARD');
  return { ...NOTHING, cards: [{ faces: [{ ...front, name }, ...faces], isInStandard }] };
}

const scryfallFace = {
  name: z.string(),
  mana_cost: words,
  type_line: words,
  oracle_text: words,
  printed_name: some,
  colors: z.array(z.string()).exactOptional(),
  ...SIZES,
};
const scryfall = z.object({
  ...scryfallFace,
  object: z.literal('card'),
  lang: z.string(),
  layout: z.string(),
  legalities: z.object({ standard: words }).prefault({}),
  card_faces: z.array(z.object(scryfallFace)).default([]),
});

/** Layouts of what is no card that a deck could have. */
const NO_CARDS = [
  ...['token', 'double_faced_token', 'emblem', 'art_series', 'vanguard', 'scheme', 'planar'],
  ...['augment', 'host', 'reversible_card'],
];

/** The letter of each color, in their order. */
const LETTERS = 'WUBRG';

const colorsNamed = (letters: readonly string[]): readonly string[] =>
  letters.flatMap((letter) => COLORS[LETTERS.indexOf(letter)] ?? []);

function ofScryfall(card: z.output<typeof scryfall>): Shaped {
  const { lang, layout, card_faces: faces } = card;
  if (NO_CARDS.includes(layout)) return { ...NOTHING, leftOut: [layout] };
  const all = faces.length === 0 ? [card] : faces;
  const language = LANGUAGES.find((one) => one === lang);
  if (language !== undefined)
    return {
      ...NOTHING,
      names: all.flatMap(({ name, printed_name: printed }) =>
        printed === undefined ? [] : [{ of: name, language, name: printed }],
      ),
    };
  const isInStandard = card.legalities.standard === 'legal';
  return lang === 'en'
    ? { ...NOTHING, cards: [{ faces: all.map(faceOfScryfall), isInStandard }] }
    : NOTHING;
}

const faceOfScryfall = ({
  name,
  mana_cost: cost,
  type_line: type,
  oracle_text: text,
  printed_name: _,
  colors,
  ...sizes
}: z.output<z.ZodObject<typeof scryfallFace>>): PrintedFace => ({
  name,
  cost,
  type,
  text,
  ...(colors === undefined ? {} : { colors: colorsNamed(colors) }),
  ...sizesOf(sizes),
});

type Sizes = Pick<PrintedFace, 'power' | 'toughness' | 'loyalty' | 'defense'>;

/** These alone, of whatever stands beside them. */
const sizesOf = ({ power, toughness, loyalty, defense }: Sizes): Sizes => ({
  ...(power === undefined ? {} : { power }),
  ...(toughness === undefined ? {} : { toughness }),
  ...(loyalty === undefined ? {} : { loyalty }),
  ...(defense === undefined ? {} : { defense }),
});

const mtgjsonFace = z.object({
  name: z.string(),
  faceName: some,
  manaCost: words,
  type: z.string(),
  text: words,
  layout: z.string(),
  legalities: z.object({ standard: words }).prefault({}),
  colors: z.array(z.string()).exactOptional(),
  foreignData: z
    .array(z.object({ language: z.string(), name: z.string(), faceName: some }))
    .default([]),
  ...SIZES,
});
// The atomic cards: all in one record, by their names.
const mtgjson = z.object({ data: z.record(z.string(), z.array(mtgjsonFace).min(1)) });

function ofMtgjson({ data }: z.output<typeof mtgjson>): Shaped {
  const all = Object.values(data);
  const isCard = ([first]: readonly { readonly layout: string }[]): boolean =>
    first !== undefined && !NO_CARDS.includes(first.layout);
  const cards = all.filter(isCard);
  return {
    cards: cards.map((faces) => ({
      faces: faces.map(faceOfMtgjson),
      isInStandard: faces.some(({ legalities }) => legalities.standard === 'Legal'),
    })),
    names: cards.flat().flatMap(namesOfMtgjson),
    leftOut: all.filter((faces) => !isCard(faces)).flatMap(([first]) => first?.layout ?? []),
  };
}

type MtgjsonFace = z.output<typeof mtgjsonFace>;

const faceOfMtgjson = (face: MtgjsonFace): PrintedFace => ({
  name: face.faceName ?? face.name,
  cost: face.manaCost,
  type: face.type,
  text: face.text,
  ...(face.colors === undefined ? {} : { colors: colorsNamed(face.colors) }),
  ...sizesOf(face),
});

const namesOfMtgjson = ({ name, faceName, foreignData }: MtgjsonFace): readonly PrintedName[] =>
  LANGUAGES.flatMap((language) => {
    const printed = foreignData.find((one) => one.language === MTGJSON_LANGUAGES[language]);
    return printed === undefined
      ? []
      : [{ of: faceName ?? name, language, name: printed.faceName ?? printed.name }];
  });

// Names by cards: `{ "Abbey Griffin": { "it": "…" } }`.
const nameList = z.record(
  z.string(),
  z.strictObject({ it: some, es: some }).refine((one) => Object.keys(one).length > 0),
);

const ofNameList = (list: z.output<typeof nameList>): Shaped => ({
  ...NOTHING,
  names: Object.entries(list).flatMap(([of, said]) =>
    LANGUAGES.flatMap((language) => {
      const name = said[language];
      return name === undefined ? [] : [{ of, language, name }];
    }),
  ),
});

const NOTHING: Shaped = { cards: [], names: [], leftOut: [] };

const shape =
  <T>(form: z.ZodType<T>, shaped: (value: T) => Shaped) =>
  (value: unknown): Shaped | undefined => {
    const read = form.safeParse(value);
    return read.success ? shaped(read.data) : undefined;
  };

const SHAPES = [
  shape(scryfall, ofScryfall),
  shape(mtgjson, ofMtgjson),
  shape(listed, ofListed),
  shape(nameList, ofNameList),
];
