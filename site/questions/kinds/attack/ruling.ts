import { checkAttackers } from '#engine/mark';
import { objectId, playerId } from '../../../engine.ts';
import type { RuledMarking } from '../../marking.ts';
import { type Entries, materialFor } from '../../rulings/material.ts';
import type { Mark } from '../../script/mark.ts';
import { markOfDeclaration } from '../declaration/ruling.ts';

/** The ruling on who attacks what. */
export async function rulingOnAttack(
  marking: RuledMarking<'attack'>,
  entries: Entries,
): Promise<Mark> {
  const material = await materialFor(marking);
  const attacks = entries.map(([attacker, target]) => ({
    attacker: objectId(attacker),
    target: material.isPlayer(target)
      ? ({ kind: 'player', player: playerId(target) } as const)
      : ({ kind: 'permanent', permanent: objectId(target) } as const),
  }));
  const verdict = checkAttackers(material.game.state, { attacks });
  return markOfDeclaration(verdict, entries, material, marking);
}
