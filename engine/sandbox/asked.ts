import type { RuleKey } from '../citation/ruleIndex.ts';
import { decisionOf, gameOf, type Line } from '../scenario/line.ts';
import { attackAnswer, blockAnswer } from '../training/kinds/declare/answerDeclaration.ts';
import type { DeclareAnswer } from '../training/kinds/declare/declareAnswer.ts';
import {
  type DivideAnswer,
  divisionAnswer,
  rulesOfChoice,
} from '../training/kinds/divide/answerDivision.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { BoardAct } from './board.ts';
import { divisionsNow, openDivisions } from './divisions.ts';

/** What is to be decided, with all that would be right, and the rules that decide it. */
export interface Asked {
  readonly answer: DeclareAnswer | DivideAnswer;
  readonly rules: readonly RuleKey[];
}

/** Whether a declaration is to be made that somebody may want to make: of blockers, by whoever has a creature. */
export function isDeclaring(line: Line): boolean {
  const decision = decisionOf(line);
  if (decision.kind === 'declareAttackers') return true;
  return decision.kind === 'declareBlockers' && hasCreatures(line, decision.player);
}

const hasCreatures = (line: Line, player: PlayerId): boolean =>
  gameOf(line).battlefield.some(
    ({ controller, printed }) => controller === player && printed.types.includes('creature'),
  );

/** What this game asks for; of several creatures whose damage is open, the first; `acts`: what is already divided. */
export function askedIn(line: Line, acts: readonly BoardAct[]): Asked | undefined {
  const game = gameOf(line);
  const decision = decisionOf(line);
  switch (decision.kind) {
    case 'declareAttackers':
      return declaration(attackAnswer(game));
    case 'declareBlockers':
      return declaration(blockAnswer(game, decision.player));
    case 'assignCombatDamage': {
      const [open] = openDivisions(line, divisionsNow(game, acts).shares);
      return open && division(divisionAnswer(game, open.player, open.source));
    }
    case 'announceDamageOrder':
    case 'priority':
    case 'gameOver':
      return undefined;
  }
}

const declaration = (answer: DeclareAnswer | undefined): Asked | undefined =>
  answer && { answer, rules: answer.decidedBy };

const division = (answer: DivideAnswer | undefined): Asked | undefined =>
  answer && { answer, rules: rulesOfChoice(answer.choice) };
