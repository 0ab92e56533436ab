import type { ProofWords } from '../proofWords.ts';
import { sheet } from './chrome/scenario.ts';
import { verdict } from './verdict.ts';

/** What a browser loads of the language to word a ruling. */
export const proof: ProofWords = { language: 'it', verdict, chrome: { sheet } };
