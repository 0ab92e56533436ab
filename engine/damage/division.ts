import type { CombatDamageAssignment, DamageRecipient } from '../state/damageAssignment.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { DamageChoice } from './choices.ts';
import type { DamageFrom } from './touching.ts';

/** How much one creature assigns to each of its choice's recipients, in their order. */
export type Division = readonly number[];

/** Whether `past`, damage to what it attacks, is assigned as though the creature weren't blocked: all of it or none. */
export const assignsAsThoughUnblocked = (
  { pastBlockers, amount }: DamageChoice,
  past: number,
): boolean =>
  (pastBlockers.kind === 'allOrNothing' || pastBlockers.kind === 'either') && past === amount;

/** Whether the division gives part to what the creature attacks where only all or nothing may be. */
export const isSplitThatMayNotBe = (choice: DamageChoice, division: Division): boolean => {
  const past = damagePast(choice, division);
  return choice.pastBlockers.kind === 'allOrNothing' && past > 0 && past !== choice.amount;
};

/** How much a division gives to what the creature attacks, and to that planeswalker's controller. */
export const damagePast = ({ among }: DamageChoice, division: Division): number =>
  division.slice(among.length).reduce((total, amount) => total + amount, 0);

/** CR 510.1c: with no blocker left, one that may assign as though it weren't blocked need not. */
export const mayAssignNothing = ({ among, pastBlockers }: DamageChoice): boolean =>
  among.length === 0 && pastBlockers.kind === 'allOrNothing';

/** A division as assignments; recipients of nothing are left out. */
export const toAssignments = (
  { source, recipients }: DamageChoice,
  division: Division,
): readonly CombatDamageAssignment[] =>
  recipients
    .map((to, index) => ({ source, to, amount: division[index] ?? 0 }))
    .filter(({ amount }) => amount > 0);

/** What the assignments say of one creature, as a division of its choice; other recipients are passed over. */
export const toDivision = (
  { source, recipients }: DamageChoice,
  assignments: readonly CombatDamageAssignment[],
): Division =>
  recipients.map((to) =>
    sum(assignments.filter((one) => one.source === source && isSameRecipient(one.to, to))),
  );

/** The damage that these assignments give one creature. */
export const damageOn = (
  assignments: readonly CombatDamageAssignment[],
  creature: ObjectId,
): readonly DamageFrom[] =>
  assignments.filter(({ to }) => to.kind === 'object' && to.object === creature);

export const isSameRecipient = (a: DamageRecipient, b: DamageRecipient): boolean =>
  a.kind === 'object'
    ? b.kind === 'object' && a.object === b.object
    : b.kind === 'player' && a.player === b.player;

export const sum = (assignments: readonly { readonly amount: number }[]): number =>
  assignments.reduce((total, { amount }) => total + amount, 0);

/** Every way to make up the total of so many parts, the most in the first before others. */
export function* compositions(total: number, parts: number): Generator<Division> {
  if (parts < 2) {
    yield parts === 0 ? [] : [total];
    return;
  }
  for (let first = total; first >= 0; first -= 1) {
    for (const rest of compositions(total - first, parts - 1)) yield [first, ...rest];
  }
}
