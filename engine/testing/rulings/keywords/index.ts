import type { Keyword } from '../../../language/keywords/index.ts';
import { meaningOf } from '../../../language/keywords/lists.ts';
import { ATTACKING } from './attacking.ts';
import { BLOCKING } from './blocking.ts';
import { CASTING } from './casting.ts';
import { DAMAGE } from './damage.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { EVASION } from './evasion.ts';
import { type Cases, caseOf, type KeywordCase } from './keywordCase.ts';
import { ZONES } from './zones.ts';

/** What a keyword's example doesn't show: the longer games, and where the keyword makes no difference. */
const CASES: Cases = {
  ...ATTACKING,
  ...BLOCKING,
  ...CASTING,
  ...DAMAGE,
  ...ELSEWHERE,
  ...EVASION,
  ...ZONES,
};

/** Every game that shows a keyword, its example first. */
export const casesOf = (keyword: Keyword): readonly KeywordCase[] => {
  const example = meaningOf(keyword)?.example;
  return [...(example === undefined ? [] : [caseOf(example)]), ...(CASES[keyword] ?? [])];
};
