import type { RuleKey } from '../citation/ruleIndex.ts';
import { ordersNeeded } from '../damage/damageOrder.ts';
import { decisionOf, gameOf, type Line } from '../scenario/line.ts';
import { attackOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { rulesDecidingAnswer } from '../training/contrast/decidingAnswer.ts';
import { attackAnswer, blockAnswer } from '../training/kinds/declare/answerDeclaration.ts';
import type { DeclareAnswer } from '../training/kinds/declare/declareAnswer.ts';
import {
  type DivideAnswer,
  divisionAnswer,
  rulesOfChoice,
} from '../training/kinds/divide/answerDivision.ts';
import type { Decision } from '../turn/decision.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { BoardAct } from './board.ts';
import { divisionsNow, openDivisions } from './divisions.ts';

/** What is to be decided, with all that would be right, and the rules that decide it. */
export interface DecisionToMake {
  readonly answer: DeclareAnswer | DivideAnswer | OrderToAnnounce;
  readonly rules: readonly RuleKey[];
}

/** CR 2009-07-11 509.2-509.3: in which order a creature’s damage must be lethal; any order is legal. */
export interface OrderToAnnounce {
  readonly kind: 'order';
  readonly player: PlayerId;
  readonly of: ObjectId;
  readonly among: readonly ObjectId[];
}

/** Whether something is to be declared or announced that somebody may want to: blockers, by whoever has a creature. */
export function isDeclaring(line: Line): boolean {
  const decision = decisionOf(line);
  if (decision.kind === 'declareAttackers' || decision.kind === 'announceDamageOrder') return true;
  return decision.kind === 'declareBlockers' && hasCreatures(line, decision.player);
}

const hasCreatures = (line: Line, player: PlayerId): boolean =>
  gameOf(line).battlefield.some(
    ({ controller, printed }) => controller === player && printed.types.includes('creature'),
  );

/** What this game asks for; of several creatures whose damage is open, the first; `acts`: what is already divided. */
export function askedIn(line: Line, acts: readonly BoardAct[]): DecisionToMake | undefined {
  const game = gameOf(line);
  const decision = decisionOf(line);
  switch (decision.kind) {
    case 'declareAttackers':
      return declaration(attackAnswer(game), game);
    case 'declareBlockers':
      return declaration(blockAnswer(game, decision.player), game);
    case 'assignCombatDamage': {
      const [open] = openDivisions(line, divisionsNow(game, acts).shares);
      return open && division(divisionAnswer(game, open.player, open.source), game);
    }
    case 'announceDamageOrder':
      return orderOf(game, decision);
    case 'priority':
    case 'gameOver':
      return undefined;
  }
}

function orderOf(
  game: GameState,
  { player, of }: Extract<Decision, { readonly kind: 'announceDamageOrder' }>,
): DecisionToMake | undefined {
  const among = ordersNeeded(game).find((one) => one.of === of)?.among;
  if (among === undefined) return undefined;
  const isAttacking = attackOf(game, of) !== undefined;
  return {
    answer: { kind: 'order', player, of, among },
    rules: [isAttacking ? 'blockers.orderBlockers' : 'blockers.orderAttackers'],
  };
}

/** Where there is too much to ask again and again, by what any declaration breaks. */
function declaration(answer: DeclareAnswer | undefined, game: GameState) {
  if (answer === undefined) return undefined;
  const which = answer.kind === 'attack' ? 'attackers' : 'blockers';
  const found = rulesDecidingAnswer(game, { kind: 'declare', which }, answer.player) ?? [];
  return { answer, rules: found.length === 0 ? answer.decidedBy : found };
}

function division(answer: DivideAnswer | undefined, game: GameState) {
  if (answer === undefined) return undefined;
  const { player, choice } = answer;
  const found = rulesDecidingAnswer(game, { kind: 'divide', source: choice.source }, player) ?? [];
  return { answer, rules: [...new Set([...found, ...rulesOfChoice(choice)])] };
}
