import type { Mistaken } from '../asking/mistakenBy.ts';
import type { Marking } from '../marking.ts';
import { ruled } from '../script/ruled.ts';
import { isBesideMistaken } from './beside.ts';
import { areSwapped, isBeside, slipsInPick } from './slips.ts';

/** With what an answer is marked by whoever makes the mistake. */
export const bentBy = <M extends Marking>(marking: M, mistaken: Mistaken): M =>
  ({ ...marking, ...mistaken.marking }) as M;

/** Whether a wrong answer is one slip away from what is right by a mistake. Rejects where something can't be loaded. */
export function isNear(
  form: HTMLFormElement,
  truth: Marking,
  mistaken: Mistaken,
): boolean | Promise<boolean> {
  const data = new FormData(form);
  switch (truth.kind) {
    case 'pick':
      return slipsInPick(data.getAll('pick').map(Number), bentBy(truth, mistaken).right) === 1;
    case 'number':
      return isBeside(Number(data.get('number')), bentBy(truth, mistaken).value);
    case 'order': {
      const items = [...form.querySelectorAll<HTMLElement>('[data-value]')];
      return areSwapped(
        items.map(({ dataset }) => Number(dataset.value)),
        bentBy(truth, mistaken).right,
      );
    }
    case 'truth': {
      // By whoever thinks it illegal, it may be so by another rule.
      const bent = bentBy(truth, mistaken);
      return !bent.value && bent.rule !== undefined && data.get('truth') === 'false';
    }
    case 'attack':
    case 'block':
    case 'division':
      return isBesideMistaken((by, entries) => ruled.rule(form, by, entries), {
        given: ruled.entriesIn(form),
        choices: truth.kind === 'division' ? [] : ruled.choicesIn(form),
        truth,
        bent: bentBy(truth, mistaken),
      });
    default:
      return truth satisfies never;
  }
}
