import { type KeywordEntries, namesOf } from '../../keywordEntries.ts';
import { combat } from './combat.ts';
import { damage } from './damage.ts';
import { elsewhere } from './elsewhere.ts';
import { evasion } from './evasion.ts';

/** Each keyword by its own name: how it is called, why it refuses something, and what its rules say. */
export const keywordEntries: KeywordEntries = { ...evasion, ...combat, ...damage, ...elsewhere };

export const keywords = namesOf(keywordEntries);
