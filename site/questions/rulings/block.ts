import { checkBlockers } from '#engine/mark';
import { objectId } from '../../engine.ts';
import { declarationNotation } from '../../view/notation.ts';
import { declarationProof } from '../../view/proof.ts';
import type { Mark } from '../controls/mark.ts';
import type { RuledMarking } from '../marking.ts';
import { type Entries, materialFor } from './material.ts';

/** The ruling on who blocks whom. */
export async function rulingOnBlock(
  marking: RuledMarking<'block'>,
  entries: Entries,
): Promise<Mark> {
  const { game, m, n } = await materialFor(marking);
  const blocks = entries.map(([blocker, attacker]) => ({
    blocker: objectId(blocker),
    attacker: objectId(attacker),
  }));
  const verdict = checkBlockers(game.state, marking.player, { blocks });
  return {
    kind: 'ruled',
    right: verdict.verdict === 'legal',
    lines: declarationProof(verdict, m, n, marking.edition, (one) =>
      declarationNotation(one, n, m.chrome.sheet),
    ),
  };
}
