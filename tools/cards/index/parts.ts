import type { FileMapping } from '../../../site/cardText/fileForm.ts';

/** A card of the index, in the form of card files, with its id and how many lines of its text were not read. */
export type IndexEntry = FileMapping & { readonly id: string };

/** Where the index lies. */
export const INDEX = 'scenarios/cardIndex';

/** The name of the part in which an id stands: its first letter. */
const partOf = (id: string): string =>
  /^[a-z]/.test(id) ? `${id.charAt(0)}.jsonl` : 'other.jsonl';

/** The texts of the parts: a card a line, sorted by ids. */
export function partsOf(entries: readonly IndexEntry[]): ReadonlyMap<string, string> {
  const sorted = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const parts = Map.groupBy(sorted, ({ id }) => partOf(id));
  return new Map(
    [...parts].map(([part, some]) => [part, some.map((one) => `${lineOf(one)}\n`).join('')]),
  );
}

/** A card in one line, the id first. */
export const lineOf = ({ id, ...more }: IndexEntry): string => JSON.stringify({ id, ...more });

/** The lines of parts by their ids. */
export function linesById(parts: Iterable<string>): ReadonlyMap<string, string> {
  return new Map(
    [...parts]
      .flatMap((text) => text.split('\n'))
      .flatMap((line) => {
        const id = /^\{"id":"([^"]+)"/.exec(line)?.[1];
        return id === undefined ? [] : [[id, line] as const];
      }),
  );
}
