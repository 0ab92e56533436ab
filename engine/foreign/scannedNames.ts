import { nameKey } from '../sandbox/caseFold.ts';
import type { CardLookup } from '../scenario/card.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { type UnreadPiece, unreadIn } from './foreign.ts';
import { sourceIn } from './sourceLines.ts';

/** Names of cards in a text that was taken off a picture. */
export interface ScannedNames {
  readonly cards: readonly CardId[];
  /** So many lines of the source say something at all. */
  readonly lines: number;
  readonly unread: readonly UnreadPiece[];
}

/**
 * The cards whose name a line of the text has and little else: but for signs around it, its name in whatever language, or
 * the only one that differs from it by one letter. All other lines are listed.
 */
export function scannedNames(text: string, lookup: CardLookup): ScannedNames {
  const { lines, past } = sourceIn(text);
  const cards: CardId[] = [];
  const unread: UnreadPiece[] = [];
  for (const source of lines.slice(0, MOST_LINES)) {
    const card = cardCalled(source.text, lookup);
    if (card === undefined) unread.push(unreadIn(source, source.text.slice(0, 200), 'unknownCard'));
    else cards.push(card);
  }
  const [left] = lines.slice(MOST_LINES);
  const rest = left === undefined ? past : [unreadIn(left, left.text.slice(0, 200), 'tooLong')];
  return { cards, lines: lines.length, unread: [...unread, ...rest] };
}

/** A picture has fewer names than that. */
const MOST_LINES = 200;

/** So long are the names of cards at most, and what a picture adds. */
const LONGEST = 80;
/** A shorter name may become another by one letter. */
const SHORTEST_SLIPPED = 6;

function cardCalled(text: string, lookup: CardLookup): CardId | undefined {
  if (text.length > LONGEST) return undefined;
  const names = namesOf(lookup);
  const keys = readingsOf(text)
    .map(nameKey)
    .filter((key) => key.length > 2);
  const exact = keys.flatMap((key) => names.get(key) ?? []);
  if (exact[0] !== undefined) return exact[0];
  const near = new Set(
    keys
      .filter((key) => key.length >= SHORTEST_SLIPPED)
      .flatMap((key) =>
        [...names].flatMap(([name, card]) => (isOneApart(name, key) ? [card] : [])),
      ),
  );
  const [only, ...others] = near;
  return others.length === 0 ? only : undefined;
}

/** Whether one letter is another, or is there in one of them alone. */
function isOneApart(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < longer && one[at] === other[at]) at += 1;
  const rests = [
    [at + 1, at + 1],
    [at + 1, at],
    [at, at + 1],
  ] as const;
  return rests.some(([mine, its]) => one.slice(mine) === other.slice(its));
}

/** The line as it is, and without what a picture may have at its ends: signs, and a few of them that are no word. */
function readingsOf(text: string): readonly string[] {
  const words = text.split(/\s+/);
  const isNoise = (word: string): boolean => word.replaceAll(/[^\p{L}]/gu, '').length < 3;
  const first = words.findIndex((word) => !isNoise(word));
  const last = words.findLastIndex((word) => !isNoise(word));
  return first < 0 ? [text] : [text, words.slice(first, last + 1).join(' ')];
}

const namesOf = remembered(
  (lookup: CardLookup): ReadonlyMap<string, CardId> =>
    new Map(
      [...lookup.values()].flatMap(({ id, names }) =>
        Object.values(names).map((name) => [nameKey(name), id] as const),
      ),
    ),
);
