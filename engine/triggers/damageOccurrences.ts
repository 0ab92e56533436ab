import type { DamageDealt } from '../log/damageEvents.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { DamageRecipient } from '../state/damageAssignment.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { occurrence } from './occurrence.ts';

type DamageEvent = Extract<GameEvent, { readonly kind: 'damageDealt' }>;

/**
 * CR 510.3a: each source that dealt damage in the event, to everything together and to each recipient by itself,
 * and each recipient, once, with all that it was dealt, and with all that dealt it (CR 603.2c).
 */
export function damageOccurrences({ deals, combat }: DamageEvent) {
  const sources = [...new Set(deals.map(({ source }) => source))];
  const recipients = new Map(deals.map(({ to }) => [idOf(to), to]));
  return [
    ...sources.flatMap((source) => dealt(source, deals, combat)),
    ...[...recipients].flatMap(([id, to]) =>
      wasDealt(
        to,
        deals.filter(({ to }) => idOf(to) === id),
        combat,
      ),
    ),
    ...(combat ? [...recipients.values()].flatMap((to) => byTogether(to, deals)) : []),
  ];
}

/** "One or more" trigger once for a player, however many of them dealt that player damage at once. */
const byTogether = (to: DamageRecipient, deals: readonly DamageDealt[]) =>
  to.kind === 'player'
    ? [
        occurrence('oneOrMoreDealCombatDamage', undefined, {
          subjectPlayer: to.player,
          player: to.player,
          to: to.player,
          others: deals.filter((one) => idOf(one.to) === to.player).map(({ source }) => source),
        }),
      ]
    : [];

function dealt(source: ObjectId, all: readonly DamageDealt[], combat: boolean) {
  const deals = all.filter((deal) => deal.source === source);
  const codes = combat
    ? (['dealsDamage', 'dealsCombatDamage'] as const)
    : (['dealsDamage'] as const);
  return codes.flatMap((code) => [
    occurrence(code, source, { amount: total(deals), others: deals.flatMap(objectIn) }),
    ...deals.map((deal) => {
      const player = deal.to.kind === 'player' ? deal.to.player : undefined;
      const { amount } = deal;
      const others = objectIn(deal);
      return occurrence(code, source, { part: 'oneRecipient', amount, others, player, to: player });
    }),
  ]);
}

const wasDealt = (to: DamageRecipient, deals: readonly DamageDealt[], combat: boolean) => {
  const codes = combat
    ? (['isDealtDamage', 'isDealtCombatDamage'] as const)
    : (['isDealtDamage'] as const);
  return codes.map((code) =>
    occurrence(code, to.kind === 'object' ? to.object : undefined, {
      subjectPlayer: to.kind === 'player' ? to.player : undefined,
      amount: total(deals),
      others: deals.map(({ source }) => source),
    }),
  );
};

const total = (deals: readonly DamageDealt[]): number =>
  deals.reduce((sum, { amount }) => sum + amount, 0);

export const objectIn = ({ to }: DamageDealt): readonly ObjectId[] =>
  to.kind === 'object' ? [to.object] : [];

const idOf = (to: DamageRecipient): ObjectId | PlayerId =>
  to.kind === 'object' ? to.object : to.player;
