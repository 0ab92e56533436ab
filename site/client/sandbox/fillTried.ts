import type { Entries } from '../../questions/rulings/material.ts';
import { fillIn } from '../answer/written.ts';
import { writtenFrom } from './formEntries.ts';

/** Declares in a form what a board says is tried on it. */
export const fillTried = (form: HTMLFormElement, tried: Entries): void =>
  fillIn(form, writtenFrom(tried));
