import type { Entries } from '../../questions/rulings/material.ts';

/** What stands in a form, as a short text. */
export const writtenFrom = (entries: Entries): string =>
  `${new URLSearchParams(entries.map(([name, value]) => [name, value]))}`;

/** What a form says now. */
export const entriesIn = (form: HTMLFormElement): Entries =>
  [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
