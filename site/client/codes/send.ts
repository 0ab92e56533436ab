import { dayOf } from '../deal/daily.ts';
import { linkedItem } from '../deal/deal.ts';
import { itemText } from '../deal/setLink.ts';
import type { RoundDone } from '../roundSummary.ts';
import { codeFor } from './resultCode.ts';

/** Makes a code of a round that is done, by the name that its form is given, and lets it be copied. */
export async function showCode(
  form: HTMLFormElement,
  { boards, title }: Pick<RoundDone, 'boards' | 'title'>,
): Promise<void> {
  const output = form.querySelector('textarea');
  const copy = form.querySelector<HTMLButtonElement>('.code-copy');
  const name = form.querySelector<HTMLInputElement>('input')?.value.trim() ?? '';
  if (output === null || copy === null) return;
  // What was answered is told, though the board may have changed since, or be gone.
  const answers = boards.map(({ at, answer, print }) => ({
    item: itemText(linkedItem({ at, ...(print !== undefined && { print }) })),
    written: answer,
  }));
  output.value = await codeFor({ name, day: dayOf(new Date()), set: title, answers });
  output.hidden = false;
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
