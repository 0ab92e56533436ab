import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Card, type CardLookup, err, type Issue, type Result, readCard } from '#engine';
import { guarded } from './failure.ts';

/** The cards that could be read, by their ids, and everything that is wrong with the others. */
export interface CardsRead {
  readonly cards: CardLookup;
  readonly issues: readonly Issue[];
}

const CARDS = 'scenarios/cards';
/** Beside the cards stands a list of those that can't be said yet. */
const CARD_FILE = /^[a-z0-9-]+\.yaml$/;

/** A file of the project, from its root, with its text. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** The card files of the project at `root`, sorted. */
export function cardFiles(root: string): readonly TextFile[] {
  const names = existsSync(join(root, CARDS)) ? readdirSync(join(root, CARDS)).toSorted() : [];
  return names
    .filter((name) => CARD_FILE.test(name))
    .map((name) => `${CARDS}/${name}`)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Reads the cards of the project at `root`. */
export const loadCards = (root: string): CardsRead => readCards(cardFiles(root));

/** Reads cards; each face has its place under a name of its own. */
export function readCards(files: readonly TextFile[]): CardsRead {
  const read = files.map(readOnce);
  return {
    cards: cardLookup(read.flatMap((result) => (result.ok ? facesOf(result.value) : []))),
    issues: read.flatMap((result) => (result.ok ? [] : result.error)),
  };
}

type Read = Result<Card, readonly Issue[]>;

// Most files are as they were when somebody asked last; a change of the engine begins a process or a thread of its own.
const lastRead = new Map<string, { readonly text: string; readonly read: Read }>();

function readOnce({ file, text }: TextFile): Read {
  const before = lastRead.get(file);
  if (before?.text === text) return before.read;
  const read = guarded<Read>(
    file,
    () => readCard(text, file),
    (issue) => err([issue]),
  );
  lastRead.set(file, { text, read });
  return read;
}

export const cardLookup = (cards: readonly Card[]): CardLookup =>
  new Map<string, Card>(cards.map((card) => [card.id, card]));

/** Each face by itself, for which the other has a place of its own. */
export function facesOf(card: Card): readonly Card[] {
  const { back, ...front } = card;
  return back === undefined ? [card] : [card, { ...front, ...back }];
}
