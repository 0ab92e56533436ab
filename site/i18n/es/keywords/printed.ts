import type { Terms } from '../../messages.ts';
import words from '../grammar/printedKeywords.json' with { type: 'json' };

/** Keywords as cards print them, where that is another form than their name. */
export const printedKeywords: Partial<Terms['keywords']> = words;
