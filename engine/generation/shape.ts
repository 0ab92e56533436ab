import type { PermanentSetup } from '../scenario/scenario.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import type { OfferedAct } from './acts.ts';
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
    askedByLooks(asked, look),
    [...looks.values()].toSorted(),
    attacks.map(({ attacker }) => look(attacker)).toSorted(),
    blocks.map(({ blocker, attacker }) => `${look(blocker)}>${look(attacker)}`).toSorted(),
  ]);
}

/** The question, with whom it names as they look. */
function askedByLooks(asked: BoardQuestion, look: (id: ObjectId) => string): unknown {
  if (asked.kind === 'divide') return { ...asked, source: look(asked.source) };
  if (asked.kind !== 'pickActs') return asked;
  return asked.acts
    .map((act) =>
      partsOf(act)
        .map((ids) => ids.map(look))
        .toSorted(),
    )
    .toSorted();
}

function partsOf(act: OfferedAct): readonly (readonly ObjectId[])[] {
  switch (act.kind) {
    case 'attack':
      return act.declaration.attacks.map(({ attacker }) => [attacker]);
    case 'block':
      return act.declaration.blocks.map(({ blocker, attacker }) => [blocker, attacker]);
    case 'divide':
      return act.assignments.flatMap(({ to, amount }) =>
        Array.from({ length: amount }, () => (to.kind === 'object' ? [to.object] : [])),
      );
    default:
      return assertNever(act);
  }
}

function lookOf({ id: _, characteristics: { name: __, ...can }, ...is }: PermanentSetup): string {
  return JSON.stringify([is, can]);
}
