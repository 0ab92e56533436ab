import type { Entries } from '../../questions/rulings/material.ts';
import { fillIn } from '../answer/written.ts';

/** Declares in a form what a board says is tried on it. */
export const fillTried = (form: HTMLFormElement, tried: Entries): void =>
  fillIn(form, writtenFrom(tried));

/** What stands in a form, as a short text. */
export const writtenFrom = (entries: Entries): string =>
  `${new URLSearchParams(entries.map(([name, value]) => [name, value]))}`;

/** What a form says now. */
export const entriesIn = (form: HTMLFormElement): Entries =>
  [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
