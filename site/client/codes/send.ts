import { catalogueAt } from '../catalogue.ts';
import { dayOf } from '../deal/daily.ts';
import { itemAt, linkedItem } from '../deal/deal.ts';
import { itemText } from '../deal/setLink.ts';
import type { RoundDone } from '../roundSummary.ts';
import { codeFor } from './resultCode.ts';

/** Makes a code of a round that is done, by the name that its form is given, and lets it be copied. */
export async function showCode(
  form: HTMLFormElement,
  { boards, items, title, words }: RoundDone,
): Promise<void> {
  const output = form.querySelector('textarea');
  const copy = form.querySelector<HTMLButtonElement>('.code-copy');
  const name = form.querySelector<HTMLInputElement>('input')?.value.trim() ?? '';
  if (output === null || copy === null) return;
  output.hidden = false;
  const catalogue = await catalogueAt(items).catch(() => undefined);
  if (catalogue === undefined) {
    output.value = words.failed;
    return;
  }
  const byAt = new Map(catalogue.map((one) => [one.at, one]));
  const answers = boards.flatMap(({ at, answer, print }) => {
    const item = itemAt(at, byAt);
    if (item === undefined) return [];
    // What was answered is told, though the board may have changed since.
    const linked = linkedItem({ ...item, print: print ?? item.print });
    return [{ item: itemText(linked), written: answer }];
  });
  output.value = await codeFor({ name, day: dayOf(new Date()), set: title, answers });
  output.select();
  copy.hidden = false;
  copy.onclick = () => void copied(output, copy);
}

async function copied(output: HTMLTextAreaElement, button: HTMLElement): Promise<void> {
  // Not there where a page comes over plain HTTP; then it stands selected.
  await navigator.clipboard?.writeText(output.value).catch(() => {});
  output.select();
  const before = button.textContent;
  button.textContent = button.dataset.copied ?? before;
  setTimeout(() => {
    button.textContent = before;
  }, 1600);
}
