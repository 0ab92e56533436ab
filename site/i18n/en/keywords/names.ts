import type { Terms } from '../../messages.ts';
import names from './names.json' with { type: 'json' };

/** What each keyword is called. */
export const keywords: Terms['keywords'] = names;
