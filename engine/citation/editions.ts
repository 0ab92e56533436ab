import type { Behaviour } from './overlay.ts';
import { OVERLAYS } from './overlays.ts';

/** An edition is called by the day on which it took effect, as an ISO date: ids sort by age. */
export type EditionId = (typeof OVERLAYS)[number]['effective'];

/** Every edition that can be shown, the oldest first. */
export const EDITION_IDS: readonly EditionId[] = OVERLAYS.map(({ effective }) => effective);

/**
 * The rules in force: what is shown where no edition is asked for. This name is for code alone. No file and no address
 * says “the newest”: there, an edition has its date, or the place speaks of all from a date on.
 */
export const NEWEST_EDITION: EditionId = newestOf(EDITION_IDS);

/** What a printing of the rules does, all told. */
export interface Edition extends Behaviour {
  readonly id: EditionId;
}

export function editionOf(id: EditionId): Edition {
  const edition = EDITIONS.get(id);
  if (edition === undefined) throw new Error(`There is no edition ${id}`);
  return edition;
}

/** Whether a text is the day of an edition that can be shown. */
export function isEditionId(text: string): text is EditionId {
  return EDITION_IDS.some((id) => id === text);
}

const EDITIONS: ReadonlyMap<EditionId, Edition> = editionsFrom(OVERLAYS);

function editionsFrom([first, ...later]: typeof OVERLAYS): ReadonlyMap<EditionId, Edition> {
  let edition: Edition = { ...first.behaviour, id: first.effective };
  const editions = new Map([[edition.id, edition]]);
  for (const { effective, behaviour } of later) {
    edition = { ...edition, ...behaviour, id: effective };
    editions.set(effective, edition);
  }
  return editions;
}

function newestOf(ids: readonly EditionId[]): EditionId {
  const id = ids.at(-1);
  if (id === undefined) throw new Error('There is no edition');
  return id;
}
