import { type BulkRecord, recordsOf } from './records.ts';
import { type BulkCard, type PrintedName, type Shaped, shapeOf } from './shapes.ts';

/** All that bulk files say of cards. */
export interface BulkRead {
  /** By the name of the front, in the order in which they stand there. */
  readonly cards: ReadonlyMap<string, BulkCard>;
  /** What a card or face is called in other languages, by its English name. */
  readonly names: ReadonlyMap<string, PrintedNames>;
  /** How many were left out, by their layout. */
  readonly leftOut: ReadonlyMap<string, number>;
  /** What could not be read, with file and line. */
  readonly problems: readonly string[];
}

export type PrintedNames = { readonly [L in PrintedName['language']]?: string };

/** Reads bulk files, whichever of the shapes that are known each has; what can't be read keeps nothing else from it. */
export async function readBulk(paths: readonly string[]): Promise<BulkRead> {
  const read: Reading = { cards: new Map(), names: new Map(), leftOut: new Map(), problems: [] };
  for (const path of paths)
    for await (const record of recordsOf(path)) {
      const shaped = record.kind === 'record' ? shapeOf(record.value) : undefined;
      if (shaped === undefined) read.problems.push(`${path}:${record.line}: ${problemOf(record)}`);
      else add(shaped, read);
    }
  return read;
}

interface Reading extends BulkRead {
  readonly cards: Map<string, BulkCard>;
  readonly names: Map<string, PrintedNames>;
  readonly leftOut: Map<string, number>;
  readonly problems: string[];
}

function add(shaped: Shaped, { cards, names, leftOut }: Reading): void {
  for (const card of shaped.cards) addCard(card, cards);
  for (const name of shaped.names) addName(name, names);
  for (const layout of shaped.leftOut) leftOut.set(layout, (leftOut.get(layout) ?? 0) + 1);
}

const problemOf = (record: BulkRecord): string =>
  record.kind === 'problem' ? record.says : 'is no card of a shape that is known';

function addCard(card: BulkCard, cards: Map<string, BulkCard>): void {
  const [front] = card.faces;
  if (front !== undefined) cards.set(front.name, card);
}

/** The first printing that has a name says it. */
function addName({ of, language, name }: PrintedName, names: Map<string, PrintedNames>): void {
  const before = names.get(of) ?? {};
  names.set(of, { [language]: name, ...before });
}

/** The names of a card or face in all languages in which it was printed under another. */
export function namesIn(
  en: string,
  names: ReadonlyMap<string, PrintedNames>,
): PrintedNames & { readonly en: string } {
  const { it = en, es = en } = names.get(en) ?? {};
  return { en, ...(it === en ? {} : { it }), ...(es === en ? {} : { es }) };
}
