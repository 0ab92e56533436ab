// Texts of other programs, as boards and as cards for a side: loaded when somebody brings one.
import { deckIn, type Foreign, foreignIn, scannedNames, type UnreadPiece } from '#engine/foreign';
import { type Item, readItems } from '#engine/sandbox';
import type { BroughtKind, ElsewhereWords } from '../../i18n/elsewhereWords.ts';
import { LANGUAGES, ROOT_LANGUAGE } from '../../i18n/languages.ts';
import { ownOf } from '../../i18n/ownOf.ts';
import { type Desk, withCardsOf } from './desk.ts';
import type { Brought } from './protocol.ts';

/** A board as another program wrote it, as a line. */
export interface BoardBrought {
  /** Left out where nothing of the text is of a board. */
  readonly line?: string;
  readonly told: Brought;
}

/** `as`: a board, or cards for a side that is chosen. Nothing where the text is of no form that is known. */
export async function boardBrought(
  text: string,
  as: 'show' | 'add',
  language: string,
): Promise<BoardBrought | undefined> {
  const read = foreignIn(text) ?? (as === 'show' ? boardOfDeck(text) : undefined);
  if (read === undefined) return undefined;
  const words = await wordsFor(language);
  if (read.line !== undefined) return { line: read.line, told: toldOf(read, words) };
  const isOther = read.unread.some(({ why }) => why === 'otherLanguage');
  const says = (isOther ? words.otherLanguage : words.nothing)(words.sources[read.kind]);
  return { told: { ...toldOf(read, words), says } };
}

interface Read extends Omit<Foreign, 'kind'> {
  readonly kind: BroughtKind;
}

/** What is marked as a list lies on the table of the first player, where no side is chosen. */
function boardOfDeck(text: string): Read | undefined {
  const deck = deckIn(text);
  if (!deck?.isMarked || deck.cards.length === 0) return undefined;
  const items = deck.cards.map(({ times, name }) => `${times}x ${name.replaceAll(/[;+]/g, ' ')}`);
  return { kind: 'deck', ...deck, line: `Ada: ${items.join(' + ')}; Nil:` };
}

/** Cards for a side. */
export interface ListBrought {
  readonly items: readonly Item[];
  readonly told: Brought;
  /** With the cards of the list. */
  readonly desk: Desk;
}

/** A list of cards, or a text with names of cards in it; nothing where no card was found. */
export async function listBrought(text: string, desk: Desk): Promise<ListBrought | undefined> {
  const read = (await listOfDeck(text, desk)) ?? listOfNames(text, desk);
  if (read.items.length === 0) return undefined;
  const words = await wordsFor(desk.here.m.language);
  return { items: read.items, told: toldOf(read, words), desk: read.desk };
}

interface ListRead extends Read {
  readonly items: readonly Item[];
  readonly desk: Desk;
}

async function listOfDeck(text: string, before: Desk): Promise<ListRead | undefined> {
  const deck = deckIn(text);
  if (deck === undefined) return undefined;
  const desk = await withCardsOf([deck.cards.map(({ name }) => name).join('\n')], before);
  const each = deck.cards.map((line) => ({
    line,
    ...readItems(`${line.times}x ${line.name}`, desk.lexicon),
  }));
  const unknown = each
    .filter(({ slips }) => slips.length > 0)
    .map(({ line }): UnreadPiece => ({ line: line.line, text: line.text, why: 'unknownCard' }));
  return {
    kind: 'deck',
    lines: deck.lines,
    unread: [...deck.unread, ...unknown].toSorted((a, b) => a.line - b.line),
    items: each.flatMap(({ items, slips }) => (slips.length > 0 ? [] : items)),
    desk,
  };
}

function listOfNames(text: string, desk: Desk): ListRead {
  const { cards, ...read } = scannedNames(text, desk.lexicon.cards);
  const items = cards.flatMap((id) => readItems(id, desk.lexicon).items);
  return { kind: 'picture', ...read, items, desk };
}

/** So many pieces are told of one by one. */
const MOST_TOLD = 40;

function toldOf({ kind, lines, unread }: Read, words: ElsewhereWords): Brought {
  const left = new Set(unread.map(({ line }) => line)).size;
  const more = unread.length - MOST_TOLD;
  return {
    says: words.read(words.sources[kind], Math.max(lines - left, 0), lines),
    unread: unread.length === 0 ? '' : words.unread(unread.length),
    pieces: [
      ...unread
        .slice(0, MOST_TOLD)
        .map(({ line, text, why }) => words.piece(line, text, words.whys[why])),
      ...(more > 0 ? [words.more(more)] : []),
    ],
  };
}

const WORDS = import.meta.glob<{ readonly elsewhere: ElsewhereWords }>(
  '../../i18n/*/chrome/elsewhere.ts',
);

async function wordsFor(code: string): Promise<ElsewhereWords> {
  const language = LANGUAGES.find((one) => one === code) ?? ROOT_LANGUAGE;
  return (await ownOf(WORDS, language)).elsewhere;
}
