import type { Ability } from '../language/ability.ts';
import { isKnownSubtype } from './cardNames.ts';
import { type Description, readDescription } from './description.ts';
import type { Lexicon } from './lexicon.ts';
import { MODIFIER_PHRASES, type Modifiers, type NamedWith } from './modifiers.ts';
import { type Note, slipIn } from './parseIssue.ts';
import { byBeginning, longestAt } from './phrase.ts';
import { SAYINGS } from './sayings.ts';
import { type Span, type Word, wordsOf } from './span.ts';
import { inOwnWords, isFiller, isReserved, nearestOwnWord } from './vocabulary.ts';

/** What has been said of something so far. */
export interface WordsRead {
  readonly nature: Description;
  readonly status: Modifiers;
  readonly named: NamedWith;
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
  /** Of a card only how it stands is said. */
  readonly of: 'card' | 'described';
}

/** With what stands between two commas: at each word the longest phrase that begins there. */
export function readWords(part: Span, before: WordsRead, how: How): WordsRead {
  const words = inOwnWords(wordsOf(part), how.lexicon.words);
  let so = before;
  for (let at = 0; at < words.length; ) {
    const read = readAt(words, at, so, how);
    so = read.said;
    at = Math.max(read.to, at + 1);
  }
  return so;
}

const STANDINGS_SAID = byBeginning(MODIFIER_PHRASES);
const SAYINGS_SAID = byBeginning(SAYINGS);

interface Step {
  readonly said: WordsRead;
  readonly to: number;
}

function readAt(words: readonly Word[], at: number, so: WordsRead, how: How): Step {
  const found = [
    standingAt(words, at, so),
    how.of === 'described' ? natureAt(words, at, so) : undefined,
    how.of === 'described' ? abilityAt(words, at, so) : undefined,
  ].flatMap((step) => step ?? []);
  const [longest] = found.toSorted((a, b) => b.to - a.to);
  return longest ?? unknownAt(words, at, so, how);
}

function standingAt(words: readonly Word[], at: number, so: WordsRead): Step | undefined {
  const found = longestAt(words, at, STANDINGS_SAID);
  if (found === undefined) return undefined;
  const { status, named } = found.one;
  const word = found.slots.W;
  const said = { at: words[at]?.at ?? 0, end: words[found.to - 1]?.end ?? 0 };
  return {
    to: found.to,
    said: {
      ...so,
      standing: [...so.standing, said],
      status: status === undefined ? so.status : status(so.status, found.slots),
      named: named === undefined ? so.named : { ...so.named, [named]: word },
    },
  };
}

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

// A word that means nothing here is a subtype of what is described, unless it looks like a slip.
function unknownAt(
  words: readonly Word[],
  at: number,
  so: WordsRead,
  { lexicon, note, of }: How,
): Step {
  const word = words[at];
  if (word === undefined || isFiller(word.form)) return { said: so, to: at + 1 };
  const to = words.findLastIndex(({ run }) => run === word.run) + 1;
  const spelled = word.form === 'type' ? words[at + 1]?.run : undefined;
  if (of === 'card') {
    note(slipIn('notOfCards', { at: word.at, text: word.run.text }));
    return { said: so, to };
  }
  if (spelled !== undefined && SUBTYPE.test(spelled.text.toLowerCase()))
    return {
      said: withSubtype(so, spelled.text.toLowerCase()),
      to: words.findLastIndex(({ run }) => run === spelled) + 1,
    };
  const subtype = word.run.text.toLowerCase();
  const isKnown = isKnownSubtype(subtype, lexicon.cards) && word.text === word.run.text;
  const nearest = isKnown || isReserved(word.form) ? undefined : nearestOwnWord(word.form);
  if (SUBTYPE.test(subtype) && nearest === undefined && (isKnown || !isReserved(word.form)))
    return { said: withSubtype(so, subtype), to };
  const kind = /\d/.test(word.text) || isReserved(word.form) ? 'number' : 'unknownWord';
  note(slipIn(kind, word, nearest === undefined ? [] : [nearest]));
  return { said: so, to: at + 1 };
}

const withSubtype = (so: WordsRead, subtype: string): WordsRead => ({
  ...so,
  nature: { ...so.nature, subtypes: [...so.nature.subtypes, subtype] },
});
