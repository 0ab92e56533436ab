import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { EDITION_IDS, type EditionId } from '../../../citation/editions.ts';
import { ability } from '../../../language/ability.ts';
import type { PermanentDetails, PermanentSpec } from '../../boards/board.ts';

/** A board with the number of legal choices at each of its decisions. */
export interface Position {
  readonly name: string;
  readonly permanents: Readonly<Record<'ada' | 'nil', Readonly<Record<string, PermanentSpec>>>>;
  /** In their pools, while each declares. */
  readonly mana: Readonly<Record<string, string>>;
  readonly attacks: Counts;
  /** What each attacker attacks. */
  readonly attack: Readonly<Record<string, string>>;
  readonly blocks: Counts;
  readonly block: Readonly<Record<string, string | readonly string[]>>;
  readonly divisions: Counts;
}

/** By edition; one number in the file stands for all of them. */
export type Counts = readonly (readonly [EditionId, number])[];

interface Written {
  readonly name: string;
  readonly ada: Readonly<Record<string, WrittenPermanent>>;
  readonly nil: Readonly<Record<string, WrittenPermanent>>;
  readonly mana?: Readonly<Record<string, string>>;
  readonly attacks?: WrittenCounts;
  /** A list attacks Nil. */
  readonly attack?: readonly string[] | Readonly<Record<string, string>>;
  readonly blocks?: WrittenCounts;
  readonly block?: Readonly<Record<string, string | readonly string[]>>;
  readonly divisions?: WrittenCounts;
}

type WrittenCounts = number | Readonly<Partial<Record<EditionId, number>>>;

type WrittenPermanent =
  | string
  | readonly [string, ...unknown[]]
  | (Omit<PermanentDetails, 'abilities'> & { readonly abilities?: readonly unknown[] });

/** The positions of the file beside this one. */
export const readPositions = (): readonly Position[] =>
  (
    parse(readFileSync(new URL('positions.yaml', import.meta.url), 'utf8')) as readonly Written[]
  ).map((written) => ({
    name: written.name,
    permanents: { ada: permanents(written.ada), nil: permanents(written.nil) },
    mana: written.mana ?? {},
    attacks: countsOf(written.attacks),
    attack: attackOf(written.attack ?? []),
    blocks: countsOf(written.blocks),
    block: written.block ?? {},
    divisions: countsOf(written.divisions),
  }));

const permanents = (
  written: Readonly<Record<string, WrittenPermanent>>,
): Readonly<Record<string, PermanentSpec>> =>
  Object.fromEntries(Object.entries(written).map(([name, one]) => [name, permanent(one)]));

function permanent(written: WrittenPermanent): PermanentSpec {
  if (typeof written === 'string') return written;
  if (isList(written)) {
    const [is, ...abilities] = written;
    return { is, abilities: abilities.map((one) => ability.parse(one)) };
  }
  const { abilities = [], ...rest } = written;
  return { ...rest, abilities: abilities.map((one) => ability.parse(one)) };
}

function attackOf(written: NonNullable<Written['attack']>): Position['attack'] {
  return isList(written)
    ? Object.fromEntries(written.map((attacker) => [attacker, 'nil']))
    : written;
}

const isList = <T>(written: T): written is Extract<T, readonly unknown[]> => Array.isArray(written);

function countsOf(written: WrittenCounts | undefined): Counts {
  if (written === undefined) return [];
  if (typeof written === 'number') return EDITION_IDS.map((edition) => [edition, written]);
  return EDITION_IDS.flatMap((edition) => {
    const n = written[edition];
    return n === undefined ? [] : [[edition, n] as const];
  });
}
