import { damageChoices } from '../damage/choices.ts';
import { divisionsOf } from '../damage/divisionsOf.ts';
import { suggestAssignment } from '../damage/suggestAssignment.ts';
import { decisionOf, gameOf, type Line } from '../scenario/line.ts';
import { damageStepOf } from '../turn/damageStep.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Answer } from './asked.ts';

/** Any legal division of one creature's damage; nothing where it is not that player's to divide now. */
export function divisionAnswer(line: Line, source: ObjectId): Answer | undefined {
  const decision = decisionOf(line);
  if (decision.kind !== 'assignCombatDamage') return undefined;
  const game = gameOf(line);
  const step = damageStepOf(game);
  const { player } = decision;
  const choice = damageChoices(game, player, step).find((one) => one.source === source);
  if (choice === undefined) return undefined;
  const suggested = suggestAssignment(game, player, step);
  const legal = divisionsOf(game, player, step, source, suggested);
  return {
    kind: 'division',
    player,
    choice,
    others: suggested.filter((one) => one.source !== source),
    example: legal[0] ?? [],
    legal: legal.length,
  };
}
