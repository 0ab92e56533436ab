import { layDeclaration } from '../kinds/declaration/touch/declaration.ts';
import { layDivision } from '../kinds/division/touch.ts';
import { layPick } from '../kinds/pick/touch.ts';
import { layBar } from './bar.ts';
import { explainWhenWrong } from './explaining.ts';
import type { Laid } from './laid.ts';

/** What a form needs once, before it is answered. */
export function beginWith(form: HTMLFormElement): void {
  layBar(form);
  explainWhenWrong(form);
}

/** Lays a question's controls on its board, where that is where it is answered. */
export const lay = (form: HTMLFormElement, stage: HTMLElement): Laid | undefined =>
  layDeclaration(form, stage) ?? layDivision(form, stage) ?? layPick(form, stage);

export { pressIn } from './keys.ts';
