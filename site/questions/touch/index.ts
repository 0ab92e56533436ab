import { layDeclaration } from '../kinds/declaration/touch/declaration.ts';
import { layDivision } from '../kinds/division/touch.ts';
import { layPick } from '../kinds/pick/touch.ts';
import type { BoardControls } from './boardControls.ts';
import { explainWhenWrong } from './explaining.ts';
import { layToolbar } from './toolbar.ts';

/** What a form needs once, before it is answered. */
export function beginWith(form: HTMLFormElement): void {
  layToolbar(form);
  explainWhenWrong(form);
}

/** Lays a question's controls on its board, where that is where it is answered. */
export const lay = (form: HTMLFormElement, stage: HTMLElement): BoardControls | undefined =>
  layDeclaration(form, stage) ?? layDivision(form, stage) ?? layPick(form, stage);

export { reasonStages } from '../script/reasonStages.ts';
export { pressIn } from './keys.ts';
