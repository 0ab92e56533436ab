import type { Characteristics } from '../language/characteristics.ts';
import type { CardType } from '../vocabulary/characteristics.ts';
import { writeCost } from './cost.ts';
import { deepEqual } from './deepEqual.ts';
import { colorsIn, NOTHING_SAID, typesOf } from './description.ts';
import { writeAbility } from './sayings.ts';
import { isPlainSubtype } from './vocabulary.ts';

/** What an object is, in a line’s own words, or in those that were not understood; of what a line can’t say nothing is said. */
export function writeThing(thing: Characteristics): string {
  if (thing.name.kind === 'card') return thing.name.card;
  if (thing.name.kind === 'unknown') return thing.name.text;
  const [first, ...others] = thing.abilities.flatMap((ability) => writeAbility(ability) ?? []);
  const cost = thing.manaCost;
  return [
    [
      ...thing.supertypes,
      ...sizeOf(thing),
      ...colorsOf(thing),
      ...typesIn(thing),
      ...thing.subtypes.map(writeSubtype),
      ...(first === undefined ? [] : [first]),
    ].join(' '),
    ...others,
    ...(cost === undefined ? [] : [`cost ${writeCost(cost)}`]),
    ...(thing.name.kind === 'described' && thing.subtypes.length > 0 ? ['unnamed'] : []),
  ].join(', ');
}

const writeSubtype = (subtype: string): string =>
  isPlainSubtype(subtype) ? subtype : `type ${subtype}`;

const sizeOf = ({ power, toughness }: Characteristics): readonly string[] =>
  power === undefined || toughness === undefined ? [] : [`${power}/${toughness}`];

function colorsOf({ colors, manaCost }: Characteristics): readonly string[] {
  if (deepEqual(colors, colorsIn(manaCost ?? ''))) return [];
  return colors.length === 0 ? ['colorless'] : colors;
}

/** The fewest types from which all of them follow. */
function typesIn(thing: Characteristics): readonly string[] {
  const ways = [thing.types.slice(0, -1), thing.types];
  const said = ways.find((types) => deepEqual(typesSaid(thing, types), thing.types));
  const types = said ?? thing.types;
  const words = types.map((type) => withNumber(type, thing));
  const extra = [
    ...(thing.loyalty !== undefined && !types.includes('planeswalker')
      ? [`loyalty ${thing.loyalty}`]
      : []),
    ...(thing.defense !== undefined && !types.includes('battle')
      ? [`defense ${thing.defense}`]
      : []),
  ];
  return [
    ...words,
    ...(said === undefined && !types.includes('creature') ? ['noncreature'] : []),
    ...extra,
  ];
}

const typesSaid = (
  { power, toughness, subtypes }: Characteristics,
  types: readonly CardType[],
): readonly CardType[] =>
  typesOf({
    ...NOTHING_SAID,
    types,
    subtypes,
    ...(power === undefined || toughness === undefined ? {} : { size: { power, toughness } }),
  });

function withNumber(type: CardType, { loyalty, defense }: Characteristics): string {
  if (type === 'planeswalker' && loyalty !== undefined) return `${type} ${loyalty}`;
  return type === 'battle' && defense !== undefined ? `${type} ${defense}` : type;
}
