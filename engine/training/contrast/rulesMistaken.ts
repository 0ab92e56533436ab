import { editionOf } from '../../citation/editions.ts';
import { numberOf, type RuleKey } from '../../citation/ruleIndex.ts';
import { EVERY_KEYWORD } from '../../language/keywords/lists.ts';
import type { Beliefs } from '../../mistakes/belief.ts';
import { hearing } from '../../mistakes/hearing.ts';
import { MISTAKES, type MistakeName } from '../../mistakes/index.ts';
import type { GameState } from '../../state/gameState.ts';
import { isAbout } from '../mayDecide.ts';
import type { AnswerPlayed } from './decidingPlayed.ts';

/**
 * The rules by which something does not happen, so that no event need tell of them: of each mistake by which the answer
 * would be another, the rule that says otherwise, those first of which something tells. `answerIn`: what the same script
 * comes to in another game; nothing where it can’t go on there as it does.
 */
export function rulesMistaken(
  { rules: deciding, told, mayDecide }: AnswerPlayed,
  game: GameState,
  answerIn: (game: GameState) => string | undefined,
  mistakes: readonly MistakeName[],
): readonly RuleKey[] {
  const { came: so, asksFor } = hearing(game.believed, (believed) =>
    answerIn({ ...game, believed }),
  );
  const isNamed = (rule: RuleKey): boolean =>
    !isOfKeyword(rule) && isAbout(mayDecide, rule) && numberOf(game.edition, rule) !== undefined;
  const isTold = (rule: RuleKey): boolean => deciding.includes(rule) || told.includes(rule);
  const found = mistakes.flatMap((name): readonly RuleKey[] => {
    const { believes, rules } = MISTAKES[name];
    const named = rules.filter(isNamed);
    const rule = named.find(isTold) ?? named[0];
    if (rule === undefined || isTooLate(game, believes) || !asksFor(believes)) return [];
    const text = answerIn({ ...game, believed: { ...game.believed, ...believes } });
    return text === undefined || text === so ? [] : [rule];
  });
  return [...new Set(found)];
}

/** CR 2009-07-11 509.2: where damage is assigned in an order, that may be what is about to be announced. */
const isTooLate = ({ edition }: GameState, believed: Beliefs): boolean =>
  believed.damageAssignment !== undefined && editionOf(edition).damageAssignment !== 'free';

/** What a keyword does is found by taking it away; CR 702.16: no rule of protection says what it does not do. */
const isOfKeyword = (rule: RuleKey): boolean =>
  isAbout(['keyword.protection*'], rule) ||
  EVERY_KEYWORD.some(({ rules, redundant }) => rules.includes(rule) || redundant === rule);
