import { checkBlockers } from '#engine/mark';
import { objectId } from '../../../engine.ts';
import type { RuledMarking } from '../../marking.ts';
import { type Entries, materialFor } from '../../rulings/material.ts';
import type { Mark } from '../../script/mark.ts';
import { markOfDeclaration } from '../declaration/ruling.ts';

/** The ruling on who blocks whom. */
export async function rulingOnBlock(
  marking: RuledMarking<'block'>,
  entries: Entries,
): Promise<Mark> {
  const material = await materialFor(marking);
  const blocks = entries.map(([blocker, attacker]) => ({
    blocker: objectId(blocker),
    attacker: objectId(attacker),
  }));
  const verdict = checkBlockers(material.game.state, marking.player, { blocks });
  return markOfDeclaration(verdict, entries, material, marking);
}
