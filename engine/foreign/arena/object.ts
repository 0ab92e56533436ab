import { SUBTYPES } from '../../vocabulary/subtypeLists.ts';
import type { ForeignThing } from '../table.ts';
import { type JsonFields, listOf, numberIn, valueIn, wordsOf } from './json.ts';

interface ThingSaid {
  readonly thing: Omit<ForeignThing, 'key' | 'withOthers'>;
  /** What of it is not said so. */
  readonly left: readonly string[];
}

/** An object by its size, colors, types and what it can do of which the number is known. */
export function thingSaid(object: JsonFields): ThingSaid {
  const { power, toughness, cardTypes, subtypes, superTypes, color, grpId } = object;
  const size = valueIn(power);
  const types = wordsOf(cardTypes).map((one) => plain(one, 'CardType_'));
  const kinds = wordsOf(subtypes).map((one) => plain(one, 'SubType_'));
  const known = kinds.filter((one) => SUBTYPES.has(one));
  const abilities = abilitiesOf(object);
  const keywords = abilities.flatMap((n) => KEYWORDS[n] ?? []);
  const loyalty = valueIn(object.loyalty);
  const says = [
    // CR 508.1f: attacking taps it, so that it is untapped as attackers are declared.
    ...(object.isTapped === true && !isAttacking(object) ? ['tapped'] : []),
    // It stays with what attacks, which could.
    ...(object.hasSummoningSickness === true && !isAttacking(object) ? ['new'] : []),
    ...(numberIn(object.damage) ? [`${numberIn(object.damage)} damage`] : []),
  ];
  const called = [
    ...(size === undefined ? [] : [`${size}/${valueIn(toughness) ?? 0}`]),
    ...wordsOf(superTypes).map((one) => plain(one, 'SuperType_')),
    ...wordsOf(color).map((one) => plain(one, 'CardColor_')),
    ...types,
    ...known,
    ...(loyalty === undefined ? [] : [`${loyalty}`]),
  ].join(' ');
  return {
    thing: { called: [called, ...keywords].join(', '), says },
    left: [
      // The messages have a number for the name, too.
      ...(numberIn(grpId) === undefined ? [] : [`grpId ${numberIn(grpId)}`]),
      ...kinds.filter((one) => !known.includes(one)),
      ...abilities.filter((n) => !(n in KEYWORDS)).map((n) => `ability ${n}`),
    ],
  };
}

export const isAttacking = ({ attackState }: JsonFields): boolean =>
  attackState === 'AttackState_Attacking' || attackState === 'AttackState_Declared';

const plain = (word: string, before: string): string =>
  word
    .replace(before, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();

const abilitiesOf = ({ uniqueAbilities, abilities }: JsonFields): readonly number[] => [
  ...listOf(uniqueAbilities).flatMap(({ grpId }) => numberIn(grpId) ?? []),
  ...(Array.isArray(abilities) ? abilities.flatMap((one) => numberIn(one) ?? []) : []),
];

/** By their numbers in Arena. */
const KEYWORDS: Readonly<Record<number, string | undefined>> = {
  1: 'deathtouch',
  2: 'defender',
  3: 'double strike',
  6: 'first strike',
  8: 'flying',
  9: 'haste',
  10: 'hexproof',
  12: 'lifelink',
  13: 'reach',
  14: 'trample',
  15: 'vigilance',
  104: 'indestructible',
  142: 'menace',
};
