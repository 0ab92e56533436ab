import { checkAttackers } from '#engine/mark';
import { objectId, playerId } from '../../engine.ts';
import { declarationNotation } from '../../view/notation.ts';
import { declarationProof } from '../../view/proof.ts';
import { declarationLines } from '../aims.ts';
import type { Mark } from '../controls/mark.ts';
import type { RuledMarking } from '../marking.ts';
import { faultsOf } from './faults.ts';
import { type Entries, materialFor } from './material.ts';

/** The ruling on who attacks what. */
export async function rulingOnAttack(
  marking: RuledMarking<'attack'>,
  entries: Entries,
): Promise<Mark> {
  const material = await materialFor(marking);
  const { game, isPlayer, m, n } = material;
  const attacks = entries.map(([attacker, target]) => ({
    attacker: objectId(attacker),
    target: isPlayer(target)
      ? ({ kind: 'player', player: playerId(target) } as const)
      : ({ kind: 'permanent', permanent: objectId(target) } as const),
  }));
  const verdict = checkAttackers(game.state, { attacks });
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
