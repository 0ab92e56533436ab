import { type Language, languageOf } from '../../i18n/languages.ts';
import type { TroubleWords } from '../../i18n/memoryWords.ts';
import type { Trouble } from './base.ts';

const WORDS: { readonly [L in Language]: () => Promise<{ readonly default: TroubleWords }> } = {
  en: () => import('../../i18n/en/chrome/unkept.json', { with: { type: 'json' } }),
  it: () => import('../../i18n/it/chrome/unkept.json', { with: { type: 'json' } }),
  es: () => import('../../i18n/es/chrome/unkept.json', { with: { type: 'json' } }),
};

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
  const { default: unkept } = await WORDS[languageOf(lang)]();
  const line = document.createElement('p');
  const place = document.createElement('div');
  place.className = 'q-hint k';
  place.role = 'status';
  place.append(line);
  question.querySelector('.q-panel')?.append(place);
  // A status is read out when it changes.
  requestAnimationFrame(() => line.append(`${unkept.why[trouble]} ${unkept.meanwhile[meanwhile]}`));
}
