import { layDeclaration } from './declaration.ts';
import { layDivision } from './division.ts';
import type { Laid } from './laid.ts';
import { layPick } from './pick.ts';

/** Lays a question's controls on its board, where that is where it is answered. */
export const lay = (form: HTMLFormElement, stage: HTMLElement): Laid | undefined =>
  layDeclaration(form, stage) ?? layDivision(form, stage) ?? layPick(form, stage);

export { layBar } from './bar.ts';
export { pressIn } from './keys.ts';
