import { namesOf } from '../../keywordEntries.ts';
import { keywordEntries } from './index.ts';

/** What each keyword is called. */
export const keywords = namesOf(keywordEntries);
