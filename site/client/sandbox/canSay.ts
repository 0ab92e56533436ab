import type { Control } from '../../questions/control.ts';
import type { Entries } from '../../questions/rulings/material.ts';

/** Whether a form can say all of this, and so be filled in with it. */
export function canSay(control: Control, entries: Entries): boolean {
  if (control.kind === 'division')
    return entries.every(([to]) => control.options.some(({ value }) => value === to));
  if (control.kind !== 'attack' && control.kind !== 'block') return false;
  return [...Map.groupBy(entries, ([who]) => who)].every(([who, own]) => {
    const row = control.rows.find(({ id }) => id === who);
    return (
      row !== undefined &&
      (row.several || own.length === 1) &&
      own.every(([, what]) => row.options.some(({ value }) => value === what))
    );
  });
}
