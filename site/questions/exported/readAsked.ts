import type { AnswerForm, ExportedAnswer } from '../../exports/exportedSet.ts';
import { readDeclaring } from '../kinds/declaration/exported.ts';
import { readDivision } from '../kinds/division/exported.ts';
import { readOrder } from '../kinds/order/exported.ts';
import { readPick } from '../kinds/pick/exported.ts';
import { readTruth } from '../kinds/truth/exported.ts';
import type { Marking } from '../marking.ts';
import type { Misread } from './readMistakes.ts';
import type { Rule } from './ways.ts';

/** A question's form, and what is told of it. */
interface AskedForm {
  readonly form: Element;
  readonly told: ExportedAnswer;
  readonly misread: readonly Misread[];
}

/** How a question is answered, and what of it is right: its controls, held against what marks them. */
export async function readAsked(
  { form, told: { reasons }, misread }: AskedForm,
  marking: Marking,
  rule: Rule,
): Promise<AnswerForm> {
  switch (marking.kind) {
    case 'number':
      return { kind: 'number', value: marking.value };
    case 'truth':
      return readTruth(form, marking, misread);
    case 'pick':
      return readPick(form, marking, reasons, misread);
    case 'order':
      return readOrder(form, marking);
    case 'division':
      return readDivision(form, marking, rule);
    case 'attack':
    case 'block':
      return readDeclaring(form, marking, rule);
    default:
      return marking satisfies never;
  }
}
