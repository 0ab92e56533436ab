import type { Ability } from '../language/ability.ts';
import type { Characteristics } from '../language/characteristics.ts';
import {
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  SUPERTYPES,
  type Supertype,
} from '../vocabulary/characteristics.ts';
import { LAND_TYPES } from '../vocabulary/subtypeLists.ts';
import { readCost } from './cost.ts';
import type { Word } from './span.ts';

/** What has been said of what an object is, before it is taken together. */
export interface Description {
  readonly size?: { readonly power: number; readonly toughness: number };
  readonly colors?: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly abilities: readonly Ability[];
  readonly cost?: string;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly noncreature?: true;
  readonly unnamed?: true;
}

export const NOTHING_SAID: Description = { supertypes: [], types: [], subtypes: [], abilities: [] };

interface Read {
  readonly nature: Description;
  readonly to: number;
}

/** The nature with what the words at this place say of it; nothing where they say none of it. */
export function readDescription(
  words: readonly Word[],
  at: number,
  so: Description,
): Read | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  const next = words[at + 1]?.text ?? '';
  const more = oneWord(word, so);
  const numbered = twoWords(word.form, next, so);
  if (numbered !== undefined) return { nature: { ...so, ...numbered }, to: at + 2 };
  return more && { nature: { ...so, ...more }, to: at + 1 };
}

function oneWord({ text, form }: Word, so: Description): Partial<Description> | undefined {
  const size = readSize(text);
  if (size !== undefined) return so.size === undefined ? { size } : undefined;
  const color = COLORS.find((name) => name === form);
  if (color !== undefined) return { colors: [...(so.colors ?? []), color] };
  const supertype = SUPERTYPES.find((name) => name === form);
  if (supertype !== undefined) return { supertypes: [...so.supertypes, supertype] };
  const type = typeOf(form);
  return type === undefined ? PLAIN.get(form) : { types: [...so.types, type] };
}

const PLAIN: ReadonlyMap<string, Partial<Description>> = new Map<string, Partial<Description>>([
  ['colorless', { colors: [] }],
  ['noncreature', { noncreature: true }],
  ['unnamed', { unnamed: true }],
]);

function twoWords(form: string, next: string, so: Description): Partial<Description> | undefined {
  const cost = form === 'cost' ? readCost(next) : undefined;
  if (cost !== undefined) return { cost };
  if (!/^\d{1,9}$/.test(next)) return undefined;
  const n = Number(next);
  switch (form) {
    case 'loyalty':
      return { loyalty: n };
    case 'defense':
      return { defense: n };
    case 'planeswalker':
      return { types: [...so.types, form], loyalty: n };
    case 'battle':
      return { types: [...so.types, form], defense: n };
    default:
      return undefined;
  }
}

const typeOf = (form: string): CardType | undefined => CARD_TYPES.find((name) => name === form);

function readSize(text: string): Description['size'] {
  const [, power, toughness] = /^(-?\d{1,9})\/(-?\d{1,9})$/.exec(text) ?? [];
  return power === undefined || toughness === undefined
    ? undefined
    : { power: Number(power), toughness: Number(toughness) };
}

/** Types that go without saying with a subtype, where none is said. */
const IMPLIED: readonly (readonly [subtype: string, type: CardType])[] = [
  ['vehicle', 'artifact'],
  ['equipment', 'artifact'],
  ['aura', 'enchantment'],
  ['siege', 'battle'],
];

/** CR 301.7a: of what has a size only a Vehicle is no creature of itself. CR 205.3d: a creature of a land type is a land, too. */
export function typesOf({ size, types, subtypes, noncreature }: Description): readonly CardType[] {
  const implied = IMPLIED.find(([subtype]) => subtypes.includes(subtype))?.[1];
  const said = types.length > 0 || implied === undefined ? types : [implied];
  const isCreature = size !== undefined && !subtypes.includes('vehicle') && noncreature !== true;
  const isLand = subtypes.some((subtype) => LAND_TYPES.has(subtype)) && !said.includes('land');
  const lands: readonly CardType[] = isCreature && isLand ? ['land', ...said] : said;
  return isCreature && !lands.includes('creature') ? [...lands, 'creature'] : lands;
}

const SYMBOLS: Readonly<Record<Color, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};

/** CR 202.2: the colors that a mana cost gives. */
export const colorsIn = (cost: string): readonly Color[] =>
  COLORS.filter((color) => cost.includes(SYMBOLS[color]));

/** The object that was described. */
export function characteristicsOf(nature: Description): Characteristics {
  const { size, supertypes, subtypes, abilities, cost, loyalty, defense, unnamed } = nature;
  return {
    name:
      subtypes.length === 0 || unnamed === true
        ? { kind: 'described' }
        : { kind: 'token', subtypes },
    manaCost: cost,
    colors: nature.colors ?? colorsIn(cost ?? ''),
    supertypes,
    types: typesOf(nature),
    subtypes,
    power: size?.power,
    toughness: size?.toughness,
    loyalty,
    defense,
    abilities,
  };
}
