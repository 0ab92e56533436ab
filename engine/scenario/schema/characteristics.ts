import { z } from 'zod';
import { ability } from '../../language/ability.ts';
import type { Characteristics } from '../../language/characteristics.ts';
import { count, manaCost, mapping, powerToughness, subtype, wordOf } from '../../language/form.ts';
import {
  CARD_TYPES,
  COLORS,
  type Color,
  type ObjectName,
  SUPERTYPES,
} from '../../vocabulary/characteristics.ts';

/** What an object is: a creature by its size, anything else by its types. */
export const characteristicsShape = {
  creature: powerToughness.exactOptional(),
  vehicle: powerToughness
    .exactOptional()
    .describe(
      'the size of a Vehicle, which is no creature until something makes it one (CR 301.7a)',
    ),
  types: z
    .array(wordOf(CARD_TYPES))
    .min(1)
    .exactOptional()
    .describe('the types that it has besides creature'),
  supertypes: z.array(wordOf(SUPERTYPES)).exactOptional(),
  subtypes: z.array(subtype).exactOptional(),
  colors: z
    .array(wordOf(COLORS))
    .exactOptional()
    .describe('where it has no mana cost, or is of other colors than that says'),
  cost: manaCost.exactOptional(),
  loyalty: count.exactOptional(),
  defense: count.exactOptional(),
  abilities: z.array(ability).exactOptional(),
};

const characteristicsForm = mapping(characteristicsShape);
export type CharacteristicsForm = z.output<typeof characteristicsForm>;

/** The characteristics that a form describes, under a name. */
export function readCharacteristics(form: CharacteristicsForm, name: ObjectName): Characteristics {
  const types = form.types ?? [];
  return {
    name,
    manaCost: form.cost,
    colors: form.colors ?? colorsOf(form.cost ?? ''),
    supertypes: form.supertypes ?? [],
    types:
      form.creature === undefined || types.includes('creature') ? types : [...types, 'creature'],
    subtypes: form.subtypes ?? [],
    power: (form.creature ?? form.vehicle)?.power,
    toughness: (form.creature ?? form.vehicle)?.toughness,
    loyalty: form.loyalty,
    defense: form.defense,
    abilities: form.abilities ?? [],
  };
}

const SYMBOLS: Readonly<Record<Color, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};

// CR 202.2: each symbol of a color in a mana cost gives the object that color.
const colorsOf = (cost: string): readonly Color[] =>
  COLORS.filter((color) => cost.includes(SYMBOLS[color]));
