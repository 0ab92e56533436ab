import type { Ability } from '../language/ability.ts';
import { subtypeCalled } from '../vocabulary/subtypeCalled.ts';
import { type Description, NOTHING_SAID, readDescription } from './description.ts';
import type { Lexicon } from './lexicon.ts';
import { wordsListed } from './listedQualities.ts';
import { MODIFIER_PHRASES, type Modifiers, type NamedWith, UNTOUCHED } from './modifiers.ts';
import { type Note, type Slip, slipIn } from './parseIssue.ts';
import { byBeginning, longestAt } from './phrase.ts';
import { GAINABLE, SAYINGS } from './sayings.ts';
import { soughtIn } from './sought.ts';
import type { Span, Word } from './span.ts';
import { GAINS, inOwnWords, isFiller, lackingIn, TYPE, unplayedIn } from './vocabulary.ts';

/** What has been said of something so far. */
export interface WordsRead {
  readonly nature: Description;
  readonly status: Modifiers;
  readonly named: NamedWith;
  /** It is taken as far as its text is read. */
  readonly asRead?: true;
  /** Where it is said how it stands. */
  readonly standing: readonly Range[];
}

/** Some of a text, by where it begins and ends. */
export interface Range {
  readonly at: number;
  readonly end: number;
}

interface How {
  readonly lexicon: Lexicon;
  readonly note: Note;
  /** Of a card it is said how it stands, and what it has besides. */
  readonly of: 'card' | 'described';
}

/** With what stands between two commas: at each word the longest phrase that begins there. */
export function readWords(part: Span, before: WordsRead, how: How): WordsRead {
  const words = inOwnWords(wordsListed(part), how.lexicon.words);
  let so = before;
  let unread: readonly Word[] = [];
  for (let at = 0; at < words.length; ) {
    const read = readAt(words, at, so, how);
    if (read === undefined) {
      unread = [...unread, ...words.slice(at, at + 1)];
      at += 1;
      continue;
    }
    const isFilling = read.said === so && unread.length > 0;
    if (!isFilling) {
      noteUnknown(part, unread, how);
      unread = [];
    }
    so = read.said;
    at = read.to;
  }
  noteUnknown(part, unread, how);
  return so;
}

const STANDINGS_SAID = byBeginning(MODIFIER_PHRASES);
const SAYINGS_SAID = byBeginning(SAYINGS);
const GAINED_SAID = byBeginning(GAINABLE);

interface Step {
  readonly said: WordsRead;
  readonly to: number;
}

function readAt(words: readonly Word[], at: number, so: WordsRead, how: How): Step | undefined {
  const found = [
    standingAt(words, at, so),
    gainedAt(words, at, so, how),
    how.of === 'described' ? natureAt(words, at, so) : undefined,
    how.of === 'described' ? abilityAt(words, at, so) : undefined,
  ].flatMap((step) => step ?? []);
  const [longest] = found.toSorted((a, b) => b.to - a.to);
  if (longest !== undefined) return longest;
  const subtype = how.of === 'described' ? subtypeAt(words, at, so) : undefined;
  return subtype ?? (isFiller(words[at]?.form ?? '') ? { said: so, to: at + 1 } : undefined);
}

function standingAt(words: readonly Word[], at: number, so: WordsRead): Step | undefined {
  const found = longestAt(words, at, STANDINGS_SAID);
  if (found === undefined) return undefined;
  const { status, named, asRead } = found.one;
  const word = found.slots.W;
  const said = { at: words[at]?.at ?? 0, end: words[found.to - 1]?.end ?? 0 };
  return {
    to: found.to,
    said: {
      ...so,
      standing: [...so.standing, said],
      status: status === undefined ? so.status : status(so.status, found.slots),
      named: named === undefined ? so.named : { ...so.named, [named]: word },
      ...(asRead === undefined ? {} : { asRead }),
    },
  };
}

/** `gains flying until end of turn`; what is said of a card without that word is gained, too. */
function gainedAt(
  words: readonly Word[],
  at: number,
  so: WordsRead,
  { of }: How,
): Step | undefined {
  const isSaid = words[at]?.form === GAINS;
  if (!isSaid && of === 'described') return undefined;
  const found = longestAt(words, isSaid ? at + 1 : at, GAINED_SAID);
  if (found === undefined) return undefined;
  const isBounded = UNTIL.every((form, nth) => words[found.to + nth]?.form === form);
  const to = isBounded ? found.to + UNTIL.length : found.to;
  const range = { at: words[at]?.at ?? 0, end: words[to - 1]?.end ?? 0 };
  const gains = [...(so.status.gains ?? []), found.one.make(found.slots)];
  return {
    to,
    said: { ...so, standing: [...so.standing, range], status: { ...so.status, gains } },
  };
}

const UNTIL = ['until', 'end', 'of', 'turn'] as const;

function natureAt(words: readonly Word[], at: number, so: WordsRead): Step | undefined {
  const read = readDescription(words, at, so.nature);
  return read && { to: read.to, said: { ...so, nature: read.nature } };
}

function abilityAt(words: readonly Word[], at: number, so: WordsRead): Step | undefined {
  const found = longestAt(words, at, SAYINGS_SAID);
  return found && { to: found.to, said: withAbility(so, found.one.make(found.slots)) };
}

const withAbility = (so: WordsRead, ability: Ability): WordsRead => ({
  ...so,
  nature: { ...so.nature, abilities: [...so.nature.abilities, ability] },
});

const SUBTYPE = /^[a-z][a-z'-]{0,59}$/;

// `type undying`: a subtype that nobody knows is said on purpose.
function subtypeAt(words: readonly Word[], at: number, so: WordsRead): Step | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  const isSpelled = word.form === TYPE;
  const run = isSpelled ? words[at + 1]?.run : word.run;
  const text = run?.text.toLowerCase().replaceAll('’', "'") ?? '';
  const subtype = isSpelled ? spelled(text) : subtypeCalled(text);
  if (subtype === undefined || !(isSpelled || begins(word))) return undefined;
  const { nature } = so;
  return {
    to: words.findLastIndex((one) => one.run === run) + 1,
    said: { ...so, nature: { ...nature, subtypes: [...nature.subtypes, subtype] } },
  };
}

const spelled = (text: string): string | undefined => (SUBTYPE.test(text) ? text : undefined);

const begins = ({ at, run }: Word): boolean => at === run.at;

/** Words one after the other that are not understood, as they were typed; what says nothing goes with those before it. */
function noteUnknown(part: Span, unread: readonly Word[], how: How): void {
  const [first] = unread;
  const last = unread.at(-1);
  if (first === undefined || last === undefined) return;
  const text = part.text.slice(first.at - part.at, last.end - part.at);
  how.note(slipOf({ at: first.at, text }, unread, how));
}

/** What a card is stands in its file. */
const isOfNature = (words: readonly Word[], at: number): boolean =>
  [natureAt, subtypeAt, abilityAt].some((read) => read(words, at, SAYING_NOTHING) !== undefined);

export const SAYING_NOTHING: WordsRead = {
  nature: NOTHING_SAID,
  status: UNTOUCHED,
  named: {},
  standing: [],
};

function slipOf(span: Span, unread: readonly Word[], { lexicon, of }: How): Slip {
  const because = unplayedIn(unread);
  if (because !== undefined) return { ...slipIn('notPlayed', span), because };
  if (of === 'card' && unread.some((_, at) => isOfNature(unread, at)))
    return slipIn('notOfCards', span);
  const [only, ...more] = unread;
  if (only === undefined || more.length > 0) return slipIn('unknownWord', span);
  const lacking = lackingIn(only);
  return slipIn(
    lacking?.kind ?? 'unknownWord',
    span,
    lacking?.offered ?? soughtIn(lexicon)[of](only.form),
  );
}
