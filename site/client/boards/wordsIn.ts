import type { DrawingWords } from '../../i18n/drawingWords.ts';
import { LANGUAGES, ROOT_LANGUAGE } from '../../i18n/languages.ts';
import { ownOf } from '../../i18n/ownOf.ts';
import type { ProofWords } from '../../i18n/proofWords.ts';
import type { ReasonWords } from '../../i18n/reasonWords.ts';
import { loadedOnce } from '../../questions/script/loadedOnce.ts';

/** What a board is drawn, asked and ruled on with. */
export type DrawnBoardWords = DrawingWords & ProofWords & { readonly reasons: ReasonWords };

const DRAWING = import.meta.glob<{ readonly drawing: DrawingWords }>('../../i18n/*/drawing.ts');

const PROOF = import.meta.glob<{ readonly proof: ProofWords }>('../../i18n/*/proof.ts');

const REASONS = import.meta.glob<{ readonly reasons: ReasonWords }>('../../i18n/*/reasons.ts');

/** In a language by its code. Rejects where they can't be loaded. */
export const boardWordsIn = loadedOnce(async (code: string): Promise<DrawnBoardWords> => {
  const language = LANGUAGES.find((one) => one === code) ?? ROOT_LANGUAGE;
  const [{ drawing }, { proof }, { reasons }] = await Promise.all([
    ownOf(DRAWING, language),
    ownOf(PROOF, language),
    ownOf(REASONS, language),
  ]);
  // A ruling is worded with all that a scoresheet says, a drawing with its signs.
  return { ...drawing, ...proof, chrome: { ...drawing.chrome, ...proof.chrome }, reasons };
});
