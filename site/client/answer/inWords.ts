// An answer that was written down, in the words of its board.
import { boardAt } from '../roundBoard.ts';

/** Says what was answered on a board: `A Bear: B Brute; C Elf: –`. Rejects where it can't be had. */
export async function answersInWords(href: string): Promise<(written: string) => string> {
  const form = (await boardAt(href)).querySelector('form');
  if (form === null) throw new Error(`${href} asks nothing`);
  const controls = [...form.elements].filter((one) => one instanceof HTMLInputElement);
  const items = [...form.querySelectorAll<HTMLElement>('.q-order > [data-from]')];
  return (written) => {
    const parts = new URLSearchParams(written);
    const order = parts.get('order')?.split(',') ?? [];
    const ordered = order.flatMap((from) => {
      const item = items.find(({ dataset }) => dataset.from === from);
      return item ? wordsOf(item.querySelector('.q-item')) : [];
    });
    const given = controls.flatMap((control) => saidBy(control, parts.getAll(control.name)));
    const none = form.querySelector<HTMLElement>('[data-nothing]')?.dataset.nothing ?? '–';
    const said = [...(ordered.length > 0 ? [ordered.join(', ')] : []), ...given].join('; ');
    return said === '' && written !== '' ? none : said;
  };
}

function saidBy(control: HTMLInputElement, values: readonly string[]): readonly string[] {
  if (control.type === 'number') {
    const [value] = values;
    const name = wordsOf(control.closest('[data-tag], p')?.querySelector('span:not(.q-count)'));
    return value === undefined ? [] : [name === '' ? value : `${name}: ${value}`];
  }
  if (control.value === '' || !values.includes(control.value)) return [];
  const option = wordsOf(control.closest('label'));
  const whose = wordsOf(control.closest('.q-declare fieldset')?.querySelector('legend'));
  return [whose === '' ? option : `${whose}: ${option}`];
}

const wordsOf = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
