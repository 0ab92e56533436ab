import type { DrawingWords } from '../../i18n/drawingWords.ts';
import { LANGUAGES, type Language, ROOT_LANGUAGE } from '../../i18n/languages.ts';
import { keptOnceLoaded } from '../../questions/keptOnceLoaded.ts';
import type { ProofWords } from '../../view/proof.ts';

/** What a board is drawn, asked and ruled on with. */
export type BoardWords = DrawingWords & Pick<ProofWords, 'verdict'>;

const DRAWING: { readonly [L in Language]: () => Promise<{ readonly drawing: DrawingWords }> } = {
  en: () => import('../../i18n/en/drawing.ts'),
  it: () => import('../../i18n/it/drawing.ts'),
  es: () => import('../../i18n/es/drawing.ts'),
};

const PROOF: { readonly [L in Language]: () => Promise<{ readonly proof: ProofWords }> } = {
  en: () => import('../../i18n/en/proof.ts'),
  it: () => import('../../i18n/it/proof.ts'),
  es: () => import('../../i18n/es/proof.ts'),
};

/** In a language by its code. Rejects where they can't be loaded. */
export const boardWordsIn = keptOnceLoaded(async (code: string): Promise<BoardWords> => {
  const language = LANGUAGES.find((one) => one === code) ?? ROOT_LANGUAGE;
  const [{ drawing }, { proof }] = await Promise.all([DRAWING[language](), PROOF[language]()]);
  return { ...drawing, verdict: proof.verdict };
});
