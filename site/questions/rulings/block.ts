import { checkBlockers } from '#engine/mark';
import { objectId } from '../../engine.ts';
import { declarationNotation } from '../../view/notation.ts';
import { declarationProof } from '../../view/proof.ts';
import { declarationLines } from '../aims.ts';
import type { Mark } from '../controls/mark.ts';
import type { RuledMarking } from '../marking.ts';
import { faultsOf } from './faults.ts';
import { type Entries, materialFor } from './material.ts';

/** The ruling on who blocks whom. */
export async function rulingOnBlock(
  marking: RuledMarking<'block'>,
  entries: Entries,
): Promise<Mark> {
  const material = await materialFor(marking);
  const { game, m, n } = material;
  const blocks = entries.map(([blocker, attacker]) => ({
    blocker: objectId(blocker),
    attacker: objectId(attacker),
  }));
  const verdict = checkBlockers(game.state, marking.player, { blocks });
  const lines = declarationProof(verdict, m, n, marking.edition, (one) =>
    declarationNotation(one, n, m.chrome.sheet),
  );
  const faults = faultsOf(verdict.violations, verdict.requirements, material, marking);
  if (verdict.verdict !== 'legal') return { kind: 'ruled', right: false, lines, faults };
  const missed = declarationLines(
    marking.aim,
    entries.map(([creature]) => creature),
  );
  return { kind: 'ruled', right: missed.length === 0, lines: [...missed, ...lines], faults };
}
