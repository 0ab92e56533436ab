// What more is said of a declaration, from its form.
import { type Board, declarationOptionsOf, edited, type LastDeclaration } from '#engine/sandbox';
import { objectId } from '../../engine.ts';
import type { Entries } from '../../questions/rulings/material.ts';

/** The board with it; as it was, where there is no more to say. */
export function withBesides(board: Board, entries: Entries): Board {
  const act = declarationOptionsOf(board)?.act;
  return act === undefined
    ? board
    : edited(board, { kind: 'instead', act: { ...said(act, entries), ...paid(entries) } }).board;
}

function said(act: LastDeclaration, entries: Entries): LastDeclaration {
  const { payment: _, ...plain } = act;
  if (plain.kind === 'block') return plain;
  const band = valuesOf(entries, 'band').map(objectId);
  const exerted = valuesOf(entries, 'exert').map(objectId);
  const enlisted = entries.flatMap(([name, value]) => {
    const [kind, by] = name.split(' ');
    return kind === 'enlist' && by !== undefined && value !== ''
      ? [{ by: objectId(by), creature: objectId(value) }]
      : [];
  });
  return {
    ...plain,
    declaration: {
      attacks: plain.declaration.attacks,
      ...(band.length === 0 ? {} : { bands: [band] }),
      ...(exerted.length === 0 ? {} : { exerted }),
      ...(enlisted.length === 0 ? {} : { enlisted }),
    },
  };
}

function paid(entries: Entries): Pick<LastDeclaration, 'payment'> {
  const named = valuesOf(entries, 'given').map(objectId);
  const [life] = valuesOf(entries, 'life').map(Number);
  return named.length === 0 && life === undefined
    ? {}
    : { payment: { manaAbilities: [], named, ...(life === undefined ? {} : { life }) } };
}

const valuesOf = (entries: Entries, of: string): readonly string[] =>
  entries.filter(([name, value]) => name === of && value !== '').map(([, value]) => value);
