// Made-up people who take the placement test: they hold some mistakes, stand at a level, and slip.
import { type Random, randomFrom } from '../../engine/vocabulary/random.ts';
import { beliefAfter, type Replied, strayAt } from '../../site/placement/belief.ts';
import { findingOf, isEnough, type PlacementFinding } from '../../site/placement/finding.ts';
import type {
  MistakeIndex,
  PlacementItem,
  PlacementLevel,
  PlacementTable,
  Reply,
} from '../../site/placement/item.ts';
import { replyOf } from '../../site/placement/item.ts';
import { boardsThen, nextItem } from '../../site/placement/next.ts';

export interface Student {
  readonly held: readonly MistakeIndex[];
  readonly level: PlacementLevel;
}

/** A sitting from its first board to its end. */
export interface StudentPlaced {
  readonly student: Student;
  readonly boards: number;
  readonly finding: PlacementFinding;
}

/** The same for the same seed, on every machine. */
export function placed(student: Student, table: PlacementTable, seed: number): StudentPlaced {
  const random = randomFrom(seed);
  const mistakes = table.mistakes.length;
  let replies: readonly Replied[] = [];
  let belief = beliefAfter(replies, mistakes);
  while (!isEnough(belief, replies.length)) {
    const asked = new Set(replies.map(({ item }) => item));
    const left = table.items.filter((item) => !asked.has(item));
    const item = nextItem(belief, boardsThen(left, replies.length), random.next());
    if (item === undefined) break;
    replies = [...replies, { item, reply: answered(student, item, random) }];
    belief = beliefAfter(replies, mistakes);
  }
  const finding = findingOf(belief, replies, mistakes);
  return { student, boards: replies.length, finding };
}

/** What they believe; or, by a slip or for want of knowing, something beside it. */
function answered({ held, level }: Student, item: PlacementItem, random: Random): Reply {
  const meant = replyOf(item, held);
  return random.chance(strayAt(level, item)) ? beside(item, meant, random) : meant;
}

function beside({ kind, options }: PlacementItem, meant: Reply, random: Random): Reply {
  switch (kind) {
    case 'truth':
      return 1 - meant;
    case 'number': {
      const off = random.pick([1, 2, 3, 4]);
      return meant >= off && random.chance(0.5) ? meant - off : meant + off;
    }
    case 'pick': {
      const places = [...Array(options).keys()];
      const first = random.pick(places);
      const others = places.filter((at) => at !== first);
      const second = others.length > 0 && random.chance(0.3) ? 1 << random.pick(others) : 0;
      return meant ^ (1 << first) ^ second;
    }
  }
}
