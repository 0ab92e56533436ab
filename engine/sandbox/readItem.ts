import type { Ability } from '../language/ability.ts';
import type { Characteristics } from '../language/characteristics.ts';
import { asRead } from '../state/textLeft.ts';
import { NOT_PLAYED } from '../vocabulary/notPlayed.ts';
import { cardAt, type Face } from './cardNames.ts';
import { caseFold, nameKey } from './caseFold.ts';
import { deepEqual } from './deepEqual.ts';
import { characteristicsOf, type Description, NOTHING_SAID, typesOf } from './description.ts';
import type { Lexicon } from './lexicon.ts';
import { listedTogether } from './listedQualities.ts';
import { AS_READ, type Modifiers, type NamedWith, UNTOUCHED } from './modifiers.ts';
import { MOST } from './mostOfOne.ts';
import { type ParseIssueKind, type Slip, slipIn } from './parseIssue.ts';
import { numberIn } from './phrase.ts';
import { type Range, readWords, SAYING_NOTHING, type WordsRead } from './readWords.ts';
import { soughtIn } from './sought.ts';
import { type Span, split, trimmed } from './span.ts';

/**
 * So many of the same, as they stand in a line, with the others that they name still as words. What is not wholly
 * understood has what is, and for its name the words as they were typed.
 */
export interface Entry {
  readonly times: number;
  readonly characteristics: Characteristics;
  readonly status: Modifiers;
  readonly named: NamedWith;
  readonly span: Span;
  readonly slips: readonly Slip[];
}

/** `4x 1/1 spirit flying, tapped` */
export function readItem(span: Span, lexicon: Lexicon): Entry {
  const { times, thing } = counted(span, lexicon);
  if (times > MOST) return asTyped(span, 'tooMany', String(times));
  if (times === 0 || timesIn(thing).thing !== thing) return asTyped(span, 'number');
  const read = readThing(thing, times, lexicon);
  const { name } = read.characteristics;
  const isCounted = name.kind === 'unknown' && timesIn({ text: name.text, at: 0 }).times !== 1;
  return isCounted
    ? { ...asTyped(thing, 'unknownWord'), times, span, slips: read.slips }
    : { times, span, ...read };
}

/** Whether what is said begins with a card’s name, as whatever is a card does. */
export function beginsWithCard(span: Span, lexicon: Lexicon): boolean {
  const { times, thing } = counted(span, lexicon);
  return cardAt(withoutSet(thing), lexicon.cards, times) !== undefined;
}

type Read = Omit<Entry, 'times' | 'span'>;

/** A card, or what is described: `forest` is a card, and `forest 1/1 dryad` is none. */
function readThing(thing: Span, times: number, lexicon: Lexicon): Read {
  const found = cardAt(withoutSet(thing), lexicon.cards, times);
  const card = found && ofCard(found, lexicon);
  if (card?.slips.length === 0) return card;
  const described = inWords(thing, lexicon);
  return card === undefined || described.slips.length === 0 ? described : card;
}

/** The whole of it as it was typed, with nothing understood. */
export const asTyped = (span: Span, kind: ParseIssueKind, text = span.text): Entry => ({
  times: 1,
  characteristics: unknown(span.text),
  status: UNTOUCHED,
  named: {},
  span,
  slips: [slipIn(kind, { at: span.at, text })],
});

/** The same under all words that were typed of it, as so many. */
export function asWritten(entry: Entry): Entry {
  // Among these words is what says that the rest does not matter.
  const { leftOut: _, ...characteristics } = entry.characteristics;
  return {
    ...entry,
    characteristics: unknown(timesIn(entry.span).thing.text, characteristics),
    status: UNTOUCHED,
    named: {},
  };
}

/** What is understood of something, under the words of which not all are. */
export function unknown(
  text: string,
  of: Characteristics = characteristicsOf(NOTHING_SAID),
  slips: readonly Slip[] = [],
): Characteristics {
  const because = NOT_PLAYED.find((one) => slips.some((slip) => slip.because === one));
  return { ...of, name: { kind: 'unknown', text, ...(because === undefined ? {} : { because }) } };
}

/** A card of which it is said how it stands. */
function ofCard(
  { face, rest }: { readonly face: Face; readonly rest: Span },
  lexicon: Lexicon,
): Read {
  const said = partsSaid(rest, lexicon, 'card');
  const { status, named, slips, standing } = said;
  const { id } = face;
  const characteristics =
    said.asRead === undefined ? face.characteristics : asRead(face.characteristics);
  if (slips.length === 0) return { characteristics, status, named, slips };
  const text = `${id} ${leftOf(rest, standing)}`;
  return { characteristics: unknown(text, characteristics, slips), status, named, slips };
}

function inWords(thing: Span, lexicon: Lexicon): Read {
  const { nature, status, named, slips, standing } = partsSaid(thing, lexicon, 'described');
  if (!isDescribed(nature)) return unknownCard(thing, lexicon);
  const characteristics = characteristicsOf(nature);
  if (slips.length === 0) return { characteristics, status, named, slips };
  const text = leftOf(thing, standing);
  return { characteristics: unknown(text, characteristics, slips), status, named, slips };
}

const isDescribed = (nature: Description): boolean =>
  nature.size !== undefined || typesOf(nature).length > 0;

/** What something has besides what it is, as it is typed into a field: `flying, first strike`. */
export function readGains(
  text: string,
  lexicon: Lexicon,
): { readonly gains: readonly Ability[]; readonly slips: readonly Slip[] } {
  const { status, named, slips } = partsSaid({ text, at: 0 }, lexicon, 'card');
  const { gains = [], ...stands } = status;
  const isMore = Object.keys(named).length > 0 || !deepEqual(stands, UNTOUCHED);
  return { gains, slips: isMore ? [slipIn('unknownWord', { text, at: 0 })] : slips };
}

/** A name may have commas; what stands after them may also be how it stands. */
function unknownCard(thing: Span, lexicon: Lexicon): Read {
  const [first = thing, ...parts] = split(thing, /,/g);
  // What is said of the text of a card stays with the name, under which that may be known later.
  const isStanding = (part: Span): boolean => {
    const { slips, standing, asRead: ofText } = partsSaid(part, lexicon, 'card');
    return slips.length === 0 && standing.length > 0 && ofText === undefined;
  };
  const left = [first.text, ...parts.map((part) => (isStanding(part) ? '' : part.text))];
  const text = inGaps(left.join(', '));
  const { status, named } = parts
    .filter(isStanding)
    .reduce(
      (so, part) => readWords(part, so, { lexicon, note: () => {}, of: 'card' }),
      SAYING_NOTHING,
    );
  const name = text.replace(OF_TEXT, '');
  const slip = slipOfName({ text: name, at: thing.at }, lexicon);
  return { characteristics: unknown(text, undefined, [slip]), status, named, slips: [slip] };
}

const OF_TEXT = new RegExp(`(?:,+\\s*${AS_READ})+$`, 'iu');

function slipOfName(name: Span, lexicon: Lexicon): Slip {
  const key = nameKey(name.text);
  const known = lexicon.unplayed?.find(({ names }) =>
    Object.values(names).some((one) => nameKey(one) === key),
  );
  return known === undefined
    ? slipIn('unknownCard', name, soughtIn(lexicon).names(name.text))
    : { ...slipIn('notPlayed', name), because: known.because };
}

interface Counted {
  readonly times: number;
  readonly thing: Span;
}

/** The same with a number in words, in whatever language: `due foreste`. */
function counted(span: Span, { words, cards }: Lexicon): Counted {
  const [all, word = ''] = /^(\p{L}+)\s+(?=\S)/u.exec(span.text) ?? [];
  const n = numberIn(words.get(caseFold(word)) ?? caseFold(word));
  if (all === undefined || n === undefined || n === 1 || cardAt(span, cards) !== undefined)
    return timesIn(span);
  return { times: n, thing: { text: span.text.slice(all.length), at: span.at + all.length } };
}

/** `4x`, `4`, and of a list of cards what says in which set it is. */
function timesIn(span: Span): Counted {
  const { text, at } = span;
  const [behind, , after] = /^([^,]*?\S)\s+[x×](\d{1,9})(?=\s*(?:,|$))/i.exec(text) ?? [];
  if (behind !== undefined) {
    const blank = ' '.repeat(`${after}`.length + 1);
    const left = behind.slice(0, -blank.length) + blank + text.slice(behind.length);
    return { times: Number(after), thing: trimmed({ text: left, at }) };
  }
  const [words, word = ''] = /^(\p{L}+)\s+(?=\d+\/)/u.exec(text) ?? [];
  const said = words === undefined ? undefined : numberIn(word.toLowerCase());
  if (words !== undefined && said !== undefined)
    return { times: said, thing: { text: text.slice(words.length), at: at + words.length } };
  const [before, , n = '1'] = /^((\d{1,9})\s*[x×]\s*|(\d{1,9})\s+(?=\S))/i.exec(text) ?? [];
  if (before === undefined) return { times: 1, thing: span };
  const count = n === '1' ? Number(/\d+/.exec(before)?.[0] ?? 1) : Number(n);
  return { times: count, thing: { text: text.slice(before.length), at: at + before.length } };
}

const withoutSet = ({ text, at }: Span): Span =>
  trimmed({ text: text.replace(SET, (said) => ' '.repeat(said.length)), at });

/** `(M15) 123` */
const SET = /\s[([][A-Z0-9]{2,6}[)\]](?:\s+[\w-]*\d[\w-]*)?(?=\s*(?:,|$))/;

interface PartsSaid extends WordsRead {
  readonly slips: readonly Slip[];
}

function partsSaid(span: Span, lexicon: Lexicon, of: 'card' | 'described'): PartsSaid {
  const slips: Slip[] = [];
  const note = (slip: Slip): void => {
    slips.push(slip);
  };
  const said = listedTogether(span, lexicon.words, note).reduce(
    (so, part) => readWords(part, so, { lexicon, note, of }),
    SAYING_NOTHING,
  );
  return { ...said, slips };
}

/** Whether these words say something of a thing and are none of its own. */
export const isSaidOf = (part: Span, lexicon: Lexicon): boolean =>
  partsSaid(part, lexicon, 'described').slips.length === 0;

/**
 * What was typed but for the words there, in whose place two commas stand: what was around them is neither brought
 * together, nor parted as things are by one (`itemsIn`).
 */
const leftOf = ({ text, at }: Span, gone: readonly Range[]): string =>
  inGaps(
    gone
      .toSorted((a, b) => b.at - a.at)
      .reduce((so, { at: from, end }) => `${so.slice(0, from - at)},,${so.slice(end - at)}`, text),
  );

/** With two commas, and no more, wherever nothing stands between commas. */
const inGaps = (text: string): string =>
  text
    .split(/,(?:\s*,)+/)
    .map((part) => trimmed({ text: part, at: 0 }).text)
    .filter((part) => part !== '')
    .join(',, ');
