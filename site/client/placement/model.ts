// A sitting as the model sees it: what is asked next, and what was found.
import { kebab, MISTAKE_NAMES } from '../../engine.ts';
import { beliefAfter } from '../../placement/belief.ts';
import { findingOf, isEnough, type PlacementFinding } from '../../placement/finding.ts';
import type { PlacementTable } from '../../placement/item.ts';
import { boardsThen, nextItem } from '../../placement/next.ts';
import { hashOf } from '../deal/chance.ts';
import { writePlacement } from './kept.ts';
import { type ReadAnswer, readAnswers, repliesIn } from './replies.ts';
import type { PlacementSitting } from './sitting.ts';

/** Where the next board is asked; nothing where no more need be. */
export function nextIn(sitting: PlacementSitting, table: PlacementTable): string | undefined {
  const replies = repliesIn(readAnswers(sitting, table));
  const belief = beliefAfter(replies, table.mistakes.length);
  if (isEnough(belief, replies.length)) return undefined;
  const answered = new Set(sitting.answers.map(({ at }) => at));
  const chance = hashOf(`${sitting.seed} ${sitting.answers.length}`) / 2 ** 32;
  const left = table.items.filter(({ at }) => !answered.has(at));
  return nextItem(belief, boardsThen(left, replies.length), chance)?.at;
}

/** What the answers of a sitting tell. */
export function findingIn(read: readonly ReadAnswer[], table: PlacementTable): PlacementFinding {
  const replies = repliesIn(read);
  const mistakes = table.mistakes.length;
  return findingOf(beliefAfter(replies, mistakes), replies, mistakes);
}

/** It is the newest result from now on; where nothing was asked about, there is none. */
export function keepFinding(
  { sure, likely, asked, level }: PlacementFinding,
  { mistakes }: PlacementTable,
): void {
  if (asked.length === 0) return;
  const named = (places: readonly number[]) =>
    MISTAKE_NAMES.filter((name) => places.some((at) => kebab(mistakes[at] ?? '') === kebab(name)));
  const takenAt = new Date().toISOString();
  writePlacement({
    version: 1,
    takenAt,
    sure: named(sure),
    likely: named(likely),
    asked: named(asked),
    level,
  });
}
