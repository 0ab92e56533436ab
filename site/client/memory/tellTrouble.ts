import { languageOf } from '../../i18n/languages.ts';
import { ownOf } from '../../i18n/ownOf.ts';
import type { TroubleWords } from '../../i18n/progressWords.ts';
import type { Trouble } from './base.ts';

const WORDS = import.meta.glob<{ readonly default: TroubleWords }>(
  '../../i18n/*/chrome/unkept.json',
);

const told = new Set<Trouble>();

/** Says under the question why its answer is not remembered, once in a page. */
export async function tellTrouble(
  trouble: Trouble,
  meanwhile: keyof TroubleWords['meanwhile'],
  question: Element,
): Promise<void> {
  if (told.has(trouble)) return;
  told.add(trouble);
  const { lang } = document.documentElement;
  const { default: unkept } = await ownOf(WORDS, languageOf(lang));
  const line = document.createElement('p');
  const place = document.createElement('div');
  place.className = 'q-hint k';
  place.role = 'status';
  place.append(line);
  question.querySelector('.q-panel')?.append(place);
  // A status is read out when it changes.
  requestAnimationFrame(() => line.append(`${unkept.why[trouble]} ${unkept.meanwhile[meanwhile]}`));
}
