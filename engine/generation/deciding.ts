import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameState } from '../state/gameState.ts';
import { rulesDecidingAnswer } from '../training/contrast/decidingAnswer.ts';
import { decidingRules, type StaticDeed } from '../training/contrast/decidingRules.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { OfferedAct } from './acts.ts';
import type { BoardQuestion } from './asked.ts';
import { legalAmong } from './legalAmong.ts';

/** The rules without which the answer to what is asked of a board would be another; none where nothing shows it. */
export const rulesDecidingBoard = (
  game: GameState,
  asked: BoardQuestion,
  defending: PlayerId,
): readonly RuleKey[] =>
  asked.kind === 'pickActs'
    ? rulesDecidingActs(game, asked.acts, defending)
    : (rulesDecidingAnswer(game, asked, defending) ?? []);

function rulesDecidingActs(
  game: GameState,
  acts: readonly OfferedAct[],
  defending: PlayerId,
): readonly RuleKey[] {
  const deed = deedOf(acts);
  return deed === undefined
    ? []
    : decidingRules(game, deed, (other) => legalAmong(other, acts, defending)?.join());
}

function deedOf([act]: readonly OfferedAct[]): StaticDeed | undefined {
  if (act?.kind !== 'divide') return act && { kind: act.kind };
  const source = act.assignments[0]?.source;
  return source && { kind: 'divide', source };
}
