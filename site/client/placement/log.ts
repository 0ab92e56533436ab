// What is answered in a placement test is remembered as every other answer; each once, however often it is told.
import { kebab } from '../../engine.ts';
import type { PlacementTable } from '../../placement/item.ts';
import { writeDown } from '../memory/journal.ts';
import { recordWaiting } from '../memory/recordWaiting.ts';
import { loggedAs, readAnswers } from './replies.ts';
import type { PlacementSitting } from './sitting.ts';

export async function logPlacement(
  sitting: PlacementSitting,
  table: PlacementTable,
): Promise<void> {
  const answers = readAnswers(sitting, table).flatMap(
    (one) => loggedAs(sitting, one, table, kebab) ?? [],
  );
  await recordWaiting(writeDown(answers));
}
