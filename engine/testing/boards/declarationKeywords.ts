import type { Keyword } from '../../language/keywords/index.ts';
import { EVERY_KEYWORD } from '../../language/keywords/lists.ts';

/** What a creature alone can have that tells in a declaration: the keywords that forbid something, and three others. */
export const DECLARATION_KEYWORDS: readonly Keyword[] = [
  ...EVERY_KEYWORD.filter(({ shape, forbids }) => shape === 'plain' && forbids !== undefined).map(
    ({ keyword }) => keyword,
  ),
  'haste',
  'reach',
  'vigilance',
];
