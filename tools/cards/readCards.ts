import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIndexedCard, slugOf } from '#engine';
import type { PrintedFace } from '../../site/cardText/card.ts';
import { type CardEntry, entryOf, type FaceEntry } from '../../site/cardText/entryOf.ts';
import { readCardFace } from '../../site/cardText/readFace.ts';
import { loadCards } from '../../site/library/cards.ts';
import { type BulkRead, namesIn, readBulk } from './bulk/readBulk.ts';
import type { BulkCard } from './bulk/shapes.ts';
import { differenceOf, toldDifference } from './index/difference.ts';
import { INDEX, type IndexEntry, lineOf, linesById, partsOf } from './index/parts.ts';
import { type CardSeen, sharesOf, toldShare } from './index/shares.ts';
import { stopsOf } from './index/stops.ts';
import { type NamedCard, uniqueNames } from './index/uniqueNames.ts';

/** What became of bulk files, each line for people. */
export interface CardsReading {
  readonly difference: string;
  readonly shares: readonly string[];
  /** Where reading stops, the commonest first. */
  readonly stops: readonly string[];
  /** What is left out or could not be read. */
  readonly problems: readonly string[];
}

/**
 * Reads all cards of these files and writes the index of the project at `root` anew; tells at most so many places where reading
 * stops. A card that the files do not have stays as it was; where no card could be read, nothing is written.
 */
export async function readCards(
  root: string,
  paths: readonly string[],
  stops: number,
): Promise<CardsReading> {
  const bulk = await readBulk(paths);
  const seen = [...bulk.cards.values()].map(seenOf);
  const { entries, refused } = held(named(root, withIds(seen, idsByName(root)), bulk));
  const before = linesById(readParts(root));
  const after = linesById(partsOf(entries).values());
  if (entries.length > 0) writeParts(root, entries, before);
  const cards = seen.map(({ card }) => card);
  return {
    difference: toldDifference(differenceOf(before, after)),
    shares: sharesOf(cards).map(toldShare),
    stops: stopsOf(cards.flatMap(unreadLinesOf), stops).map(
      ({ words, lines, card }) => `${`${lines}`.padStart(6)}  ${words}  (${card})`,
    ),
    problems: [...problemsOf(bulk, seen), ...refused],
  };
}

interface Seen {
  readonly card: CardSeen;
  /** Nothing of what has no type that the engine knows. */
  readonly entry: CardEntry | undefined;
}

function seenOf({ faces: [front, ...others], isInStandard }: BulkCard): Seen {
  const whole = { ...(front ?? NO_FACE), faces: others };
  const faces = [whole, ...others].map((face) => ({
    type: face.type,
    lines: readCardFace(face).lines,
  }));
  return { card: { name: whole.name, isInStandard, faces }, entry: entryOf(whole) };
}

const NO_FACE: PrintedFace = { name: '', type: '', text: '' };

interface Identified {
  readonly id: string;
  readonly entry: CardEntry;
}

/** The ids of cards that have files, by their English names. */
const idsByName = (root: string): ReadonlyMap<string, string> =>
  new Map([...loadCards(root).cards.values()].map(({ id, names }) => [names.en, id]));

/** Under the names that their files have or would have; of two of the same name the second has a number. */
function withIds(seen: readonly Seen[], known: ReadonlyMap<string, string>): readonly Identified[] {
  const times = new Map<string, number>();
  return seen.flatMap(({ entry }) => {
    if (entry === undefined) return [];
    const slug = known.get(entry.names.en) ?? idFor(slugOf(entry.names.en));
    const n = (times.get(slug) ?? 0) + 1;
    times.set(slug, n);
    return [{ id: n === 1 ? slug : `${slug}-${n}`, entry }];
  });
}

const LONGEST_ID = 60;

/** An id begins with a letter. */
const idFor = (slug: string): string =>
  (/^[a-z]/.test(slug) ? slug : `card-${slug}`).slice(0, LONGEST_ID).replace(/-$/, '');

/** With their names in all languages, as far as no other card is called so. */
function named(
  root: string,
  cards: readonly Identified[],
  { names }: BulkRead,
): readonly IndexEntry[] {
  const ids = new Set(cards.map(({ id }) => id));
  const own = [...loadCards(root).cards.values()]
    .filter(({ id }) => !ids.has(id.replace(/-back$/, '')))
    .map((card): NamedCard => ({ id: card.id, names: card.names }));
  const faceOf = (id: string, face: FaceEntry): NamedCard => ({
    id,
    names: namesIn(face.names.en, names),
  });
  const faces = cards.map(({ id, entry }) => ({
    id,
    entry,
    front: faceOf(id, entry),
    behind: entry.back && faceOf(id, entry.back),
  }));
  const unique = uniqueNames([
    ...own,
    ...faces.flatMap(({ front, behind }) => [front, ...(behind === undefined ? [] : [behind])]),
  ]);
  return faces.map(({ id, entry, front, behind }): IndexEntry => {
    const { back, ...face } = entry;
    const whole = { ...face, names: { ...face.names, ...unique.get(front) } };
    if (back === undefined || behind === undefined) return { id, ...whole };
    return { id, ...whole, back: { ...back, names: { ...back.names, ...unique.get(behind) } } };
  });
}

/** Those that can lie on a board; what can't, as a planeswalker whose loyalty is not known, is told. */
function held(entries: readonly IndexEntry[]): {
  readonly entries: readonly IndexEntry[];
  readonly refused: readonly string[];
} {
  const refused = new Map(
    entries.flatMap((entry) => {
      const read = readIndexedCard({ file: '', line: 1, text: lineOf(entry) });
      const [issue] = read.ok ? [] : read.error;
      return issue === undefined
        ? []
        : [[entry, `left out: ${entry.id}, ${issue.code} ${issue.found}`] as const];
    }),
  );
  return { entries: entries.filter((one) => !refused.has(one)), refused: [...refused.values()] };
}

function readParts(root: string): readonly string[] {
  const folder = join(root, INDEX);
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The cards that were read, and those that the files do not have as they were. */
function writeParts(
  root: string,
  entries: readonly IndexEntry[],
  before: ReadonlyMap<string, string>,
): void {
  const ids = new Set(entries.map(({ id }) => id));
  const kept = [...before]
    .filter(([id]) => !ids.has(id))
    .map(([, line]): IndexEntry => JSON.parse(line));
  for (const [part, text] of partsOf([...entries, ...kept]))
    writeFileSync(join(root, INDEX, part), text);
}

const unreadLinesOf = ({ name, faces }: CardSeen) =>
  faces.flatMap(({ lines }) =>
    lines.flatMap(({ read }) =>
      read.kind === 'unread' ? [{ stoppedAt: read.stoppedAt, card: name }] : [],
    ),
  );

/** So many problems of a sort are told; of the others, how many there are. */
const MOST_TOLD = 20;

function problemsOf({ problems, leftOut }: BulkRead, seen: readonly Seen[]): readonly string[] {
  const typeless = seen.filter(({ entry }) => entry === undefined).map(({ card }) => card.name);
  const more = problems.length - MOST_TOLD;
  return [
    ...problems.slice(0, MOST_TOLD),
    ...(more > 0 ? [`and ${more} more that can't be read`] : []),
    ...[...leftOut].map(([layout, n]) => `left out: ${n} of the layout ${layout}`),
    ...(typeless.length === 0
      ? []
      : [`left out: ${typeless.length} of types that are not known, as ${typeless[0]}`]),
  ];
}
