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
import { suspectsNow } from '../../site/placement/suspects.ts';

export interface Student {
  readonly held: readonly MistakeIndex[];
  readonly level: PlacementLevel;
}

/** A sitting from its first board to its end. */
export interface StudentPlaced {
  readonly student: Student;
  readonly boards: number;
  /** How many of them were made for it. */
  readonly made: number;
  readonly finding: PlacementFinding;
}

/** What somebody is asked of: the table, and by mistake the boards that are made once it is suspected. */
export interface PlacementStock {
  readonly table: PlacementTable;
  readonly made: ReadonlyMap<MistakeIndex, readonly PlacementItem[]>;
}

/** The same for the same seed, on every machine. */
export function placed(
  student: Student,
  { table, made }: PlacementStock,
  seed: number,
): StudentPlaced {
  const random = randomFrom(seed);
  const mistakes = table.mistakes.length;
  const here = new Set(table.items);
  let replies: readonly Replied[] = [];
  let belief = beliefAfter(replies, mistakes);
  while (!isEnough(belief, replies.length)) {
    const item = nextItem(belief, boardsThen([...here], replies.length), random.next());
    if (item === undefined) break;
    here.delete(item);
    // They are made while this one is answered, and stand beside the table when the next is chosen.
    for (const suspect of suspectsNow(belief, mistakes, item))
      for (const one of made.get(suspect) ?? []) here.add(one);
    for (const { item: asked } of replies) here.delete(asked);
    replies = [...replies, { item, reply: answered(student, item, random) }];
    belief = beliefAfter(replies, mistakes);
  }
  const finding = findingOf(belief, replies, mistakes);
  const ofTable = new Set(table.items);
  const ownBoards = replies.filter(({ item }) => !ofTable.has(item)).length;
  return { student, boards: replies.length, made: ownBoards, finding };
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
