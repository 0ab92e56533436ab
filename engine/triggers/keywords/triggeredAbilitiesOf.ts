import { type EditionId, editionOf } from '../../citation/editions.ts';
import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { Permanent } from '../../state/gameState.ts';
import { isSiege } from '../../state/protector.ts';
import type { View } from '../../state/view.ts';
import type { KeywordAbility } from '../../vocabulary/abilities.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import type { TriggeredAbility } from '../../vocabulary/triggeredAbilities.ts';
import { ATTACKING } from './attacking.ts';
import { BLOCKING } from './blocking.ts';
import { IN_EXILE } from './inExile.ts';
import { type KeywordMeaning, SELF, whenever } from './meaning.ts';
import { ONCE_TRIGGERED, OTHERWISE } from './otherwise.ts';

/** The triggered abilities that a permanent has now, those that keywords and subtypes stand for among them. */
export const triggeredAbilitiesOf = (
  { state, characteristics }: View,
  { id }: Permanent,
): readonly TriggeredAbility[] => {
  const own = (characteristics(id)?.abilities ?? []).flatMap((ability) => {
    if (ability.kind === 'triggered') return [ability];
    return ability.kind === 'keyword' ? abilitiesFor(state.edition, ability) : [];
  });
  return isSiege(state, id) ? [...own, DEFEATED] : own;
};

/** CR 310.12b: intrinsic. */
const DEFEATED = whenever('losesLastDefense', [
  { kind: 'exile', subject: SELF },
  { kind: 'castFromExile', by: 'siege' },
]);

/** The rules that give a keyword's triggered ability its meaning, where one stands for it. */
export const rulesOfKeyword = (keyword: Keyword | undefined): readonly RuleKey[] =>
  (meaningOf(keyword) ?? (keyword && ELSEWHERE[keyword]))?.rules ?? [];

/** The rule that several of a keyword on one creature trigger each by itself. */
export const ruleOfMultiple = (keyword: Keyword | undefined): RuleKey | undefined =>
  meaningOf(keyword)?.multiple;

function abilitiesFor(
  edition: EditionId,
  { keyword, n = 1, cost = '' }: KeywordAbility,
): readonly TriggeredAbility[] {
  if (!isTriggered(edition, keyword)) return [];
  const abilities = meaningOf(keyword)?.abilities(n, cost) ?? [];
  return abilities.map((ability) => ({ ...ability, keyword }));
}

/** Deathtouch and lifelink were triggered abilities at first. */
function isTriggered(edition: EditionId, keyword: Keyword): boolean {
  if (keyword === 'deathtouch') return editionOf(edition).deathtouch === 'triggered';
  return keyword !== 'lifelink' || editionOf(edition).lifelink === 'triggered';
}

type Meanings = { readonly [K in Keyword]?: KeywordMeaning };
const MEANINGS: Meanings = { ...ATTACKING, ...BLOCKING, ...OTHERWISE, ...ONCE_TRIGGERED };

const meaningOf = (keyword: Keyword | undefined): KeywordMeaning | undefined =>
  keyword && MEANINGS[keyword];

const ELSEWHERE: Meanings = IN_EXILE;
