import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { KeywordAbility } from '../language/keyword.ts';
import type { Keyword } from '../language/keywords/index.ts';
import { EVERY_KEYWORD } from '../language/keywords/lists.ts';
import { type KeywordRestriction, writtenWith } from '../language/keywords/meaning.ts';
import type { GameState } from '../state/gameState.ts';
import { PERMITTED } from '../state/permissions.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { remembered } from '../vocabulary/remembered.ts';

/** What a keyword forbids a creature that has it. */
export interface Forbidden {
  readonly keyword: Keyword;
  readonly rules: readonly RuleKey[];
  /** Its place in the order in which reasons are told. */
  readonly place: number;
  /** Once for each time that the creature has the keyword. */
  readonly said: readonly KeywordRestriction[];
}

/** What its keywords forbid a creature, in the order in which reasons are told. */
export const forbiddenTo = ({ abilities }: Characteristics): readonly Forbidden[] =>
  forbiddenByAll(abilities);

const forbiddenByAll = remembered((abilities: Characteristics['abilities']) =>
  forbiddenBy(abilities.filter((ability) => ability.kind === 'keyword')),
);

const forbiddenBy = (keywords: readonly KeywordAbility[]): readonly Forbidden[] =>
  FORBIDDING.filter(({ keyword }) => keywords.some((ability) => ability.keyword === keyword)).map(
    ({ forbids, ...forbidding }) => ({
      ...forbidding,
      said: keywords
        .filter((ability) => ability.keyword === forbidding.keyword)
        .flatMap((ability) => forbids(writtenWith(ability))),
    }),
  );

const FORBIDDING = EVERY_KEYWORD.flatMap(({ keyword, rules, forbids }, place) =>
  forbids === undefined ? [] : [{ keyword, rules, forbids, place }],
);

/** Whether a permission lets the creature be declared as if the keyword were not there. */
export const isSetAside = (
  state: GameState,
  { setAsideBy }: KeywordRestriction,
  declared: ObjectId,
): boolean =>
  setAsideBy !== undefined &&
  PERMITTED[setAsideBy.permission](state, declared, setAsideBy.about ?? {});
