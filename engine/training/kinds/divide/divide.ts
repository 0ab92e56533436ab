import { RECIPIENT_RULE } from '../../../damage/assignsNone.ts';
import { type DamageChoice, damageChoices } from '../../../damage/choices.ts';
import { divisionsOf } from '../../../damage/divisionsOf.ts';
import { suggestAssignment } from '../../../damage/suggestAssignment.ts';
import { toAssigner } from '../../../scenario/advance.ts';
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import { nameOf } from '../../../scenario/schema/boardName.ts';
import type { CombatDamageAssignment } from '../../../state/damageAssignment.ts';
import { damageStepOf } from '../../../turn/damageStep.ts';
import { type ObjectId, objectId, type PlayerId } from '../../../vocabulary/ids.ts';
import { questionKind } from '../../questionKind.ts';

/** How this creature's damage is divided; the player's others keep to the engine's suggestion. */
interface DivideAsk {
  readonly kind: 'divide';
  readonly source: ObjectId;
}

/** Any division that is legal beside `others`, what the player's other creatures assign. */
export interface DivideAnswer {
  readonly kind: 'division';
  readonly player: PlayerId;
  readonly choice: DamageChoice;
  readonly others: readonly CombatDamageAssignment[];
  readonly example: readonly CombatDamageAssignment[];
  readonly legal: number;
}

export const divide = questionKind({
  head: 'divide',
  fields: { divide: nameOf('anything') },
  ask: (form): DivideAsk => ({ kind: 'divide', source: objectId(form.divide) }),
  turnsOn: () => 'divide',
  goTo: ({ source }, line) => toAssigner(line, source),
  answer: ({ source }, { line }) => division(line, source),
  rules: ({ choice }) => ['damage.equalToPower', RECIPIENT_RULE[choice.role]],
  text: ({ legal }) => `${legal}`,
});

/** Nothing where it is not that player's to divide now. */
function division(line: Line, source: ObjectId): DivideAnswer | undefined {
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
