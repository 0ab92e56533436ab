// A declaration as a form says it: who attacks what or blocks whom, and what is said of it besides, which only boards of
// one's own ask for. What is said besides has names that no creature has.
import {
  type AttackDeclaration,
  type BlockDeclaration,
  type ObjectId,
  objectId,
  playerId,
} from '../../../engine.ts';
import type { Entries } from '../../rulings/material.ts';

/** Names of the fields besides the creatures': a band is one of several, and who enlists somebody has a field each. */
export const BESIDES = {
  band: (nth: number) => `+band ${nth}`,
  exert: '+exert',
  enlist: (by: string) => `+enlist ${by}`,
  given: '+given',
  life: '+life',
} as const;

export const isBesides = ([name]: Entries[number]): boolean => name.startsWith('+');

export function attackSaid(
  entries: Entries,
  isPlayer: (name: string) => boolean,
): AttackDeclaration {
  const bands = bandsIn(entries);
  const exerted = valuesOf(entries, BESIDES.exert).map(objectId);
  const enlisted = entries.flatMap(([name, value]) =>
    name.startsWith(ENLISTS) && value !== ''
      ? [{ by: objectId(name.slice(ENLISTS.length)), creature: objectId(value) }]
      : [],
  );
  return {
    attacks: declaredIn(entries).map(([attacker, to]) => ({
      attacker: objectId(attacker),
      target: isPlayer(to)
        ? ({ kind: 'player', player: playerId(to) } as const)
        : ({ kind: 'permanent', permanent: objectId(to) } as const),
    })),
    ...(bands.length === 0 ? {} : { bands }),
    ...(exerted.length === 0 ? {} : { exerted }),
    ...(enlisted.length === 0 ? {} : { enlisted }),
  };
}

/** What an attack says besides who attacks what, by the names of its fields; what no form has a field for is in none. */
export const besidesOf = ({
  bands = [],
  exerted = [],
  enlisted = [],
}: AttackDeclaration): readonly (readonly [name: string, id: ObjectId])[] => [
  ...bands.flatMap((band, nth) =>
    band.map((id) => [BESIDES.band(band.length > 1 ? nth + 1 : 0), id] as const),
  ),
  ...exerted.map((id) => [BESIDES.exert, id] as const),
  ...enlisted.map(({ by, creature }) => [BESIDES.enlist(by), creature] as const),
];

export const blockSaid = (entries: Entries): BlockDeclaration => ({
  blocks: declaredIn(entries).map(([blocker, attacker]) => ({
    blocker: objectId(blocker),
    attacker: objectId(attacker),
  })),
});

/** With what its costs are paid; nothing where that is left to whoever rules on it. */
export function paymentSaid(
  entries: Entries,
): { readonly named: readonly ObjectId[]; readonly life?: number } | undefined {
  const named = valuesOf(entries, BESIDES.given).map(objectId);
  const [life] = valuesOf(entries, BESIDES.life).map((n) =>
    Math.max(0, Math.trunc(Number(n)) || 0),
  );
  if (named.length === 0 && life === undefined) return undefined;
  return life === undefined ? { named } : { named, life };
}

/** A creature in a band alone is in none yet. */
const bandsIn = (entries: Entries): NonNullable<AttackDeclaration['bands']> =>
  [
    ...Map.groupBy(
      entries.filter(([name, value]) => name.startsWith(BANDS) && value !== ''),
      ([name]) => name,
    ).values(),
  ]
    .map((band) => band.map(([, value]) => objectId(value)))
    .filter(({ length }) => length > 1);

const declaredIn = (entries: Entries): Entries =>
  entries.filter((entry) => !isBesides(entry) && entry[1] !== '');

const valuesOf = (entries: Entries, of: string): readonly string[] =>
  entries.filter(([name, value]) => name === of && value !== '').map(([, value]) => value);

const BANDS = '+band ';
const ENLISTS = '+enlist ';
