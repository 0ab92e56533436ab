import { damageChoices } from '../damage/choices.ts';
import { damageStepOf } from '../damage/steps.ts';
import { conceivableAttacks, conceivableBlocks } from '../declaration/decisionTable.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import { attackOf, attacksOf } from '../state/combatRoles.ts';
import type { CombatDamageAssignment, DamageRecipient } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { OfferedAct } from './acts.ts';
import { CONCEIVABLE } from './declarations.ts';
import { type Draft, playersOf } from './draft.ts';

/** What somebody might think of doing at the decision of a board, legal or not; nothing where it is too much. */
export function conceivableActs(
  draft: Draft,
  game: GameState,
  source: ObjectId | undefined,
): readonly OfferedAct[] {
  switch (draft.at) {
    case 'attack':
      return conceivableAttacksOn(game, playersOf(draft));
    case 'block':
      return conceivableBlocksOn(game, playersOf(draft));
    case 'divide':
      return source === undefined ? [] : conceivableDivisions(game, source);
  }
}

type Players = ReturnType<typeof playersOf>;

/** Also each creature by itself that none of these has, as it may not be chosen. */
function conceivableAttacksOn(game: GameState, { active, other }: Players): readonly OfferedAct[] {
  const all = conceivableAttacks(game, CONCEIVABLE) ?? [];
  const chosen = new Set(all.flatMap(({ attacks }) => attacks.map(({ attacker }) => attacker)));
  const target = { kind: 'player', player: other } as const;
  const alone = creaturesOf(game, active)
    .filter((id) => !chosen.has(id))
    .map((attacker) => ({ attacks: [{ attacker, target }] }));
  return [...all, ...alone].map((declaration) => ({ kind: 'attack', declaration }));
}

function conceivableBlocksOn(game: GameState, { other }: Players): readonly OfferedAct[] {
  const all = conceivableBlocks(game, other, CONCEIVABLE) ?? [];
  const chosen = new Set(all.flatMap(({ blocks }) => blocks.map(({ blocker }) => blocker)));
  const attackers = attacksOf(game).map(({ attacker }) => attacker);
  const alone = creaturesOf(game, other)
    .filter((id) => !chosen.has(id))
    .flatMap((blocker) => attackers.map((attacker) => ({ blocks: [{ blocker, attacker }] })));
  return [...all, ...alone].map((declaration) => ({ kind: 'block', declaration }));
}

const creaturesOf = (game: GameState, player: PlayerId): readonly ObjectId[] =>
  game.battlefield
    .filter(({ id, controller }) => controller === player && isCreature(game, id))
    .map(({ id }) => id);

/** All of its damage, or all but one, among those that it fights and, of an attacker, whom it attacks. */
function conceivableDivisions(game: GameState, source: ObjectId): readonly OfferedAct[] {
  const player = permanentOf(game, source)?.controller;
  const choices = player === undefined ? [] : damageChoices(game, player, damageStepOf(game));
  const choice = choices.find((one) => one.source === source);
  if (choice === undefined) return [];
  const { amount, recipients, among } = choice;
  const creatures = among.map((object): DamageRecipient => ({ kind: 'object', object }));
  const attacked = attackOf(game, source)?.target;
  const past: readonly DamageRecipient[] =
    attacked?.kind === 'player' && recipients.length === creatures.length ? [attacked] : [];
  return [
    ...sharesOf(amount, [...recipients, ...past]),
    ...(amount > 1 ? sharesOf(amount - 1, creatures) : []),
  ].map((shares) => ({
    kind: 'divide',
    assignments: shares.map((one): CombatDamageAssignment => ({ source, ...one })),
  }));
}

type Share = Omit<CombatDamageAssignment, 'source'>;

function sharesOf(
  amount: number,
  [to, ...others]: readonly DamageRecipient[],
): readonly (readonly Share[])[] {
  if (to === undefined) return amount === 0 ? [[]] : [];
  return Array.from({ length: amount + 1 }, (_, left) =>
    sharesOf(left, others).map((rest) =>
      left === amount ? rest : [{ to, amount: amount - left }, ...rest],
    ),
  ).flat();
}
