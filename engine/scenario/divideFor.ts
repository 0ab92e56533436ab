import { assigningPlayers, damageChoices } from '../damage/choices.ts';
import { isSameRecipient } from '../damage/division.ts';
import { couldDivideOtherwise } from '../damage/otherDivision.ts';
import { damageStepOf } from '../damage/steps.ts';
import { completeAssignment } from '../damage/suggestAssignment.ts';
import type { Act } from '../log/act.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { gameOf, type Line } from './line.ts';

type Shares = readonly CombatDamageAssignment[];

/**
 * What a player assigns, from what a script divides: the first legal division for the rest. What it divides and nobody
 * assigns in this step is theirs too, so that it is refused and not dropped.
 */
export function divideFor(line: Line, player: PlayerId, said: Shares): Act<'divide'> {
  const game = gameOf(line);
  const step = damageStepOf(game);
  const own = damageChoices(game, player, step).map(({ source }) => source);
  const others = dividingNow(game).filter((source) => !own.includes(source));
  const given = said.filter(({ source }) => !others.includes(source));
  const assignments = completeAssignment(game, player, step, withoutNothing(given));
  const left = own.filter(
    (source) =>
      !given.some((one) => one.source === source) &&
      couldDivideOtherwise(game, player, step, source, assignments),
  );
  return { kind: 'divide', player, assignments, ...(left.length > 0 ? { left } : {}) };
}

/** Creatures that assign damage in this step, of all players. */
export const dividingNow = (game: GameState): readonly ObjectId[] =>
  assigningPlayers(game, damageStepOf(game)).flatMap((player) =>
    damageChoices(game, player, damageStepOf(game)).map(({ source }) => source),
  );

/** A share of 0 says something only where a creature has no other. */
const withoutNothing = (said: Shares): Shares =>
  said.filter(
    ({ source, amount }, index) =>
      amount > 0 ||
      (said.findIndex((one) => one.source === source) === index &&
        said.every((one) => one.source !== source || one.amount === 0)),
  );

/** Shares of 0 for what the creature assigns no damage to anyway, in words. */
export function sharesOfNothing(game: GameState, said: Shares): readonly string[] {
  const step = damageStepOf(game);
  const choices = assigningPlayers(game, step).flatMap((player) =>
    damageChoices(game, player, step),
  );
  return said
    .filter(({ amount }) => amount === 0)
    .filter(({ source, to }) => {
      const choice = choices.find((one) => one.source === source);
      return choice?.recipients.some((one) => isSameRecipient(one, to)) !== true;
    })
    .map(({ source, to }) => `${source}: ${to.kind === 'player' ? to.player : to.object}`);
}
