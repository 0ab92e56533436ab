import type { CombatCost } from '../../language/cost.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

/**
 * CR 508.1c-d, 508.1h-j, 509.1b-f read a third time, from the rules and the cards alone: by trying every declaration.
 * Each creature that is declared, with the ids of what it attacks or blocks.
 */
export type Declared = ReadonlyMap<ObjectId, readonly string[]>;

/** CR 508.1c, 509.1b: one effect that says that something can't be done. */
export interface Forbids {
  readonly says: string;
  readonly obeyedBy: (declared: Declared) => boolean;
}

/** CR 508.1d, 509.1c: one thing that one effect asks of one creature. */
export interface Requires {
  readonly says: string;
  readonly obeyedBy: (declared: Declared) => boolean;
  /** It is asked only where this happens, and then of a creature that could come along. */
  readonly where?: { readonly happens: (declared: Declared) => boolean; readonly of: ObjectId };
}

/** CR 508.1h, 509.1d: what one effect wants for one creature, however much of what it speaks of the creature does. */
export interface Costs {
  readonly cost: CombatCost;
  readonly times: number;
  readonly source: ObjectId;
  readonly owedBy: (declared: Declared) => boolean;
}

export interface DeclarationReading {
  /** Everything that a creature may do by 508.1a-b or 509.1a alone, doing nothing first. */
  readonly ways: ReadonlyMap<ObjectId, readonly (readonly string[])[]>;
  readonly forbids: readonly Forbids[];
  readonly asks: readonly Requires[];
  readonly charges: readonly Costs[];
  readonly canPay: (charges: readonly Costs[], declared: Declared) => boolean;
}

/** What becomes of one declaration. */
export interface Read {
  readonly declared: Declared;
  readonly broken: readonly string[];
  /** What it was asked and did not do. */
  readonly unmet: readonly string[];
  readonly canBePaid: boolean;
  /** The fewest unmet by what asks no other cost. */
  readonly fewest: number;
  readonly legal: boolean;
}

/** Every declaration by creatures that may be declared at all, each with what becomes of it. */
export function readEvery(table: DeclarationReading): readonly Read[] {
  const all = everyDeclaration([...table.ways]).map((declared) => readAlone(table, declared));
  const best = fewestByCharges(all);
  return all.map((one) => {
    const fewest = Math.min(
      ...[...best.values()]
        .filter(({ owes }) => isWithin(owes, one.owes))
        .map(({ unmet }) => unmet),
    );
    return {
      ...one,
      fewest,
      legal: one.broken.length === 0 && one.canBePaid && one.unmet.length <= fewest,
    };
  });
}

interface Alone extends Omit<Read, 'fewest' | 'legal'> {
  readonly owes: readonly number[];
}

function readAlone(table: DeclarationReading, declared: Declared): Alone {
  const owes = owedBy(table, declared);
  return {
    declared,
    owes,
    broken: table.forbids.filter((one) => !one.obeyedBy(declared)).map(({ says }) => says),
    unmet: table.asks.filter((one) => isUnmet(table, one, declared)).map(({ says }) => says),
    canBePaid: canBePaid(table, declared),
  };
}

const canBePaid = (table: DeclarationReading, declared: Declared): boolean =>
  table.canPay(
    owedBy(table, declared).flatMap((at) => table.charges[at] ?? []),
    declared,
  );

const owedBy = ({ charges }: DeclarationReading, declared: Declared): readonly number[] =>
  charges.flatMap((one, at) => (one.owedBy(declared) ? [at] : []));

function isUnmet(
  table: DeclarationReading,
  { obeyedBy, where }: Requires,
  declared: Declared,
): boolean {
  if (where === undefined) return !obeyedBy(declared);
  // Where the condition fails nothing is asked; where it holds, only a creature that is able is asked to come along.
  if (!where.happens(declared) || obeyedBy(declared)) return false;
  return (table.ways.get(where.of) ?? []).some((way) => {
    const more = new Map([...declared, [where.of, way]]);
    return (
      obeyedBy(more) &&
      table.forbids.every((one) => one.obeyedBy(more)) &&
      isWithin(owedBy(table, more), owedBy(table, declared)) &&
      canBePaid(table, more)
    );
  });
}

/**
 * CR 508.1d, 509.1c: nobody has to pay, so what costs something that this declaration does not cost says nothing about
 * it; what it does cost is paid, and then asks no more. What can't be paid is not possible.
 */
function fewestByCharges(all: readonly Alone[]): ReadonlyMap<string, Fewest> {
  const best = new Map<string, Fewest>();
  for (const { owes, broken, canBePaid, unmet } of all) {
    const before = best.get(owes.join())?.unmet ?? Number.POSITIVE_INFINITY;
    if (broken.length === 0 && canBePaid && unmet.length < before)
      best.set(owes.join(), { owes, unmet: unmet.length });
  }
  return best;
}

interface Fewest {
  readonly owes: readonly number[];
  readonly unmet: number;
}

const isWithin = (some: readonly number[], all: readonly number[]): boolean =>
  some.every((one) => all.includes(one));

function everyDeclaration(
  ways: readonly (readonly [ObjectId, readonly (readonly string[])[]])[],
): readonly Declared[] {
  const [first, ...rest] = ways;
  if (first === undefined) return [new Map()];
  const [creature, itsWays] = first;
  const others = everyDeclaration(rest);
  return [
    ...others,
    ...itsWays.flatMap((way) => others.map((one) => new Map([[creature, way], ...one]))),
  ];
}
