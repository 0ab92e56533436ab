import { type CombatDamageAssignment, markDivision } from '#engine/mark';
import { objectId, playerId } from '../../engine.ts';
import { assignmentProof } from '../../view/proof.ts';
import { divisionLines } from '../aims.ts';
import type { Mark } from '../controls/mark.ts';
import type { RuledMarking } from '../marking.ts';
import { faultsOf } from './faults.ts';
import { type Entries, materialFor } from './material.ts';

/** The ruling on how one creature's damage is divided. */
export async function rulingOnDivision(
  marking: RuledMarking<'division'>,
  entries: Entries,
): Promise<Mark> {
  const material = await materialFor(marking);
  const { game, isPlayer, m, n } = material;
  const source = objectId(marking.source ?? '');
  const own = entries.map(
    ([to, amount]): CombatDamageAssignment => ({
      source,
      to: isPlayer(to)
        ? { kind: 'player', player: playerId(to) }
        : { kind: 'object', object: objectId(to) },
      amount: Math.max(0, Math.trunc(Number(amount)) || 0),
    }),
  );
  const given = own.filter(({ amount }) => amount > 0);
  const verdict = markDivision(game.state, marking.player, source, given);
  if (verdict.verdict !== 'legal')
    return {
      kind: 'ruled',
      right: false,
      lines: assignmentProof(verdict, m, n, marking.edition),
      faults: faultsOf(verdict.violations, [], material, marking),
    };
  const lines = divisionLines(
    marking.aim,
    entries.map(([to, amount]) => [to, Number(amount)]),
  );
  return { kind: 'ruled', right: lines.every(({ holds }) => holds), lines, faults: [] };
}
