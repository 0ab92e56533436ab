import type { AnswerForm } from '../../../exports/exportedSet.ts';
import { allIn, textOf } from '../../exported/inDom.ts';

/** What each creature may attack or block. */
export const readDeclaring = (form: Element): AnswerForm => ({
  kind: 'declaration',
  rows: allIn(form, '.q-declare .q-row').map(readRow),
});

const readRow = (row: HTMLElement) => ({
  creature: textOf(row.querySelector('legend')),
  options: allIn(row, 'input[data-says] + span').map(textOf),
});
