import type { PermanentSetup } from '../scenario/scenario.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { BoardQuestion } from './asked.ts';
import type { Draft } from './draft.ts';

/**
 * What a board is but for the names of what stands on it: two boards that differ in names alone have one shape. Two that
 * differ in who blocks whom of several alike may have one as well.
 */
export function shapeOf({ setup, attacks, blocks, at }: Draft, asked: BoardQuestion): string {
  const looks = new Map(setup.permanents.map((one) => [one.id, lookOf(one)]));
  const look = (id: ObjectId | undefined): string => (id && looks.get(id)) ?? '';
  return JSON.stringify([
    at,
    { ...asked, ...('source' in asked && { source: look(asked.source) }) },
    [...looks.values()].toSorted(),
    attacks.map(({ attacker }) => look(attacker)).toSorted(),
    blocks.map(({ blocker, attacker }) => `${look(blocker)}>${look(attacker)}`).toSorted(),
  ]);
}

function lookOf({ id: _, characteristics: { name: __, ...can }, ...is }: PermanentSetup): string {
  return JSON.stringify([is, can]);
}
