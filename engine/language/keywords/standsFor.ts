import type { Edition } from '../../citation/editions.ts';
import type { RestrictionCode } from '../restriction.ts';
import type { ActivatedAbility } from '../spellAbility.ts';
import type { TriggeredAbility } from '../triggeredAbility.ts';
import type { Keyword } from './index.ts';
import { meaningOf } from './lists.ts';
import { type KeywordRestriction, writtenWith } from './meaning.ts';

/** The words for what a keyword forbids: menace, a least number of blockers. */
export const restrictionsOf = (keyword: Keyword): readonly RestrictionCode[] =>
  forbiddenBy(keyword).map(({ restriction }) => restriction);

/** What a keyword stands for by the rules of an edition, as abilities would say it that spell it out. */
export function spelledOut(
  keyword: Keyword,
  edition: Edition,
): readonly (KeywordRestriction | TriggeredAbility | ActivatedAbility)[] {
  const { triggers, triggersWhere, activates } = meaningOf(keyword) ?? {};
  const activated = activates?.(bare(keyword));
  return [
    ...forbiddenBy(keyword),
    ...(triggersWhere?.(edition) === false ? [] : (triggers?.(bare(keyword)) ?? [])),
    ...(activated === undefined ? [] : [activated]),
  ];
}

const forbiddenBy = (keyword: Keyword): readonly KeywordRestriction[] =>
  meaningOf(keyword)?.forbids?.(bare(keyword)) ?? [];

const bare = (keyword: Keyword) => writtenWith({ kind: 'keyword', keyword });
