import type { AttackDeclaration, BlockDeclaration, CombatDamageAssignment } from '../engine.ts';
import type { Naming } from '../i18n/naming.ts';

/** The short name of a creature and what it attacks or blocks; or of who is assigned damage, and how much. */
export type Wanted = readonly [tag: string, what: string];

/** A declaration, for a board to draw. */
export const wantedIn = (
  declaration: AttackDeclaration | BlockDeclaration,
  n: Pick<Naming, 'tag'>,
): readonly Wanted[] =>
  'blocks' in declaration
    ? declaration.blocks.map(({ blocker, attacker }) => [n.tag(blocker), n.tag(attacker)])
    : declaration.attacks.map(({ attacker, target }) => [
        n.tag(attacker),
        target.kind === 'player' ? target.player : n.tag(target.permanent),
      ]);

/** What one creature is to assign, for a board to draw. */
export const wantedOf = (
  assignments: readonly Omit<CombatDamageAssignment, 'source'>[],
  n: Pick<Naming, 'tag'>,
): readonly Wanted[] =>
  assignments.map(({ to, amount }) => [
    to.kind === 'player' ? to.player : n.tag(to.object),
    `${amount}`,
  ]);
