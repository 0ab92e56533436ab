import type { Marking } from '../marking.ts';
import { areSwapped, isBeside, slipsInPick } from './slips.ts';

/** Whether an answer is one slip away from what is right by this marking; of what is ruled on, that is not told. */
export function isNear(form: HTMLFormElement, marking: Marking): boolean {
  const data = new FormData(form);
  switch (marking.kind) {
    case 'pick':
      return slipsInPick(data.getAll('pick').map(Number), marking.right) === 1;
    case 'number':
      return isBeside(Number(data.get('number')), marking.value);
    case 'order': {
      const items = [...form.querySelectorAll<HTMLElement>('[data-value]')];
      return areSwapped(
        items.map(({ dataset }) => Number(dataset.value)),
        marking.right,
      );
    }
    case 'truth':
      // By whoever thinks it illegal, it may be so by another rule.
      return !marking.value && marking.rule !== undefined && data.get('truth') === 'false';
    case 'attack':
    case 'block':
    case 'division':
      return false;
    default:
      return marking satisfies never;
  }
}
