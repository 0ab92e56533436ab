import type { CombatDamageAssignment } from '../../state/damageAssignment.ts';
import { objectId } from '../../vocabulary/ids.ts';
import type { Setup } from '../scenario.ts';
import type { BlocksForm, DivisionsForm } from '../schema/script.ts';
import { attackedOf, targetOf } from './scriptNames.ts';

export const attackOf = (form: Readonly<Record<string, string>>, setup: Setup) => ({
  attacks: Object.entries(form).map(([attacker, target]) => ({
    attacker: objectId(attacker),
    target: attackedOf(target, setup),
  })),
});

export const blockOf = (form: BlocksForm) => ({
  blocks: Object.entries(form).flatMap(([blocker, attackers]) =>
    attackers.map((attacker) => ({ blocker: objectId(blocker), attacker: objectId(attacker) })),
  ),
});

export const assignmentsOf = (
  form: DivisionsForm,
  setup: Setup,
): readonly CombatDamageAssignment[] =>
  Object.entries(form).flatMap(([source, shares]) =>
    Object.entries(shares).map(([to, amount]) => ({
      source: objectId(source),
      to: targetOf(to, setup),
      amount,
    })),
  );
