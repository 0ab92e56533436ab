import type { Keyword } from '../../../keywords/index.ts';
import { ATTACKING } from './attacking.ts';
import { BLOCKING } from './blocking.ts';
import { CASTING } from './casting.ts';
import { DAMAGE } from './damage.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { EVASION } from './evasion.ts';
import type { CasesOf } from './keywordCase.ts';
import { ZONES } from './zones.ts';

/** Every keyword of the vocabulary, played: none is a word only. */
export const KEYWORD_CASES: CasesOf<Keyword> = {
  ...ATTACKING,
  ...BLOCKING,
  ...CASTING,
  ...DAMAGE,
  ...ELSEWHERE,
  ...EVASION,
  ...ZONES,
};
