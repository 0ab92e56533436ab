// What a student sees of an exam that is handed in: that it is, and the code to send.
import type { ClassBrowserWords } from '../../i18n/classExamWords.ts';
import { codeFor } from '../codes/resultCode.ts';
import { dayOf } from '../deal/daily.ts';
import { linkedItem } from '../deal/deal.ts';
import { itemText } from '../deal/setLink.ts';
import { put } from '../exam/fill.ts';
import { type ClassSitting, sentExam } from './sat.ts';

/** Fills in what is said of it, with its code and the ways to send that. */
export async function showHandedIn(
  place: HTMLElement,
  sitting: ClassSitting,
  title: string,
  { handedIn }: ClassBrowserWords,
): Promise<void> {
  const { asked, answers, name, variant, end } = sitting;
  put(place, 'h2', handedIn.title[end?.kind ?? 'handedIn']);
  const said = handedIn.said
    .replace('{k}', `${Object.keys(answers).length}`)
    .replace('{n}', `${asked.length}`)
    .replace('{variant}', `${variant}`)
    .replace('{time}', timeIn(end?.at ?? 0))
    // Last, so that nothing in a name is filled in.
    .replace('{name}', () => name);
  put(place, '.class-said', said);
  const output = place.querySelector('textarea');
  if (output === null) return;
  const code = await codeOf(sitting, title);
  output.value = code;
  const copy = place.querySelector<HTMLButtonElement>('.code-copy');
  copy?.addEventListener('click', () => void copied(output, copy));
  const share = place.querySelector<HTMLButtonElement>('.class-share');
  // Not there in every browser, nor where a page comes over plain HTTP.
  if (share === null || navigator.share === undefined) return;
  share.hidden = false;
  share.addEventListener('click', () => {
    // Whoever thinks better of it has the code still.
    navigator.share({ text: `${name}: ${code}` }).catch(() => {});
  });
}

function codeOf(sitting: ClassSitting, title: string): Promise<string> {
  const { name, began, asked, answers, prints } = sitting;
  return codeFor({
    name,
    day: dayOf(new Date(began)),
    set: title,
    answers: asked.map((at, place) => {
      const print = prints[place];
      return {
        item: itemText(linkedItem({ at, ...(print !== undefined && { print }) })),
        written: answers[place] ?? '',
      };
    }),
    exam: sentExam(sitting),
  });
}

async function copied(output: HTMLTextAreaElement, button: HTMLElement): Promise<void> {
  // Where it can't be copied it stands selected.
  await navigator.clipboard?.writeText(output.value).catch(() => {});
  output.select();
  button.textContent = button.dataset.copied ?? button.textContent;
}

/** By a clock of 24 hours, as the teacher's table has it. */
const timeIn = (at: number): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
