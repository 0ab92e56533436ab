import { EDITION_IDS, type EditionId, isEditionId, NEWEST_EDITION } from '../citation/editions.ts';
import { nearestWord } from '../scenario/reading/nearestWord.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { asTyped } from './asTyped.ts';
import type { Board, Unread } from './board.ts';
import { buildSetup } from './buildSetup.ts';
import { caseFold } from './caseFold.ts';
import { declaredByTags, type Tagged } from './declaredByName.ts';
import { byLetters, inSections } from './inSections.ts';
import { namesWhatIsLate, withLateNames } from './lateNames.ts';
import { lessonIn } from './lessonWords.ts';
import type { Lexicon } from './lexicon.ts';
import { normalized } from './normalized.ts';
import { type ParseIssue, type Slip, slipIn } from './parseIssue.ts';
import { type DoneSection, readActs, type Stray } from './readActs.ts';
import { readSides } from './readSides.ts';
import { isDone, type Section, sectionsOf } from './sections.ts';
import { asTried } from './tried.ts';

/** As much text as a line or link may be before anything is read of it: far more than any board needs. */
const LONGEST = 50_000;

/**
 * The board that a line of text describes, as far as it can be read, and every slip in it, in the order of the text.
 *
 *     Ada: boggart-brute; Nil, 13 life: 2/2 blocks if able + 4x 1/1 spirit flying, tapped; A1 -> Nil; N1 N2 -| A1; A1: 2 N1, 1 N2
 *
 * Sections are parted by semicolons or lines. In them stand
 *
 * - a side: a name, what is said of the player, a colon, items with a plus between them. Whoever comes first is the active
 *   player. `Ada hand: …`, `Ada graveyard: …` and `Ada exile: …` have cards in other zones; `2/2 vs 3/3` names nobody;
 * - an item: how often (`4x`), what it is, how it stands. What it is: a card by its id or by a name, or in words: supertypes,
 *   size, colors, types, subtypes, and abilities with commas between them (`sayings`). How it stands: `status`. What can
 *   only be another thing is one behind a comma, too (`itemsIn`);
 * - what is declared, by tags, or by names of cards (`declaredByTags`): `A1 A2 -> Nil`, `N1 -| A1`, `no attack`, `no block`, `band A1 A2`, `exert A1`, `A1 enlists A2`,
 *   `pay A3, 2 life`, `A1 orders N2, N1`, `A1: 2 N1, 3 Nil`. Sections of a sort add up to one declaration, each defending
 *   player's blocks and each step's damage to one of their own; after `then` comes another;
 * - what somebody does with priority: `Nil casts giant-growth on A1, x 3, mode 1 2, with kicker`, `Nil uses N1 ability 2 on A1`, `Nil
 *   turns up N2`, `Ada plays forest`; `all pass`, by which the top of the stack resolves or the step ends; and `main phase`,
 *   in which the board begins where nothing was done before, or to which it goes on after combat;
 * - a question mark at the end: the last declaration is only tried (`triesLast`), as in `N1 -| A1?`;
 * - `asks most creatures` at the very end: what a set asks of the board (`lessonIn`), which changes nothing of it;
 * - what somebody chooses as the game asks, before or behind what brings it: `Ada chooses for A1: on N2, mode 1, declines`,
 *   `Ada chooses N2 for A1`; without more, it is the place of a trigger among its controller’s others. `PARTS` has them all;
 * - `rules 2024-07-30`: the edition; without it, the newest.
 *
 * What becomes of a line on its way is forgiven: `normalized`, and line breaks within a section.
 *
 * Lines that were once published are read for ever: phrases may be added here, and none is taken away.
 */
export function readLine(pasted: string, known: Lexicon): LineRead {
  if (pasted.length > LONGEST) return tooLong(pasted);
  // Its own, with which is forgotten what was looked for in it.
  const lexicon = { ...known };
  const asked = lessonIn(byLetters(normalized(pasted))).line;
  const typed = asked.replace(ASKS, '');
  const { tagged, read } = readNamed(typed, lexicon);
  const { board, slips } = asTyped(readWrapped(tagged.text, read, lexicon), typed, tagged);
  return { board: typed === asked ? board : tried(board), slips };
}

/** Whoever asks of a declaration whether it is legal writes it so. */
const ASKS = /\s*[?？]\s*$/;

/** Behind what is not understood a question is about that, and behind a board without declarations it is about nothing. */
const tried = (board: Board): Board =>
  board.unread?.some(({ about }) => about === 'acts') ? board : asTried(board);

/** What is read of a text, or of the same in one line where mail has broken it. */
function readWrapped(text: string, read: LineRead, lexicon: Lexicon): LineRead {
  const passing = slipsIn(read) === 0 ? undefined : readInPassing(text, lexicon);
  if (passing !== undefined) return passing;
  const isWrapped = WRAPPED.test(text);
  if (!BROKEN.test(text) || (slipsIn(read) === 0 && !isWrapped)) return read;
  const whole = readTyped(text.replaceAll(BREAKS, ' '), lexicon);
  const gain = slipsIn(read) - slipsIn(whole);
  return gain > 0 || (gain === 0 && isWrapped) ? whole : read;
}

/** The text in which tags stand for names, if more of it is understood than as it was typed; else as it was. */
function readNamed(
  text: string,
  lexicon: Lexicon,
): { readonly tagged: Tagged; readonly read: LineRead } {
  const read = readTyped(text, lexicon);
  const unnamed = { tagged: { text, names: [] }, read };
  if (slipsIn(read) === 0) return unnamed;
  const tagged = declaredByTags(text, lexicon, (some) =>
    some === text ? read.board.setup : readTyped(some, lexicon).board.setup,
  );
  if (tagged === undefined) return unnamed;
  const again = readTyped(tagged.text, lexicon);
  const gain = slipsIn(read) - slipsIn(again);
  const isOpen = tagged.names.some(({ offered }) => offered.length > 0);
  return gain > 0 || (gain === 0 && isOpen) ? { tagged, read: again } : unnamed;
}

/** One creature that attacks, and one at most that blocks it, where that is all that is said. */
function readInPassing(text: string, lexicon: Lexicon): LineRead | undefined {
  const said = inSections(text);
  if (said === undefined) return undefined;
  const read = readTyped(said, lexicon);
  const { permanents } = read.board.setup;
  const isOneOfEach =
    new Set(permanents.map(({ controller }) => controller)).size === permanents.length;
  return slipsIn(read) === 0 && isOneOfEach ? read : undefined;
}

/** A card of whose text not all is read is understood as it is called. */
const slipsIn = ({ slips }: LineRead): number =>
  slips.filter(({ kind }) => kind !== 'halfRead').length;

/** Mail breaks a long line in the middle of whatever stands there; lines of a list are sections of their own. */
const BROKEN = /;.*\n|\n.*;/s;
/** All lines but the last are as long as mail leaves them: what can be read both ways is one line. */
const WRAPPED = /^(?:.{40,}\r?\n)+.*$/;
const BREAKS = /\r?\n/g;

/**
 * `board`: what is understood, with whatever is not in its place, so that it is written again as it was typed; `rulable`
 * tells how much of it can be ruled on. `slips`: each thing that is not understood, where it stands, what it is about,
 * and what was probably meant.
 */
export interface LineRead {
  readonly board: Board;
  readonly slips: readonly ParseIssue[];
}

/** Of a text that is too long to be looked at nothing is understood, and nothing is kept. */
function tooLong(text: string): LineRead {
  const { board } = readTyped('', NOTHING_KNOWN);
  const slip = slipIn('tooMany', { at: LONGEST, text: String(text.length) });
  return {
    board: { ...board, unread: [{ about: 'board', text: '' }] },
    slips: [{ ...slip, about: { kind: 'board' } }],
  };
}

const NOTHING_KNOWN: Lexicon = { cards: new Map(), words: new Map() };

function readTyped(text: string, lexicon: Lexicon): LineRead {
  const sections = sectionsOf(text);
  const { sides, strays, unread, issues } = readSides(sections, lexicon);
  const built = buildSetup(sides);
  const edition = readEdition(sections);
  const ofBoard = [...unread, ...built.unread, ...edition.unread].map(
    (said): Unread => ({ about: 'board', text: said }),
  );
  const done = doneIn(sections, strays, built.names.players);
  const acts = readInTurn(done, { names: built.names, cards: lexicon.cards }, (read) => ({
    edition: edition.edition,
    setup: built.setup,
    acts: read.acts,
    unread: [...ofBoard, ...read.unread.map((text): Unread => ({ about: 'acts', text }))],
  }));
  const left = [
    ...ofBoard,
    ...acts.unread.map(
      (said, at): Unread => ({
        about: 'acts',
        text: said,
        ...(at === 0 && acts.declares !== undefined ? { declares: acts.declares } : {}),
      }),
    ),
  ];
  const slips = [
    ...built.issues,
    ...issues,
    ...edition.slips.map((slip): ParseIssue => ({ ...slip, about: { kind: 'board' } })),
    ...acts.slips.map((slip): ParseIssue => ({ ...slip, about: { kind: 'act' } })),
  ];
  return {
    board: {
      edition: edition.edition,
      ...(edition.isNamed ? { namesEdition: true } : {}),
      setup: built.setup,
      acts: acts.acts,
      ...(left.length === 0 ? {} : { unread: left }),
    },
    slips: slips.toSorted((a, b) => a.at - b.at),
  };
}

type ActsRead = ReturnType<typeof readActs>;

/** As many times as something may come onto the battlefield and then be named. */
const MOST_TIMES = 12;

/** The acts, each with the names of what has come onto the battlefield before it. */
function readInTurn(
  done: readonly DoneSection[],
  reading: Parameters<typeof readActs>[1],
  boardWith: (acts: ActsRead) => Board,
): ActsRead {
  let { names } = reading;
  let read = readActs(done, reading);
  if (!namesWhatIsLate(done, names)) return read;
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const more = withLateNames(boardWith(read), names);
    if (more === undefined) break;
    names = more;
    read = readActs(done, { ...reading, names });
  }
  return read;
}

/** What is done, and what is said after something was done and is not understood. */
function doneIn(
  sections: readonly Section[],
  strays: readonly Section[],
  players: readonly PlayerId[],
): readonly DoneSection[] {
  return sections.flatMap((section): readonly DoneSection[] => {
    if (strays.includes(section)) return [strayIn(section, players)];
    return isDone(section) ? [section] : [];
  });
}

/** Whoever’s tag it begins with declares; what begins with a name is done with priority. */
function strayIn({ span }: Section, [active, ...others]: readonly PlayerId[]): Stray {
  const [first = ''] = span.text.split(/[\s,:]+/);
  const isTagOf = (player: PlayerId | undefined): boolean =>
    player !== undefined && /^\p{L}\d+$/u.test(first) && isInitial(first, player);
  const isPlayer = [active, ...others].some(
    (player) => player && caseFold(player) === caseFold(first),
  );
  const of = isTagOf(active)
    ? 'attack'
    : others.some(isTagOf)
      ? 'block'
      : isPlayer
        ? 'none'
        : 'before';
  return { kind: 'stray', span, of };
}

const isInitial = (tag: string, player: PlayerId): boolean =>
  caseFold(tag.charAt(0)) === caseFold(player.charAt(0));

function readEdition(sections: readonly Section[]): {
  readonly edition: EditionId;
  readonly isNamed: boolean;
  readonly unread: readonly string[];
  readonly slips: readonly Slip[];
} {
  const said = sections.flatMap((one) => (one.kind === 'edition' ? [one] : []));
  const wrong = said.filter(({ edition }) => !isEditionId(edition.text));
  const named = said.map(({ edition }) => edition.text).findLast(isEditionId);
  return {
    edition: named ?? NEWEST_EDITION,
    isNamed: named === NEWEST_EDITION,
    unread: wrong.map(({ span }) => span.text),
    slips: wrong.map(({ edition }) =>
      slipIn('unknownEdition', edition, offer(nearestWord(edition.text, EDITION_IDS))),
    ),
  };
}

const offer = (nearest: string | undefined): readonly string[] =>
  nearest === undefined ? [] : [nearest];
