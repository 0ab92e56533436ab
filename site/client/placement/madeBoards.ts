// Boards that are made for a sitting beside those of the table, in a worker, while another is answered.
import { beliefAfter } from '../../placement/belief.ts';
import type { PlacementItem, PlacementTable } from '../../placement/item.ts';
import { suspectsNow } from '../../placement/suspects.ts';
import type { PlacingWanted } from '../boards/boardRequests.ts';
import { addressOfMade, seedAfter, textAt } from '../deal/made.ts';
import { readAnswers, repliesIn } from './replies.ts';
import type { PlacementSitting } from './sitting.ts';

/** So many for each mistake that is looked into; of what was asked of them, others take the place. */
const OF_EACH = 2;

export class MadeBoards {
  /** Where boards are made, of what stands there: `/it/practice/boards/`. */
  readonly #page: string;
  #items: readonly PlacementItem[] = [];
  /** What was made once is not asked for again, whether or not a board came of it. */
  readonly #known = new Set<string>();

  constructor(page: string) {
    this.#page = page;
  }

  /** With those that were made so far. */
  beside(table: PlacementTable): PlacementTable {
    return { ...table, items: [...table.items, ...this.#items] };
  }

  /** Those that were asked in a sitting that is gone on with. Rejects where they can't be made now. */
  recall({ answers, asked }: PlacementSitting, table: PlacementTable): Promise<void> {
    const names = [...answers.map(({ at }) => at), asked ?? ''].flatMap((at) => textAt(at) ?? []);
    return this.#make(
      names.map((name) => ({ kind: 'named', name })),
      table,
    );
  }

  /** Those that may come next, while one is answered. Where none can be had, the table has enough. */
  async ahead(sitting: PlacementSitting, table: PlacementTable): Promise<void> {
    if (navigator.connection?.saveData) return;
    await this.#make(nextWanted(sitting, this.beside(table)), table).catch(() => {});
  }

  async #make(wanted: readonly PlacingWanted[], { mistakes }: PlacementTable): Promise<void> {
    const fresh = wanted.filter((one) => !this.#known.has(keyOf(one)));
    if (fresh.length === 0) return;
    const { boardsToPlaceBy } = await import('../boards/madePage.ts');
    const made = await boardsToPlaceBy(this.#page, fresh);
    for (const one of fresh) this.#known.add(keyOf(one));
    // A table that was kept from another version of the site means others by its places.
    if (`${made.mistakes}` !== `${mistakes}`) return;
    const isHere = ({ at }: PlacementItem): boolean => this.#items.some((one) => one.at === at);
    this.#items = [...this.#items, ...made.items.filter((one) => !isHere(one))];
  }
}

const keyOf = (one: PlacingWanted): string =>
  one.kind === 'named' ? addressOfMade(one.name) : `${one.mistake} ${one.seed}`;

/** For each mistake that may be it, from seeds that are this sitting's own. */
export function nextWanted(
  sitting: PlacementSitting,
  table: PlacementTable,
): readonly PlacingWanted[] {
  const replies = repliesIn(readAnswers(sitting, table));
  const belief = beliefAfter(replies, table.mistakes.length);
  const asked = table.items.find(({ at }) => at === sitting.asked);
  return suspectsNow(belief, table.mistakes.length, asked).flatMap((place) => {
    const mistake = table.mistakes[place];
    if (mistake === undefined) return [];
    const used = replies.filter(
      ({ item }) => textAt(item.at) !== undefined && item.believed.some(([one]) => one === place),
    ).length;
    return Array.from({ length: used + OF_EACH }, (_, nth) => ({
      kind: 'new' as const,
      mistake,
      seed: seedAfter(`${sitting.seed} ${mistake}`, nth),
    }));
  });
}
