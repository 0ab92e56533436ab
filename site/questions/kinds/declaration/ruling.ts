import type { AttackVerdict, BlockVerdict } from '../../../engine.ts';
import { declarationNotation } from '../../../view/notation.ts';
import { declarationProof } from '../../../view/proof.ts';
import type { RuledMarking } from '../../marking.ts';
import { faultsOf } from '../../rulings/faults.ts';
import type { Entries, Material } from '../../rulings/material.ts';
import type { Mark } from '../../script/mark.ts';
import { declarationLines } from './aim.ts';
import { wantedIn } from './wantedIn.ts';

/** The mark for a declaration that has been ruled on; one past what the engine can decide is neither right nor wrong. */
export function markOfDeclaration(
  verdict: AttackVerdict | BlockVerdict,
  entries: Entries,
  material: Pick<Material, 'm' | 'n'>,
  marking: RuledMarking<'attack' | 'block'>,
): Mark {
  const { m, n } = material;
  const lines = declarationProof(verdict, m, n, marking.edition, (one) =>
    declarationNotation(one, n, m.chrome.sheet),
  );
  if (verdict.verdict === 'unproved') return { kind: 'unproved', lines };
  const faults = faultsOf(verdict.violations, verdict.requirements, material, marking);
  if (verdict.verdict === 'illegal') {
    const legal = verdict.nearest ?? verdict.better;
    const nearest = legal === undefined ? [] : wantedIn(legal, n);
    return { kind: 'ruled', right: false, lines, faults, nearest };
  }
  const missed = declarationLines(
    marking.aim,
    entries.map(([creature]) => creature),
  );
  return {
    kind: 'ruled',
    right: missed.length === 0,
    lines: [...missed, ...lines],
    faults,
    nearest: marking.aim?.way ?? [],
  };
}
