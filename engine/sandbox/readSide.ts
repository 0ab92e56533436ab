import { caseFold } from './caseFold.ts';
import type { Lexicon } from './lexicon.ts';
import { type Note, type Slip, slipIn } from './parseIssue.ts';
import { type Span, split, wordsOf } from './span.ts';
import { inOwnWords, unplayedIn } from './vocabulary.ts';
import { type LineZone, ZONES } from './zones.ts';

/** What a line says of a player before the colon, each left out where it is not said. */
export interface SaidOfPlayer {
  readonly life?: number;
  readonly poison?: number;
  readonly mana?: string;
  readonly handSize?: number;
  readonly graveyardSize?: number;
  readonly monarch?: true;
}

/** The beginning of a section that lists what a player has, and the rest of it. */
export interface Header {
  readonly name: Span;
  /** Where it lies; left out, it is on the battlefield. */
  readonly zone?: LineZone;
  readonly said: readonly Span[];
  readonly rest: Span;
  /** All of it. */
  readonly span: Span;
}

/** `Nil, 13 life, 2 poison:`, `Nil (13):` or `Nil hand:`; nothing where a section begins otherwise. */
export function headerOf({ text, at }: Span): Header | undefined {
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  const [named, ...parts] = split({ text: text.slice(0, colon), at }, /,/g);
  const [, only, life] = WITH_LIFE.exec(named?.text ?? '') ?? [];
  const head = named && { ...named, text: only ?? named.text };
  const said = life === undefined ? parts : [{ text: `${life} life`, at }, ...parts];
  const [, name, , zone] = /^(\p{L}{1,60})((?:'s)?\s+(\p{L}+))?$/u.exec(head?.text ?? '') ?? [];
  const known = ZONES.find((one) => one === caseFold(zone ?? ''));
  if (head === undefined || name === undefined || (zone !== undefined && known === undefined))
    return undefined;
  return {
    name: { text: name, at: head.at },
    ...(known === undefined ? {} : { zone: known }),
    said,
    rest: { text: text.slice(colon + 1), at: at + colon + 1 },
    span: { text, at },
  };
}

/** A number in brackets behind a player’s name is their life total. */
const WITH_LIFE = /^(\p{L}{1,60})\s*\((\d{1,9})(?: life)?\)$/u;

/** What stands between commas after a player’s name, and what of it is not understood. */
export function readSaid(
  spans: readonly Span[],
  lexicon: Lexicon,
): {
  readonly said: SaidOfPlayer;
  readonly unread: readonly Span[];
  readonly slips: readonly Slip[];
} {
  const read = spans.map((span) => {
    const slips: Slip[] = [];
    return { span, slips, said: readOne(span, lexicon, (slip) => slips.push(slip)) };
  });
  return {
    said: Object.assign({}, ...read.map(({ said }) => said)),
    unread: read.flatMap(({ span, slips }) => (slips.length === 0 ? [] : [span])),
    slips: read.flatMap(({ slips }) => slips),
  };
}

function readOne(span: Span, lexicon: Lexicon, note: Note): SaidOfPlayer {
  const read = inOwnWords(wordsOf(span), lexicon.words);
  const words = read.map(({ form }) => form);
  const said = words.join(' ');
  if (said === '') return {};
  if (said === 'monarch') return { monarch: true };
  if (said === 'no mana') return { mana: '' };
  const pool = /^mana ([wubrgc\d]+)$/.exec(said)?.[1];
  if (pool !== undefined) return { mana: poolOf(pool) };
  const counted = readCounted(words);
  if (counted.said !== undefined) return counted.said;
  const because = unplayedIn(read);
  if (because !== undefined) note({ ...slipIn('notPlayed', span), because });
  else note(slipIn(counted.isKnown ? 'number' : 'unknownWord', span));
  return {};
}

/** `13 life` or `life 13`. */
function readCounted(words: readonly string[]): {
  readonly said?: SaidOfPlayer;
  readonly isKnown: boolean;
} {
  const key = words.map((word) => COUNTED.get(word)).find((one) => one !== undefined);
  const n = Number(words.find((word) => /^-?\d{1,9}$/.test(word)));
  const isMeant = key !== undefined && words.length === 2 && (n >= 0 || (key === 'life' && n < 0));
  return isMeant ? { said: { [key]: n }, isKnown: true } : { isKnown: key !== undefined };
}

const COUNTED: ReadonlyMap<string, 'life' | 'poison' | 'handSize' | 'graveyardSize'> = new Map([
  ['life', 'life'],
  ['poison', 'poison'],
  ['hand', 'handSize'],
  ['cards', 'handSize'],
  ['graveyard', 'graveyardSize'],
]);

// A number of mana of no color is as much colorless mana.
const poolOf = (text: string): string =>
  text.toUpperCase().replace(/\d+/g, (n) => 'C'.repeat(Math.min(Number(n), 100)));
