import { citedIn } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import { rulesOfRefusal } from '../log/refused.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { PickOption } from '../training/answers.ts';
import {
  attackAnswer,
  attacksDecidedBy,
  blockAnswer,
  blocksDecidedBy,
} from '../training/kinds/declare/answerDeclaration.ts';
import type { DeclarationAim, DeclareAnswer } from '../training/kinds/declare/declareAnswer.ts';
import { divisionAnswer, rulesOfChoice } from '../training/kinds/divide/answerDivision.ts';
import {
  attackersInLegal,
  blockersInLegal,
  rulesAgainstAttack,
  rulesAgainstBlock,
} from '../training/kinds/pickCreatures/mayDeclare.ts';
import type { Answer } from '../training/questionKinds.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { type OfferedAct, ruledOn } from './acts.ts';
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
    case 'pickActs':
      return actsPicked(game, asked.acts, defending);
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
  switch (actAsked(asked)) {
    case 'attack':
      return decidesIn(game, attacksDecidedBy(game));
    case 'block':
      return decidesIn(game, blocksDecidedBy(game, defending));
    default:
      return divisionDecidedBy(game, sourceAsked(asked));
  }
}

function divisionDecidedBy(game: GameState, source: ObjectId | undefined): readonly RuleKey[] {
  const player = source && permanentOf(game, source)?.controller;
  const answer = player && divisionAnswer(game, player, source);
  return answer ? decidesIn(game, rulesOfChoice(answer.choice)) : [];
}

function actAsked(asked: BoardQuestion): OfferedAct['kind'] {
  switch (asked.kind) {
    case 'declare':
      return asked.which === 'attackers' ? 'attack' : 'block';
    case 'pickCreatures':
      return asked.which === 'mayAttack' ? 'attack' : 'block';
    case 'number':
      return asked.of.kind === 'legalAttacks' ? 'attack' : 'block';
    case 'pickActs':
      return asked.acts[0]?.kind ?? 'divide';
    case 'divide':
      return 'divide';
    default:
      return assertNever(asked);
  }
}

/** Whose damage is divided. */
function sourceAsked(asked: BoardQuestion): ObjectId | undefined {
  if (asked.kind === 'divide') return asked.source;
  const [act] = asked.kind === 'pickActs' ? asked.acts : [];
  return act?.kind === 'divide' ? act.assignments[0]?.source : undefined;
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
    .map(({ id: object }): PickOption => {
      const right = may.has(object);
      const rules = right ? [] : rulesAgainst(game, which, object, defending);
      return { kind: 'object', object, right, rules };
    });
  const rules = decidesIn(game, all.decidedBy);
  return { answer: { kind: 'pick', options, evidence: { frame: undefined, rules } }, rules };
}

/** Each act with what refuses it, and all by what such acts are judged. */
function actsPicked(
  game: GameState,
  acts: readonly OfferedAct[],
  defending: PlayerId,
): ReasonedAnswer | undefined {
  const options = acts.flatMap((act): readonly PickOption[] => {
    const ruling = ruledOn(game, act, defending);
    if (ruling === undefined) return [];
    const { legal: right, violations } = ruling;
    const rules = citedIn(game.edition, [rulesOfRefusal(violations)]).decides;
    return [{ kind: 'act', act, right, violations, rules }];
  });
  if (options.length < acts.length) return undefined;
  const rules = rulesIn(game, { kind: 'pickActs', acts }, defending);
  return { answer: { kind: 'pick', options, evidence: { frame: undefined, rules } }, rules };
}

const rulesAgainst = (
  game: GameState,
  which: 'mayAttack' | 'mayBlock',
  id: ObjectId,
  defending: PlayerId,
): readonly RuleKey[] =>
  which === 'mayAttack' ? rulesAgainstAttack(game, id) : rulesAgainstBlock(game, defending, id);
