import { checkAttackers } from '#engine/mark';
import type { RuledMarking } from '../../marking.ts';
import { type Entries, materialFor } from '../../rulings/material.ts';
import type { Mark } from '../../script/mark.ts';
import { markOfDeclaration } from '../declaration/ruling.ts';
import { attackSaid } from '../declaration/said.ts';

/** The ruling on who attacks what. */
export async function rulingOnAttack(
  marking: RuledMarking<'attack'>,
  entries: Entries,
): Promise<Mark> {
  const material = await materialFor(marking);
  const verdict = checkAttackers(material.game.state, attackSaid(entries, material.isPlayer));
  return markOfDeclaration(verdict, entries, material, marking);
}
