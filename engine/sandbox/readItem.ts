import type { Characteristics } from '../language/characteristics.ts';
import { cardAt, nearestCard } from './cardNames.ts';
import { characteristicsOf, type Description, NOTHING_SAID, typesOf } from './description.ts';
import type { Lexicon } from './lexicon.ts';
import { type Modifiers, type NamedWith, UNTOUCHED } from './modifiers.ts';
import type { Note } from './parseIssue.ts';
import { readWords, type WordsRead } from './readWords.ts';
import { type Span, splitFull, trimmed } from './span.ts';

/** So many of the same, as they stand in a line, with the others that they name still as words. */
export interface Entry {
  readonly times: number;
  readonly characteristics: Characteristics;
  readonly status: Modifiers;
  readonly named: NamedWith;
  readonly span: Span;
}

/** As many permanents as one player may have in a line. */
export const MOST = 1000;

/** Items stand one after the other with a plus between spaces, or in lines of their own. */
export const itemsIn = (span: Span): readonly Span[] => splitFull(span, /\s\+(?=\s)|[\n\r;]/g);

export interface ReadingContext {
  readonly lexicon: Lexicon;
  readonly note: Note;
}

/** `4x 1/1 spirit flying, tapped`; nothing where it can't be made out what is meant. */
export function readItem(span: Span, reading: ReadingContext): Entry | undefined {
  const { note, lexicon } = reading;
  const { times, thing } = timesIn(span);
  if (times > MOST) note({ kind: 'tooMany', at: span.at, text: String(times) });
  const many = Math.min(times, MOST);
  const found = cardAt(withoutSet(thing), lexicon.cards);
  if (found !== undefined) {
    const said = partsSaid(found.rest, reading, 'card');
    const { characteristics } = found.face;
    return { times: many, characteristics, status: said.status, named: said.named, span };
  }
  const said = partsSaid(thing, reading, 'described');
  if (!isDescribed(said.nature)) {
    const text = splitFull(thing, /,/g)[0]?.text ?? thing.text;
    const nearest = nearestCard(text, lexicon.cards);
    note({
      kind: 'unknownCard',
      at: thing.at,
      text,
      ...(nearest === undefined ? {} : { nearest }),
    });
    return undefined;
  }
  for (const slip of said.slips) note(slip);
  const characteristics = characteristicsOf(said.nature);
  return { times: many, characteristics, status: said.status, named: said.named, span };
}

const isDescribed = (nature: Description): boolean =>
  nature.size !== undefined || typesOf(nature).length > 0;

/** `4x`, `4`, and of a list of cards what says in which set it is. */
function timesIn({ text, at }: Span): { readonly times: number; readonly thing: Span } {
  const [before, , n = '1'] = /^((\d{1,9})\s*[x×]\s*|(\d{1,9})\s+(?=\S))/i.exec(text) ?? [];
  if (before === undefined) return { times: 1, thing: { text, at } };
  const count = n === '1' ? Number(/\d+/.exec(before)?.[0] ?? 1) : Number(n);
  return { times: count, thing: { text: text.slice(before.length), at: at + before.length } };
}

const withoutSet = ({ text, at }: Span): Span =>
  trimmed({ text: text.replace(/\s[([][A-Z0-9]{2,6}[)\]].*$/, ''), at });

function partsSaid(
  span: Span,
  { lexicon, note }: ReadingContext,
  of: 'card' | 'described',
): WordsRead & { readonly slips: readonly Parameters<Note>[0][] } {
  const slips: Parameters<Note>[0][] = [];
  const noted: Note = of === 'card' ? note : (slip) => slips.push(slip);
  const start: WordsRead = { nature: NOTHING_SAID, status: UNTOUCHED, named: {} };
  const said = splitFull(span, /,/g).reduce(
    (so, part) => readWords(part, so, { lexicon, note: noted, of }),
    start,
  );
  return { ...said, slips };
}
