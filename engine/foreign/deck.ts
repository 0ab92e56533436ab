import { type SourceLine, type UnreadPiece, unreadIn } from './foreign.ts';
import { withoutMarkup } from './logs/program.ts';
import { sourceIn } from './sourceLines.ts';

/** So many of a card, as a list of cards has them. */
export interface DeckLine extends SourceLine {
  readonly times: number;
  readonly name: string;
}

export interface DeckRead {
  readonly cards: readonly DeckLine[];
  /** So many lines of the source say something at all. */
  readonly lines: number;
  readonly unread: readonly UnreadPiece[];
  /** It has what no other list has: a head, or a sideboard. */
  readonly isMarked: boolean;
}

/**
 * A list of cards as sites and programs write it: `4 Grizzly Bears (M10) 185`, `4x …`, `SB: 2 …`, under heads as `Deck` and
 * `Sideboard`, or as a file of Magic Online’s, Cockatrice’s or Forge’s. What is not of the main deck is not read. Nothing
 * where most of it is no such list.
 */
export function deckIn(text: string): DeckRead | undefined {
  const { lines, past } = sourceIn(text);
  const cards: DeckLine[] = [];
  const unread: UnreadPiece[] = [];
  let isBeside = false;
  let heads = 0;
  for (const source of lines) {
    const head = headIn(source.text);
    if (head !== undefined) {
      heads += 1;
      isBeside = head === 'keep' ? isBeside : head === 'beside';
      continue;
    }
    const card = cardIn(source);
    if (card === undefined) unread.push(unreadIn(source, source.text, 'notUnderstood'));
    else if (isBeside || card.isBeside) unread.push(unreadIn(source, source.text, 'zone'));
    else cards.push(card.line);
  }
  const entries = lines.length - heads - unread.filter(({ why }) => why !== 'zone').length;
  if (entries < 2 || entries * 2 < lines.length - heads) return undefined;
  const isMarked = heads > 0 || unread.some(({ why }) => why === 'zone');
  return { cards, lines: lines.length, unread: [...unread, ...past], isMarked };
}

/** What a head says of the lines below it; nothing where the line is none. */
function headIn(text: string): 'main' | 'beside' | 'keep' | undefined {
  const [, xml] = /<zone\b[^>]*\bname="(\w+)"/i.exec(text) ?? [];
  if (xml !== undefined) return /^main$/i.test(xml) ? 'main' : 'beside';
  if (/^<(?!cards?\b)[^>]*>.*$/i.test(text)) return 'keep';
  const [, word] = HEAD.exec(text.replace(/^(?:\/\/|#)\s*/, '')) ?? [];
  if (word === undefined) return /^(?:\/\/|#)/.test(text) ? 'keep' : undefined;
  return BESIDE.test(word) ? 'beside' : 'main';
}

/** With how many there are below it. */
const HEAD =
  /^\[?(deck|decklist|main(?:deck|board)?|about|name .*|sideboard|maybeboard|considering|commanders?|companion|tokens|creatures?|lands?|spells?|instants?|sorcer(?:y|ies)|artifacts?|enchantments?|planeswalkers?|battles?|other(?: spells)?)\]?:?\s*(?:[([]\d{1,3}[)\]])?$/i;
const BESIDE = /^(?:sideboard|maybeboard|considering|companion|tokens)/i;

interface CardRead {
  readonly line: DeckLine;
  readonly isBeside: boolean;
}

function cardIn(source: SourceLine): CardRead | undefined {
  const { text } = source;
  if (text.length > LONGEST_LINE) return undefined;
  if (/^<cards?\b/i.test(text)) {
    const [, n = '1'] = /\b(?:quantity|number)="(\d{1,3})"/i.exec(text) ?? [];
    const [, name] = /\bname="([^"]+)"/i.exec(text) ?? [];
    const isBeside = /\bsideboard="true"/i.test(text);
    return name === undefined
      ? undefined
      : { line: { ...source, times: Number(n), name: withoutMarkup(name) }, isBeside };
  }
  const [, beside, n, said = ''] = /^(SB:\s*)?(\d{1,3})\s*[x×]?\s+(.+)$/i.exec(text) ?? [];
  const name = said.replace(PRINTING, '').trim();
  if (n === undefined || Number(n) === 0 || name === '') return undefined;
  return { line: { ...source, times: Number(n), name }, isBeside: beside !== undefined };
}

const LONGEST_LINE = 300;

/** Which printing it is, and how people mark it: `(DMU) 123 *F*`, `[M10]`, `|M10|1`, `#ramp`, `^Have,#fff^`. */
const PRINTING =
  /(?:\s*\|.*|\s+[([][A-Za-z0-9]{2,6}[)\]](?:\s+[\w★-]*\d[\w★-]*)?|\s+\*[A-Z]{1,2}\*|\s+#\S.*|\s+\^[^^]*\^)+$/;
