import { EDITION_IDS, type EditionId, isEditionId, NEWEST_EDITION } from '../citation/editions.ts';
import { CUSTOMARY_NAMES, MOST_PLAYERS } from '../scenario/newcomer.ts';
import { nearestWord } from '../scenario/reading/nearestWord.ts';
import { playerId } from '../vocabulary/ids.ts';
import type { Board } from './board.ts';
import { buildSetup, type Side, sideOf } from './buildSetup.ts';
import { caseFold } from './caseFold.ts';
import type { Lexicon } from './lexicon.ts';
import { normalized } from './normalized.ts';
import type { Note, ParseIssue } from './parseIssue.ts';
import { readActs } from './readActs.ts';
import { type Entry, itemsIn, MOST, type ReadingContext, readItem } from './readItem.ts';
import { type Header, readSaid } from './readSide.ts';
import { type Section, sectionsOf } from './sections.ts';
import type { Span } from './span.ts';

/** As much text as a line may be: far more than any board needs. */
const LONGEST = 100_000;

/**
 * The board that a line of text describes, as far as it can be read, and every slip in it, in the order of the text.
 *
 *     Ada: boggart-brute; Nil, 13 life: 2/2 blocks if able + 4x 1/1 spirit flying, tapped; A1 -> Nil; N1 N2 -| A1; A1: 2 N1, 1 N2
 *
 * Sections are parted by semicolons or lines. In them stand
 *
 * - a side: a name, what is said of the player, a colon, items with a plus between them. Whoever comes first is the active
 *   player. `Ada hand: …`, `Ada graveyard: …` and `Ada exile: …` have cards in other zones;
 * - an item: how often (`4x`), what it is, how it stands. What it is: a card by its id or by a name, or in words: supertypes,
 *   size, colors, types, subtypes, and abilities with commas between them (`sayings`). How it stands: `status`;
 * - what is declared, by tags: `A1 A2 -> Nil`, `N1 -| A1`, `no attack`, `no block`, `band A1 A2`, `exert A1`, `A1 enlists A2`,
 *   `pay A3, 2 life`, `A1 orders N2, N1`, `A1: 2 N1, 3 Nil`. Sections of a sort add up to one declaration, each defending
 *   player's blocks and each step's damage to one of their own; after `then` comes another;
 * - what somebody does with priority: `Nil casts giant-growth on A1, x 3, mode 1 2, with kicker`, `Nil uses N1 2 on A1`, `Nil turns
 *   up N2`; and `all pass`, by which the top of the stack resolves or the step ends;
 * - what somebody chooses as the game asks, before or behind what brings it: `Ada chooses for A1: on N2, mode 1, declines`,
 *   `Ada chooses N2 for A1`; without more, it is the place of a trigger among its controller’s others. `PARTS` has them all;
 * - `rules 2024-07-30`: the edition, where it is not the newest.
 *
 * What becomes of a line on its way is forgiven: `normalized`, and line breaks within a section.
 *
 * Lines that were once published are read for ever: phrases may be added here, and none is taken away.
 */
export function readLine(pasted: string, lexicon: Lexicon): LineRead {
  const text = normalized(pasted);
  const read = readTyped(text, lexicon);
  if (read.slips.length === 0 || !BROKEN.test(text)) return read;
  const whole = readTyped(text.replaceAll(BREAKS, ' '), lexicon);
  return whole.slips.length < read.slips.length ? whole : read;
}

/** Mail breaks a long line in the middle of whatever stands there; lines of a list are sections of their own. */
const BROKEN = /;.*\n|\n.*;/s;
const BREAKS = /\r?\n/g;

interface LineRead {
  readonly board: Board;
  readonly slips: readonly ParseIssue[];
}

function readTyped(text: string, lexicon: Lexicon): LineRead {
  const slips: ParseIssue[] = [];
  const note: Note = (slip) => slips.push(slip);
  if (text.length > LONGEST) note({ kind: 'tooMany', at: LONGEST, text: String(text.length) });
  const sections = sectionsOf(text.slice(0, LONGEST));
  const sides = readSides(sections, { lexicon, note });
  const { setup, names } = buildSetup(sides, note);
  const acts = readActs(sections, { names, cards: lexicon.cards, note });
  const edition = readEdition(sections, note);
  return { board: { edition, setup, acts }, slips: slips.toSorted((a, b) => a.at - b.at) };
}

// Where a text names nobody, what it lists is the first player’s.
const [FIRST = playerId('Ada')] = CUSTOMARY_NAMES;

function readSides(sections: readonly Section[], reading: ReadingContext): readonly Side[] {
  let sides: readonly Side[] = [];
  let current: string | undefined;
  for (const section of sections) {
    if (section.kind === 'side') {
      const next = withHeader(sides, section.header, reading);
      current = next?.name;
      sides = next?.sides ?? sides;
    } else if (section.kind === 'items') {
      const name = current ?? FIRST;
      sides = withItems(withPlayer(sides, name), name, 'battlefield', section.span, reading);
      current = name;
    }
  }
  return withOpponent(sides);
}

function withOpponent(sides: readonly Side[]): readonly Side[] {
  if (sides.length > 1) return sides;
  const [only = sideOf(FIRST)] = sides;
  const other = CUSTOMARY_NAMES.find((name) => !isCalled(only, name)) ?? FIRST;
  return [only, sideOf(other)];
}

function withHeader(
  sides: readonly Side[],
  { name, zone, said, rest }: Header,
  reading: ReadingContext,
): { readonly name: string; readonly sides: readonly Side[] } | undefined {
  const called = sides.find((side) => isCalled(side, name.text))?.player ?? capital(name.text);
  const there = withPlayer(sides, called, name.at);
  if (there.length > MOST_PLAYERS) {
    reading.note({ kind: 'impossible', ...name, because: 'fourPlayers' });
    return undefined;
  }
  const more = readSaid(said, reading);
  const told = there.map((side) =>
    isCalled(side, called) ? { ...side, said: { ...side.said, ...more } } : side,
  );
  return { name: called, sides: withItems(told, called, zone ?? 'battlefield', rest, reading) };
}

const withPlayer = (sides: readonly Side[], name: string, at = 0): readonly Side[] =>
  sides.some((side) => isCalled(side, name)) ? sides : [...sides, sideOf(name, at)];

const isCalled = ({ player }: Side, name: string): boolean => caseFold(player) === caseFold(name);

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function withItems(
  sides: readonly Side[],
  name: string,
  place: 'battlefield' | 'hand' | 'graveyard' | 'exile',
  span: Span,
  reading: ReadingContext,
): readonly Side[] {
  const read = itemsIn(span).flatMap((item) => readItem(item, reading) ?? []);
  return sides.map((side) =>
    isCalled(side, name)
      ? { ...side, [place]: withinBounds([...side[place], ...read], reading.note) }
      : side,
  );
}

function withinBounds(entries: readonly Entry[], note: Note): readonly Entry[] {
  let left = MOST;
  return entries.flatMap((entry) => {
    const times = Math.min(entry.times, left);
    left -= times;
    if (times < entry.times)
      note({ kind: 'tooMany', at: entry.span.at, text: String(entry.times) });
    return times === 0 ? [] : [{ ...entry, times }];
  });
}

function readEdition(sections: readonly Section[], note: Note): EditionId {
  const said = sections.flatMap((one) => (one.kind === 'edition' ? [one.span] : [])).at(-1);
  if (said === undefined) return NEWEST_EDITION;
  if (isEditionId(said.text)) return said.text;
  const nearest = nearestWord(said.text, EDITION_IDS);
  note({ kind: 'unknownEdition', ...said, ...(nearest === undefined ? {} : { nearest }) });
  return NEWEST_EDITION;
}
