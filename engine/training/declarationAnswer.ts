import { checkAttackers } from '../declaration/checkAttackers.ts';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import { everyAttack, everyBlock } from '../declaration/decisionTable.ts';
import { decisionOf, gameOf, type Line } from '../scenario/line.ts';
import type { Answer } from './asked.ts';

/** More declarations than this are not listed, only judged. */
export const LISTABLE = 4096;

/** Any legal declaration; nothing where none is to be made. */
export function declarationAnswer(
  line: Line,
  kind: 'declareAttackers' | 'declareBlockers',
): Answer | undefined {
  const decision = decisionOf(line);
  const game = gameOf(line);
  if (decision.kind !== kind) return undefined;
  const { player } = decision;
  if (kind === 'declareAttackers') {
    const none = { attacks: [] };
    const { verdict, nearest } = checkAttackers(game, none);
    const example = verdict === 'legal' ? none : (nearest ?? none);
    const legal = everyAttack(game, LISTABLE)?.filter((row) => row.verdict.verdict === 'legal');
    return { kind: 'attack', player, example, legal: legal?.length };
  }
  const none = { blocks: [] };
  const { verdict, nearest } = checkBlockers(game, player, none);
  const example = verdict === 'legal' ? none : (nearest ?? none);
  const legal = everyBlock(game, player, LISTABLE)?.filter(
    (row) => row.verdict.verdict === 'legal',
  );
  return { kind: 'block', player, example, legal: legal?.length };
}
