import type { Besides, Control } from '../../questions/control.ts';
import { isBesides } from '../../questions/kinds/declaration/said.ts';
import type { Entries } from '../../questions/rulings/material.ts';

/** Whether a form can say all of this, and so be filled in with it. */
export function canSay(control: Control, entries: Entries): boolean {
  if (control.kind === 'division')
    return entries.every(([to]) => control.options.some(({ value }) => value === to));
  if (control.kind !== 'attack' && control.kind !== 'block') return false;
  return [...Map.groupBy(entries, ([who]) => who)].every(([who, own]) => {
    if (own.some(isBesides)) return saysBesides(control.besides ?? [], own);
    const row = control.rows.find(({ id }) => id === who);
    return (
      row !== undefined &&
      (row.several || own.length === 1) &&
      own.every(([, what]) => row.options.some(({ value }) => value === what))
    );
  });
}

/** `own`: what has the name of one field. */
function saysBesides(besides: readonly Besides[], own: Entries): boolean {
  const field = besides.find(({ name }) => own.some(([called]) => called === name));
  if (field === undefined) return false;
  if (field.kind === 'number') return own.length === 1;
  const isOnce = new Set(own.map(([, what]) => what)).size === own.length;
  return (
    isOnce &&
    (field.kind === 'several' || own.length === 1) &&
    own.every(([, what]) => field.options.some(({ value }) => value === what))
  );
}
