import { checkBlockers } from '#engine/mark';
import type { RuledMarking } from '../../marking.ts';
import { type Entries, materialFor } from '../../rulings/material.ts';
import type { Mark } from '../../script/mark.ts';
import { markOfDeclaration } from '../declaration/ruling.ts';
import { blockSaid } from '../declaration/said.ts';

/** The ruling on who blocks whom. */
export async function rulingOnBlock(
  marking: RuledMarking<'block'>,
  entries: Entries,
): Promise<Mark> {
  const material = await materialFor(marking);
  const verdict = checkBlockers(material.game.state, marking.player, blockSaid(entries));
  return markOfDeclaration(verdict, entries, material, marking);
}
