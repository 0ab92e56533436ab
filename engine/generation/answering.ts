import { citedIn } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import type { PickOption } from '../training/answers.ts';
import {
  attackAnswer,
  attacksDecidedBy,
  blockAnswer,
  blocksDecidedBy,
} from '../training/kinds/declare/answerDeclaration.ts';
import type { DeclarationAim, DeclareAnswer } from '../training/kinds/declare/declareAnswer.ts';
import { rulesOfChoice } from '../training/kinds/divide/answerDivision.ts';
import {
  attackersInLegal,
  blockersInLegal,
  rulesAgainstAttack,
  rulesAgainstBlock,
} from '../training/kinds/pickCreatures/mayDeclare.ts';
import type { Answer } from '../training/questionKinds.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { aimedDivision } from './aimedDivision.ts';
import type { BoardQuestion } from './asked.ts';

/** An answer, and by what it is so, the deciding rule first. */
export interface ReasonedAnswer {
  readonly answer: Answer;
  readonly rules: readonly RuleKey[];
}

/** The answer in the game as it stands, by whatever is believed in it; `defending`: who blocks. Nothing where there is none. */
export function answerIn(
  game: GameState,
  asked: BoardQuestion,
  defending: PlayerId,
): ReasonedAnswer | undefined {
  switch (asked.kind) {
    case 'declare': {
      const answer = declared(game, asked.which, defending, asked.aim);
      return answer && { answer, rules: decidesIn(game, answer.decidedBy) };
    }
    case 'pickCreatures':
      return picked(game, asked.which, defending);
    case 'number':
      return counted(game, asked.of.kind === 'legalAttacks' ? 'attackers' : 'blockers', defending);
    case 'divide': {
      const answer = aimedDivision(game, asked);
      return answer && { answer, rules: decidesIn(game, rulesOfChoice(answer.choice)) };
    }
    default:
      return assertNever(asked);
  }
}

/** The rules of that answer alone. */
export function rulesIn(
  game: GameState,
  asked: BoardQuestion,
  defending: PlayerId,
): readonly RuleKey[] {
  const isAttack = isOnAttackers(asked);
  return isAttack === undefined
    ? (answerIn(game, asked, defending)?.rules ?? [])
    : decidesIn(game, isAttack ? attacksDecidedBy(game) : blocksDecidedBy(game, defending));
}

/** Nothing where no declaration is asked for. */
function isOnAttackers(asked: BoardQuestion): boolean | undefined {
  switch (asked.kind) {
    case 'declare':
      return asked.which === 'attackers';
    case 'pickCreatures':
      return asked.which === 'mayAttack';
    case 'number':
      return asked.of.kind === 'legalAttacks';
    case 'divide':
      return undefined;
    default:
      return assertNever(asked);
  }
}

const decidesIn = ({ edition }: GameState, rules: readonly RuleKey[]): readonly RuleKey[] =>
  citedIn(edition, rules).decides;

const declared = (
  game: GameState,
  which: 'attackers' | 'blockers',
  defending: PlayerId,
  aim?: DeclarationAim,
): DeclareAnswer | undefined =>
  which === 'attackers' ? attackAnswer(game, aim) : blockAnswer(game, defending, aim);

function counted(
  game: GameState,
  which: 'attackers' | 'blockers',
  defending: PlayerId,
): ReasonedAnswer | undefined {
  const all = declared(game, which, defending);
  if (all?.legal === undefined) return undefined;
  const rules = decidesIn(game, all.decidedBy);
  return {
    answer: { kind: 'number', value: all.legal, evidence: { frame: undefined, rules } },
    rules,
  };
}

function picked(
  game: GameState,
  which: 'mayAttack' | 'mayBlock',
  defending: PlayerId,
): ReasonedAnswer | undefined {
  const isAttack = which === 'mayAttack';
  const all = declared(game, isAttack ? 'attackers' : 'blockers', defending);
  if (all?.legal === undefined) return undefined;
  const may = new Set(isAttack ? attackersInLegal(game) : blockersInLegal(game, defending));
  const options = game.battlefield
    .filter(({ id, controller }) => isCreature(game, id) && controller === all.player)
    .map(
      ({ id: object }): PickOption => ({
        kind: 'object',
        object,
        right: may.has(object),
        rules: rulesAgainst(game, which, object, defending),
      }),
    );
  const rules = decidesIn(game, all.decidedBy);
  return { answer: { kind: 'pick', options, evidence: { frame: undefined, rules } }, rules };
}

const rulesAgainst = (
  game: GameState,
  which: 'mayAttack' | 'mayBlock',
  id: ObjectId,
  defending: PlayerId,
): readonly RuleKey[] =>
  which === 'mayAttack' ? rulesAgainstAttack(game, id) : rulesAgainstBlock(game, defending, id);
