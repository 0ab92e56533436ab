// What somebody may think of choosing, before it is known whether it is legal and whether it makes a difference.
import type { AskedChoice } from '../log/choiceEvents.ts';
import type { Choice } from '../state/choice.ts';
import type { GameState } from '../state/gameState.ts';
import type { TargetChoice } from '../state/stack.ts';
import { givenName, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { subsetsOf } from '../vocabulary/subsets.ts';
import type { ChoiceThere } from './choicesOf.ts';
import { itemOfChoice } from './itemOfChoice.ts';

/** How a kind of choice is made otherwise on a board of one's own. */
type Otherwise =
  /** By saying one of these. */
  | ((there: ChoiceThere) => readonly Choice[])
  /** It is a decision of the turn, which the board itself asks for. */
  | 'asked'
  /** By naming the triggers in another order. */
  | 'inOrder'
  /** A board ends before the game asks for it. */
  | 'later';

/** Every kind of choice that there is. */
export const OTHERWISE: { readonly [A in AskedChoice]: Otherwise } = {
  attackers: 'asked',
  blockers: 'asked',
  damageOrder: 'asked',
  division: 'asked',
  order: 'inOrder',
  // CR 514.1: at cleanup.
  discarded: 'later',
  modes: modesOf,
  targets: targetsOf,
  may: () => [{ may: 'does' }, { may: 'declines' }],
  sacrificed: (there) => objectsIn(there).map((id) => ({ sacrificed: [id] })),
  payment: paymentsOf,
  attacking: ({ moment: { after: then } }) => [
    ...playersIn(then).map((one) => ({ attacking: one })),
    ...then.battlefield.map(
      ({ id }): Choice => ({ attacking: { kind: 'permanent', permanent: givenName(id) } }),
    ),
  ],
  option: () => upTo(MOST_OPTIONS).map((option) => ({ option })),
  place: () => upTo(MOST_OPTIONS).map((place) => ({ place })),
  named: (there) => choicesIn(there).map((one) => ({ named: [one] })),
  prevented: (there) => objectsIn(there).map((id) => ({ prevented: [id] })),
  replacement: (there) =>
    objectsIn(there).flatMap((source): readonly Choice[] => [
      { source, replacement: true },
      { source, replacement: 'counter' },
    ]),
  legend: (there) => objectsIn(there).map((source) => ({ source, legend: true })),
  protector: ({ moment: { after: then } }) =>
    playersIn(then).map(({ player }) => ({ protector: player })),
};

/** More than any card has. */
export const MOST_OPTIONS = 8;

export const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, nth) => nth);

const playersIn = ({ players }: GameState) =>
  players.map(({ id }) => ({ kind: 'player', player: id }) as const);

/** All that is there around the choice, by the names in which it is said. */
const objectsIn = ({ moment: { before, after } }: ChoiceThere): readonly ObjectId[] => [
  ...new Set(
    [before, after]
      .flatMap(({ battlefield, cards }) => [...battlefield, ...cards])
      .map(({ id }) => givenName(id)),
  ),
];

const choicesIn = (there: ChoiceThere): readonly TargetChoice[] => [
  ...objectsIn(there).map((object) => ({ kind: 'object', object }) as const),
  ...playersIn(there.moment.after),
];

/** Another in the place of one, one less, one more, or none. */
function targetsOf(there: ChoiceThere): readonly Choice[] {
  const all = choicesIn(there);
  const now = targetsNow(there);
  return [
    ...now.flatMap((_, at) => all.map((one) => now.with(at, one))),
    ...(now.length === 0 ? [] : [now.slice(0, -1), []]),
    ...all.map((one) => [...now, one]),
  ].map((targets) => ({ targets }));
}

function targetsNow(there: ChoiceThere): readonly TargetChoice[] {
  const { event } = there;
  const now = event.kind === 'choiceMade' ? event.chosen : itemOfChoice(there)?.targets;
  return (now ?? []).map(named);
}

const named = (one: TargetChoice): TargetChoice =>
  one.kind === 'player' ? one : { ...one, object: givenName(one.object) };

/** CR 603.3c */
function modesOf(there: ChoiceThere): readonly Choice[] {
  const item = itemOfChoice(there);
  const modes = item?.ability.modes;
  return modes === undefined
    ? []
    : [...subsetsOf(upTo(modes.of.length), modes.choose)].map((chosen) => ({ modes: chosen }));
}

/** CR 107.4f, 118.3a: as something resolves. */
function paymentsOf({ event, moment }: ChoiceThere): readonly Choice[] {
  const pool = poolOf(event.player, moment.before);
  return [
    ...upTo(MOST_OPTIONS).map((life) => ({ payment: { life } })),
    ...waysToSpend(pool).map((spend) => ({ payment: { spend } })),
  ];
}

const poolOf = (player: PlayerId, { players }: GameState): string =>
  players.find(({ id }) => id === player)?.mana ?? '';

/** Every mana of a pool, and all of it together. */
export const waysToSpend = (pool: string): readonly string[] => [
  ...new Set(
    [...subsetsOf([...pool.slice(0, MOST_MANA)], MOST_MANA, 1)].map((mana) => mana.join('')),
  ),
];

/** So much of a pool is tried: every way to spend it doubles with each. */
const MOST_MANA = 6;
