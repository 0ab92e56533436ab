import type { AnswerForm, ExportedAnswer } from '../../exports/exportedSet.ts';
import { readDeclaring } from '../kinds/declaration/exported.ts';
import { readDivision } from '../kinds/division/exported.ts';
import { readOrder } from '../kinds/order/exported.ts';
import { readPick } from '../kinds/pick/exported.ts';
import { readTruth } from '../kinds/truth/exported.ts';
import type { Marking } from '../marking.ts';
import type { Misread } from './readMistakes.ts';

/** How a question is answered, and what of it is right: its controls, held against what marks them. */
export function readAsked(
  form: Element,
  marking: Marking,
  { reasons }: ExportedAnswer,
  misread: readonly Misread[],
): AnswerForm {
  switch (marking.kind) {
    case 'number':
      return { kind: 'number', value: marking.value };
    case 'truth':
      return readTruth(form, marking, misread);
    case 'pick':
      return readPick(form, marking, reasons, misread);
    case 'order':
      return readOrder(form);
    case 'division':
      return readDivision(form);
    case 'attack':
    case 'block':
      return readDeclaring(form);
    default:
      return marking satisfies never;
  }
}
