import { COUNTERS } from '#engine';
import { CARD_TYPES, COLORS, KEYWORDS, kebab, SUBTYPES, SUPERTYPES } from '../../engine.ts';
import type { FileForm } from '../fileForm.ts';
import type { WordKind, WordsTaken } from '../grammar/grammar.ts';
import { MINUS_X } from '../marks.ts';

const NUMBERS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

/** The number that a word says, in letters or digits. */
export function numberSaid(word: string): number | undefined {
  const inLetters = NUMBERS.indexOf(word);
  if (inLetters >= 0) return inLetters;
  return /^\d{1,6}$/.test(word) ? Number(word) : undefined;
}

const one = (means: FileForm): readonly WordsTaken[] => [{ n: 1, means }];

/** What a single word says, if it says something of the kind. */
const wordThatSays = (kind: string, meaning: (word: string) => FileForm | undefined): WordKind => ({
  kind,
  read: (tokens, at) => {
    const means = meaning(tokens[at] ?? '');
    return means === undefined ? [] : one(means);
  },
});

const IRREGULAR: Readonly<Record<string, string>> = {
  elves: 'elf',
  dwarves: 'dwarf',
  wolves: 'wolf',
  werewolves: 'werewolf',
  mice: 'mouse',
  oxen: 'ox',
  pegasi: 'pegasus',
  octopuses: 'octopus',
  foxes: 'fox',
  sphinxes: 'sphinx',
  fungi: 'fungus',
  phoenixes: 'phoenix',
  hippopotami: 'hippopotamus',
  thrulls: 'thrull',
  allies: 'ally',
  faeries: 'faerie',
  harpies: 'harpy',
  mercenaries: 'mercenary',
  sorceries: 'sorcery',
  auras: 'aura',
  leeches: 'leech',
  cyclopes: 'cyclops',
  homunculi: 'homunculus',
  walruses: 'walrus',
};

/** The word for one thing where it is the word for several: `goblins`, `elves`. */
export const singularOf = (word: string): string =>
  IRREGULAR[word] ?? (word.endsWith('s') ? word.slice(0, -1) : word);

/** A subtype, whether the text speaks of one such object or of several. */
function subtypeSaid(word: string): string | undefined {
  if (SUBTYPES.has(word)) return word;
  const single = singularOf(word);
  return SUBTYPES.has(single) ? single : undefined;
}

// CR 205.3: a subtype of two words is written in one here.
const SUBTYPES_OF_TWO_WORDS = [...SUBTYPES].filter((word) => word.includes('-'));

const SUBTYPE: WordKind = {
  kind: 'subtype',
  read: (tokens, at) => {
    const single = subtypeSaid(tokens[at] ?? '');
    const two = SUBTYPES_OF_TWO_WORDS.find(
      (word) => word === `${tokens[at]}-${singularOf(tokens[at + 1] ?? '')}`,
    );
    return [
      ...(single === undefined ? [] : one(single)),
      ...(two === undefined ? [] : [{ n: 2, means: two }]),
    ];
  },
};

const COLOR_WORDS: readonly string[] = COLORS;
const SUPERTYPE_WORDS: readonly string[] = SUPERTYPES;
const TYPE_WORDS: readonly string[] = CARD_TYPES;

const among = (kind: string, words: readonly string[], before = ''): WordKind =>
  wordThatSays(kind, (word) => {
    const rest = word.startsWith(before) ? word.slice(before.length).replace(/^-/, '') : '';
    return words.includes(rest) ? rest : undefined;
  });

const amongTypes = (kind: string, before = ''): WordKind =>
  wordThatSays(kind, (word) => {
    const rest = word.startsWith(before) ? word.slice(before.length).replace(/^-/, '') : '';
    return [rest, singularOf(rest)].find((form) => TYPE_WORDS.includes(form));
  });

const KEYWORD: WordKind = {
  kind: 'plain-keyword',
  read: (tokens, at) =>
    KEYWORDS.flatMap((keyword) => {
      const words = kebab(keyword).split('-');
      return words.every((word, index) => tokens[at + index] === word)
        ? [{ n: words.length, means: kebab(keyword) }]
        : [];
    }),
};

const MANA = /^\{(?:\d{1,6}|[wubrgcx]|[wubrg]\/[wubrgp]|2\/[wubrg])\}$/;

/** A cost in mana, all symbols that stand together. */
const MANA_COST: WordKind = {
  kind: 'mana',
  read: (tokens, at) => {
    let end = at;
    while (MANA.test(tokens[end] ?? '')) end += 1;
    const symbols = tokens.slice(at, end).join('').toUpperCase();
    return end === at ? [] : [{ n: end - at, means: symbols }];
  },
};

/** `+1/+1`, `-2/-0`, `+x/+x`: a change of power and toughness. */
const SIZE_CHANGE = wordThatSays('size-change', (word) => {
  const [, power, toughness] = /^([+-](?:\d+|x))\/([+-](?:\d+|x))$/.exec(word) ?? [];
  if (power === undefined || toughness === undefined) return undefined;
  const parts = [power, toughness].map((part) => {
    if (part === '+x') return 'x';
    return part === '-x' ? MINUS_X : Number(part) + 0;
  });
  const [first = 0, second = 0] = parts;
  return [first, second];
});

/** `{2}`: so much generic mana. */
const GENERIC_MANA = wordThatSays('generic-mana', (word) => {
  const [, digits] = /^\{(\d{1,2})\}$/.exec(word) ?? [];
  return digits === undefined || digits === '0' ? undefined : Number(digits);
});

/** CR 606.4: what is put on a planeswalker, or removed, before the colon. */
const LOYALTY: WordKind = {
  kind: 'loyalty',
  read: (tokens, at) => {
    const word = tokens[at] ?? '';
    if (at === 0 && word === '-' && tokens[1] === 'x') return [{ n: 2, means: '-x' }];
    return at === 0 && /^(?:[+-]\d{1,3}|0)$/.test(word) ? one(Number(word) + 0) : [];
  },
};

/** `2/2`: a power and toughness. */
const SIZE = wordThatSays('size', (word) => (/^\d+\/\d+$/.test(word) ? word : undefined));

/** A kind of counter, before the word `counter`. */
const COUNTER_KIND: WordKind = {
  kind: 'counter-kind',
  read: (tokens, at) =>
    COUNTERS.flatMap((counter) => {
      const words = counter.includes('/') ? [counter] : kebab(counter).split('-');
      return words.every((word, index) => tokens[at + index] === word)
        ? [{ n: words.length, means: kebab(counter) }]
        : [];
    }),
};

/** What single words say. */
export const WORD_KINDS: readonly WordKind[] = [
  wordThatSays('number', numberSaid),
  SUBTYPE,
  wordThatSays('nonsubtype', (word) =>
    word.startsWith('non-') ? subtypeSaid(word.slice(4)) : undefined,
  ),
  among('color', COLOR_WORDS),
  among('noncolor', COLOR_WORDS, 'non'),
  among('supertype', SUPERTYPE_WORDS),
  among('nonsupertype', SUPERTYPE_WORDS, 'non'),
  amongTypes('card-type'),
  amongTypes('noncard-type', 'non'),
  KEYWORD,
  COUNTER_KIND,
  MANA_COST,
  SIZE_CHANGE,
  SIZE,
  LOYALTY,
  GENERIC_MANA,
];
