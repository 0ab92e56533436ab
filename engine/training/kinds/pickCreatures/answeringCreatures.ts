import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { combatDamageOf } from '../../../damage/amount.ts';
import type { GameEvent } from '../../../log/gameEvent.ts';
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import { isCreature } from '../../../state/characteristicsOf.ts';
import { attacksOf, blocksOf } from '../../../state/combatRoles.ts';
import type { GameState } from '../../../state/gameState.ts';
import { newestOf } from '../../../state/newest.ts';
import { givenName, type ObjectId } from '../../../vocabulary/ids.ts';
import type { Step } from '../../../vocabulary/turnStructure.ts';
import { type PickAnswer, type PickOption, textOfPick } from '../../answers.ts';
import { type Evidence, lastFrame } from '../../evidence.ts';
import { type CreaturePick, isAbout, OF_PICK, type RulePattern } from '../../mayDecide.ts';
import type { Position } from '../../position.ts';
import type { Answering } from '../../questionKind.ts';
import { IN_THE_END } from './inTheEnd.ts';
import { madeSo } from './madeSo.ts';
import {
  attackersInLegal,
  blockersInLegal,
  rulesAgainstAttack,
  rulesAgainstBlock,
} from './mayDeclare.ts';

/** Which of the creatures it is true of. */
export interface PickCreaturesAsk {
  readonly kind: 'pickCreatures';
  readonly which: CreaturePick;
  /** Which creatures can be picked; left out, every creature on the board. */
  readonly among: readonly ObjectId[] | undefined;
}

/** Apart from how it is written, so that a browser that makes boards loads no forms. */
export const answeringCreatures: Answering<PickCreaturesAsk, PickAnswer> = {
  askedBefore: ({ which }) => {
    if (which === 'mayAttack') return 'attack';
    return which === 'mayBlock' ? 'block' : undefined;
  },
  answer: picked,
  answerLiesIn: ({ which }) =>
    which === 'mayAttack' || which === 'mayBlock' ? 'whatIsThere' : 'playingOn',
  mayDecide: ({ which }) => OF_PICK[which],
  rules: ({ evidence }) => evidence.rules,
  text: textOfPick,
};

function picked({ which, among }: PickCreaturesAsk, position: Position): PickAnswer {
  const { line } = position;
  const game = gameOf(line);
  const ids = among?.map((name) => newestOf(game, name)) ?? candidates(game, which);
  // CR 400.7: it may be another object by then, and is the same creature to who is asked.
  const right = new Set(rightOnes(which, position).map(givenName));
  return {
    kind: 'pick',
    options: ids.map((object): PickOption => {
      const isRight = right.has(givenName(object));
      // What it does in company it may do, though by itself something would stand in its way.
      const rules = isRight ? [] : rulesFor(which, line, object);
      return { kind: 'object', object, right: isRight, rules };
    }),
    evidence: evidenceFor(which, right, position),
  };
}

function rightOnes(which: CreaturePick, { line, end, from }: Position): readonly ObjectId[] {
  if (which === 'mayAttack') return attackersInLegal(gameOf(line));
  if (which === 'mayBlock') {
    const decision = decisionOf(line);
    return decision.kind === 'declareBlockers'
      ? blockersInLegal(gameOf(line), decision.player)
      : [];
  }
  const inTheEnd = IN_THE_END[which];
  if (inTheEnd !== undefined) return inTheEnd(end);
  const entries = end.moments.slice(from).flatMap((moment) => moment.entries);
  return entries.flatMap(({ event, step }) => madeSo(which, event, step));
}

/** Why a creature may not attack or block, were it to do so by itself. */
function rulesFor(which: CreaturePick, line: Line, id: ObjectId): readonly RuleKey[] {
  if (which === 'mayAttack') return rulesAgainstAttack(gameOf(line), id);
  const decision = decisionOf(line);
  return which === 'mayBlock' && decision.kind === 'declareBlockers'
    ? rulesAgainstBlock(gameOf(line), decision.player, id)
    : [];
}

/** The last frame that shows it, and the rules of all the events after the question that are behind it. */
function evidenceFor(
  which: CreaturePick,
  right: ReadonlySet<ObjectId>,
  position: Position,
): Evidence {
  const showsIt = (event: GameEvent, step: Step): boolean =>
    madeSo(which, event, step).some((object) => right.has(givenName(object)));
  const behind = position.end.moments
    .slice(position.from)
    .flatMap(({ entries, before }) => entries.map((entry) => ({ ...entry, before })))
    .filter(
      ({ event, step }) =>
        showsIt(event, step) || (event.kind === 'divide' && event.outcome === 'done'),
    );
  return lastFrame(position, ({ step, events }) => events.some((event) => showsIt(event, step)), {
    mayDecide: OF_PICK[which],
    telling: inOrder(
      OF_PICK[which],
      behind
        .filter(({ step }) => fitsStep(which, step))
        .flatMap(({ event, before }) => rulesMaking(event, before)),
    ),
  });
}

/** Of how damage is assigned, all that it rests on, since it is about many creatures; of other events, what decides. */
function rulesMaking(event: GameEvent, before: GameState): readonly RuleKey[] {
  if (event.kind !== 'divide') return event.decides;
  // CR 510.1a: it says who deals damage only where somebody has no power.
  return event.rules.filter((rule) => rule !== 'damage.equalToPower' || hasPowerless(before));
}

const hasPowerless = (game: GameState): boolean =>
  [
    ...attacksOf(game).map(({ attacker }) => attacker),
    ...blocksOf(game).map(({ blocker }) => blocker),
  ].some((id) => combatDamageOf(game, id) <= 0);

/** As they stand among what it rests on. */
const inOrder = (concepts: readonly RulePattern[], rules: readonly RuleKey[]): readonly RuleKey[] =>
  concepts.flatMap((concept) => rules.filter((rule) => isAbout([concept], rule)));

const fitsStep = (which: CreaturePick, step: Step): boolean =>
  which !== 'dealFirstStrikeDamage' || step === 'firstStrikeDamage';

/** Attackers are the active player's, blockers anybody else's; other questions are about every creature there is. */
const candidates = (game: GameState, which: CreaturePick): readonly ObjectId[] =>
  game.battlefield
    .filter(({ id, controller }) => {
      if (!isCreature(game, id)) return false;
      const isActive = controller === game.turn.activePlayer;
      if (which === 'mayAttack') return isActive;
      return which === 'mayBlock' ? !isActive : true;
    })
    .map(({ id }) => id);
