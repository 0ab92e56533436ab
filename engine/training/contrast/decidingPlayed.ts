import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import type { GameState } from '../../state/gameState.ts';
import { once } from '../../vocabulary/remembered.ts';
import { without } from './without.ts';

/**
 * Of the rules of an answer that comes of playing on, those without which it would be another, as far as that lies in
 * keywords; all of them where none would be left. `answerIn`: what the same script comes to in another game.
 */
export function decidingPlayed(
  rules: readonly RuleKey[],
  game: GameState,
  answerIn: (game: GameState) => string | undefined,
): readonly RuleKey[] {
  const so = once(() => answerIn(game));
  const isIdle = (rule: RuleKey): boolean => {
    const other = (KEYWORDS_OF[rule] ?? []).reduce(
      (left, keyword) => without(left, { kind: 'keyword', keyword }),
      game,
    );
    return other !== game && answerIn(other) === so();
  };
  const left = rules.filter((rule) => !isIdle(rule));
  return left.length === 0 ? rules : left;
}

/** What brings these rules in. */
const KEYWORDS_OF: { readonly [R in RuleKey]?: readonly Keyword[] } = {
  // CR 510.4: there are two steps where something has one of these.
  'damage.secondStep': ['firstStrike', 'doubleStrike'],
  'keyword.firstStrike': ['firstStrike'],
  'keyword.firstStrikeBetweenSteps': ['firstStrike'],
  'keyword.doubleStrike': ['doubleStrike'],
  'keyword.trample': ['trample'],
  'keyword.trampleNoBlockers': ['trample'],
  'stateBased.deathtouch': ['deathtouch'],
  'damage.byLifelink': ['lifelink'],
  'keyword.lifelink': ['lifelink'],
};
