import type { KeywordEntries } from '../../keywordEntries.ts';
import combat from './combat.json' with { type: 'json' };
import damage from './damage.json' with { type: 'json' };
import elsewhere from './elsewhere.json' with { type: 'json' };
import evasion from './evasion.json' with { type: 'json' };

/** What each keyword is called, why it refuses something, and what its rules say. */
export const keywordEntries: KeywordEntries = { ...evasion, ...combat, ...damage, ...elsewhere };
