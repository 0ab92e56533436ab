import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { CombatDamageAssignment, DamageRecipient } from '../state/damageAssignment.ts';

// Answers as texts: two are the same answer where their texts are one, in whatever order they say it.

export const declarationSaid = (one: AttackDeclaration | BlockDeclaration): string =>
  pairsOf(one).toSorted().join(' ');

/** A share of nothing says nothing. */
export const divisionSaid = (shares: readonly CombatDamageAssignment[]): string =>
  shares
    .filter(({ amount }) => amount > 0)
    .map(({ to, amount }) => `${recipientSaid(to)}=${amount}`)
    .toSorted()
    .join(' ');

export const pickSaid = (picked: readonly string[]): string => picked.toSorted().join(' ');

const pairsOf = (one: AttackDeclaration | BlockDeclaration): readonly string[] =>
  'attacks' in one
    ? one.attacks.map(
        ({ attacker, target }) =>
          `${attacker}>${target.kind === 'player' ? target.player : target.permanent}`,
      )
    : one.blocks.map(({ blocker, attacker }) => `${blocker}>${attacker}`);

const recipientSaid = (to: DamageRecipient): string =>
  to.kind === 'player' ? to.player : to.object;
