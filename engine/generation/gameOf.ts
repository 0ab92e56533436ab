import { goadingOf } from '../change/goad.ts';
import { nextNumber } from '../change/making/newObject.ts';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { beginFirstStrikeStep, needsFirstStrikeStep } from '../damage/steps.ts';
import { becomeAttacking, tapForAttack, tappedToAttack } from '../declaration/becomeAttacking.ts';
import { becomeBlocking } from '../declaration/becomeBlocking.ts';
import { checkAttackers } from '../declaration/checkAttackers.ts';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import { setUpPlainly } from '../scenario/setUpPlainly.ts';
import { judgeBriefly } from '../solver/index.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { type Draft, playersOf } from './draft.ts';

/** The game of a draft at its decision, in the newest edition; nothing where what is declared on it is not legal. */
export function gameOf(draft: Draft): GameState | undefined {
  const start = setUpPlainly(draft.setup, 'declareAttackers', { edition: NEWEST_EDITION });
  const game = draft.setup.permanents.reduce(
    (state, { id, goadedBy }) => (goadedBy === undefined ? state : goaded(state, id, goadedBy)),
    start,
  );
  if (draft.at === 'attack') return game;
  const attacked = withAttacks(game, draft);
  if (attacked === undefined || draft.at === 'block') return attacked;
  const blocked = withBlocks(attacked, draft);
  return blocked && inDamageStep(blocked);
}

/** CR 701.15a: as an effect has made it, which changes nothing else on a board on which nothing has happened yet. */
function goaded(state: GameState, object: ObjectId, player: PlayerId): GameState {
  const { number, counted } = nextNumber(state);
  const effect = { ...goadingOf(object, { player, by: object }), timestamp: number };
  return { ...counted, continuousEffects: [...counted.continuousEffects, effect] };
}

function withAttacks(game: GameState, draft: Draft): GameState | undefined {
  const { other } = playersOf(draft);
  const declaration = {
    attacks: draft.attacks.map(({ attacker }) => ({
      attacker,
      target: { kind: 'player', player: other } as const,
    })),
  };
  const verdict = checkAttackers(game, declaration, judgeBriefly);
  if (verdict.verdict !== 'legal') return undefined;
  const attackers = declaration.attacks.map(({ attacker }) => attacker);
  const tapped = tapForAttack(game, tappedToAttack(game, attackers));
  return inStep(becomeAttacking(tapped, declaration, verdict), 'declareBlockers');
}

function withBlocks(game: GameState, draft: Draft): GameState | undefined {
  const { other } = playersOf(draft);
  const declaration = { blocks: draft.blocks };
  return checkBlockers(game, other, declaration, judgeBriefly).verdict === 'legal'
    ? becomeBlocking(game, other, declaration)
    : undefined;
}

const inDamageStep = (game: GameState): GameState =>
  needsFirstStrikeStep(game)
    ? beginFirstStrikeStep(inStep(game, 'firstStrikeDamage'))
    : inStep(game, 'combatDamage');

const inStep = (game: GameState, step: Step): GameState => ({
  ...game,
  turn: { ...game.turn, step },
});
