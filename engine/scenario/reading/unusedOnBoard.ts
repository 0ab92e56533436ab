import type { CardType } from '../../vocabulary/characteristics.ts';
import { keysOf } from '../../vocabulary/entries.ts';
import type { CardLookup } from '../card.ts';
import { OWN_DESIGNATIONS } from '../ownDesignations.ts';
import { characteristicsShape } from '../schema/characteristics.ts';
import type { BoardFacts, ObjectFacts } from './boardFacts.ts';
import type { Problem } from './problem.ts';

/** What is said of an object and would make no difference, since it is none of those of which it can be true. */
export function unusedOnBoard(
  object: ObjectFacts,
  { objects, players }: BoardFacts,
  cards: CardLookup,
): readonly Problem[] {
  const now = natureOf(object.form, cards);
  if (now === undefined) return [];
  const { written, form } = object;
  const stays = !objects.some((one) => CHANGES_TYPES.test(abilitiesIn(one.form, cards)));
  const unused = [
    ...UNUSED.filter(({ is, key }) => written[key] !== undefined && !is({ now, form, stays })),
    ...describedBeside(object),
  ];
  return [
    ...unused.map(({ key, expected }): Problem => impossible(object, key, expected)),
    ...strangersNamed(object, players),
  ];
}

/** What an object is as the game begins. */
interface Nature {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly abilities: string;
}

interface Case {
  readonly now: Nature;
  readonly form: ObjectFacts['form'];
  /** Nothing in the game gives anything another type. */
  readonly stays: boolean;
}

type Key = Exclude<keyof ObjectFacts['written'], 'id'>;

interface Unused {
  readonly key: Key;
  /** Whether it is of use there. */
  readonly is: (one: Case) => boolean;
  readonly expected: string;
}

const CHANGES_TYPES = /"crew"|add-?types/i;

const isOf =
  (type: CardType) =>
  ({ now: { types }, stays }: Case): boolean =>
    types.includes(type) || !stays;

const isAura = ({ now: { subtypes } }: Case): boolean => subtypes.includes('aura');

/** CR 301.5, 301.6, 303.4: what is attached to something. */
const ATTACHABLE = ['aura', 'equipment', 'fortification'];

const UNUSED: readonly Unused[] = [
  // CR 301.7a: only a Vehicle has a size without being a creature.
  {
    key: 'vehicle',
    is: ({ now: { subtypes }, form, stays }) =>
      form.creature === undefined && (subtypes.includes('vehicle') || !stays),
    expected: 'sizeOfVehicles',
  },
  {
    key: 'loyalty',
    is: ({ now: { types } }) => types.includes('planeswalker'),
    expected: 'loyaltyOnPlaneswalkers',
  },
  {
    key: 'loyalty',
    is: ({ form }) => form.counters?.loyalty === undefined,
    expected: 'countedOnce',
  },
  {
    key: 'defense',
    is: ({ now: { types } }) => types.includes('battle'),
    expected: 'defenseOnBattles',
  },
  {
    key: 'defense',
    is: ({ form }) => form.counters?.defense === undefined,
    expected: 'countedOnce',
  },
  { key: 'protector', is: isOf('battle'), expected: 'protectorOfBattles' },
  ...[...OWN_DESIGNATIONS, 'goaded-by' as const].map((key) => ({
    key,
    is: isOf('creature'),
    expected: 'designatedCreatures',
  })),
  // CR 704.5p: anything else comes off at once.
  {
    key: 'attached-to',
    is: ({ now: { subtypes, types } }) =>
      types.includes('creature') || ATTACHABLE.some((one) => subtypes.includes(one)),
    expected: 'attachable',
  },
  { key: 'attached-to', is: ({ form }) => form.enchants === undefined, expected: 'enchantsOne' },
  { key: 'enchants', is: isAura, expected: 'enchantingAura' },
  {
    key: 'chosen-player',
    is: ({ now: { abilities } }) => /chosen-?player/i.test(abilities),
    expected: 'askingForPlayer',
  },
];

// What a card is stands in its own file: a branch that describes it anew would not be heard.
const describedBeside = ({
  form,
  written,
}: ObjectFacts): readonly Pick<Unused, 'key' | 'expected'>[] =>
  form.card === undefined
    ? []
    : CHARACTERISTICS.filter((key) => written[key] !== undefined).map((key) => ({
        key,
        expected: 'asItsCardSays',
      }));

const CHARACTERISTICS = keysOf(characteristicsShape);

const NAMING_PLAYERS = ['protector', 'enchants', 'goaded-by', 'chosen-player'] as const;

const strangersNamed = (
  { written, path }: ObjectFacts,
  players: readonly string[],
): readonly Problem[] =>
  NAMING_PLAYERS.flatMap((key): readonly Problem[] => {
    const name = written[key];
    return name === undefined || players.includes(name)
      ? []
      : [{ path: [...path, key], at: 'value', code: 'unknownId', found: name, expected: players }];
  });

const impossible = ({ path }: ObjectFacts, key: Key, expected: string): Problem => ({
  path: [...path, key],
  at: 'key',
  code: 'impossibleBoard',
  found: key,
  expected: [expected],
});

// Undefined where the file does not let us know.
function natureOf(form: ObjectFacts['form'], cards: CardLookup): Nature | undefined {
  const abilities = abilitiesIn(form, cards);
  if (form['face-down'] === true) return { types: ['creature'], subtypes: [], abilities };
  const { types = [], subtypes = [] } =
    form.card === undefined ? form : (cards.get(form.card)?.characteristics ?? {});
  if (form.card !== undefined && !cards.has(form.card)) return undefined;
  const own = types.flatMap((type) => type ?? []);
  const isDescribedCreature = form.card === undefined && form.creature !== undefined;
  return {
    types: isDescribedCreature ? [...own, 'creature'] : own,
    subtypes: subtypes.flatMap((one) => one?.toLowerCase() ?? []),
    abilities,
  };
}

const abilitiesIn = (form: ObjectFacts['form'], cards: CardLookup): string =>
  JSON.stringify(
    (form.card === undefined ? form.abilities : cards.get(form.card)?.characteristics.abilities) ??
      [],
  );
