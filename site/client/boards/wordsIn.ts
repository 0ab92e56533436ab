import type { DrawingWords } from '../../i18n/drawingWords.ts';
import { LANGUAGES, type Language, ROOT_LANGUAGE } from '../../i18n/languages.ts';
import { keptOnceLoaded } from '../../questions/keptOnceLoaded.ts';
import type { ProofWords } from '../../view/proof.ts';

/** What a board is drawn, asked and ruled on with. */
export type BoardWords = DrawingWords & Pick<ProofWords, 'verdict'>;

const WORDS: { readonly [L in Language]: () => Promise<BoardWords> } = {
  en: async () =>
    both(await import('../../i18n/en/drawing.ts'), await import('../../i18n/en/proof.ts')),
  it: async () =>
    both(await import('../../i18n/it/drawing.ts'), await import('../../i18n/it/proof.ts')),
  es: async () =>
    both(await import('../../i18n/es/drawing.ts'), await import('../../i18n/es/proof.ts')),
};

const both = (
  { drawing }: { readonly drawing: DrawingWords },
  { proof }: { readonly proof: ProofWords },
): BoardWords => ({ ...drawing, verdict: proof.verdict });

/** In a language by its code. Rejects where they can't be loaded. */
export const boardWordsIn = keptOnceLoaded(async (code: string) =>
  WORDS[LANGUAGES.find((language) => language === code) ?? ROOT_LANGUAGE](),
);
