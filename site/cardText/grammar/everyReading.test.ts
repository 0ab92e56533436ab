import fc from 'fast-check';
import nearley from 'nearley';
import { expect, test } from 'vitest';
import { canonical, type FileForm } from '../fileForm.ts';
import { EVERY_WORD_KIND, GRAMMAR, TEMPLATES } from '../templates/index.ts';
import { tokensOf } from '../tokens.ts';
import { readAs } from './grammar.ts';
import { type Part, type Production, productionsOf, type Template } from './template.ts';

// Somebody else's parser, which finds every reading by another algorithm (Earley's), is given the same templates.

/** A word of a text, with its place in it. */
interface Token {
  readonly word: string;
  readonly at: number;
}

const PRODUCTIONS: readonly Production[] = TEMPLATES.flatMap(productionsOf);

const RULES = PRODUCTIONS.map(
  ({ template, parts }) =>
    new nearley.Rule(
      template.kind,
      parts.map((part) =>
        part.kind === 'slot' ? part.of : { test: ({ word }: Token) => word === part.word },
      ),
      (read: readonly FileForm[], _, reject) => meaningOf(template, parts, read) ?? reject,
    ),
);

function meaningOf(
  template: Template,
  parts: readonly Part[],
  read: readonly FileForm[],
): FileForm | undefined {
  const slots = parts.flatMap((part, nth) => {
    const said = read[nth];
    return part.kind === 'slot' && said !== undefined ? [[part.name, said] as const] : [];
  });
  return template.means(Object.fromEntries(slots));
}

/** What the words of this text say by themselves, at their places. */
const wordRules = (words: readonly string[]): readonly nearley.Rule[] =>
  words.flatMap((_, at) =>
    EVERY_WORD_KIND.flatMap(({ kind, read }) =>
      read(words, at).map(({ n, means }) => {
        const places = Array.from({ length: n }, (__, nth) => ({
          test: (token: Token) => token.at === at + nth,
        }));
        return new nearley.Rule(kind, places, () => means);
      }),
    ),
  );

/** Words as they come, already parted. */
const lexerOf = (words: readonly string[]): nearley.Lexer => {
  let at = -1;
  return {
    next() {
      at += 1;
      const word = words[at];
      return word === undefined ? undefined : { value: '', word, at };
    },
    save: () => ({ state: at }),
    reset: () => {},
    formatError: () => '',
  };
};

/** What their parser reads of a text as something of that kind. */
function readByOther(kind: string, words: readonly string[]): readonly string[] {
  const grammar = new nearley.Grammar([...RULES, ...wordRules(words)]);
  grammar.start = kind;
  const parser = new nearley.Parser(grammar, { lexer: lexerOf(words) });
  try {
    parser.feed(' ');
  } catch {
    // It throws where no rule goes on.
    return [];
  }
  return distinct(parser.results);
}

const distinct = (meanings: readonly FileForm[]): readonly string[] =>
  [...new Set(meanings.map(canonical))].toSorted();

function readByOwn(kind: string, words: readonly string[]): readonly string[] {
  const reading = readAs(kind, words, GRAMMAR);
  return reading.kind === 'read' ? distinct(reading.reads.map(({ means }) => means)) : [];
}

const byKind = Map.groupBy(PRODUCTIONS, ({ template }) => template.kind);
const examples = Map.groupBy(TEMPLATES, ({ kind }) => kind);

/** What can stand in a slot, by choice of these numbers: an example of its kind, or one of its templates filled in turn. */
function sentence({ parts }: Production, choices: readonly number[]): string {
  const [choice = 0, ...more] = choices;
  return parts
    .map((part, nth) => {
      if (part.kind === 'word') return part.word;
      const inside = byKind.get(part.of) ?? [];
      const production = inside[(choice + nth) % Math.max(1, inside.length)];
      if (production !== undefined && more.length > 0) return sentence(production, more);
      const all = examples.get(part.of) ?? [];
      return all[(choice + nth) % Math.max(1, all.length)]?.example ?? WORD_EXAMPLES[part.of] ?? '';
    })
    .join(' ');
}

/** A word for each kind that has no templates. */
const WORD_EXAMPLES: Readonly<Record<string, string>> = {
  number: 'two',
  subtype: 'goblin',
  nonsubtype: 'non-human',
  color: 'red',
  noncolor: 'nonblack',
  supertype: 'legendary',
  nonsupertype: 'nonbasic',
  'card-type': 'creature',
  'noncard-type': 'noncreature',
  'plain-keyword': 'first strike',
  'counter-kind': '+1/+1',
  mana: '{1}{R}',
  'generic-mana': '{2}',
  loyalty: '+1',
  'of-cards': 'search your library for a card',
  'of-cards-whole': 'shuffle your library',
  'of-cards-going-on': 'put one of them into your hand',
  'nothing-of-combat': 'you get an emblem',
  energy: '{E}{E}',
  'mana-made': '{G}{G}',
  'any-mana': '{G}',
  'counter-word': 'lore',
  'size-change': '+2/-1',
  size: '3/3',
};

const READ_WHOLE = ['line', 'spell-line'];
const choice = fc.nat(999);
const RUNS = 200;

test('another parser finds the same readings of sentences that the templates can make', () => {
  const whole = PRODUCTIONS.filter(({ template }) => READ_WHOLE.includes(template.kind));
  let read = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...whole),
      fc.array(choice, { minLength: 2, maxLength: 5 }),
      (production, choices) => {
        const words = tokensOf(sentence(production, choices));
        const { kind } = production.template;
        const own = readByOwn(kind, words);
        read += own.length > 0 ? 1 : 0;
        expect(own).toEqual(readByOther(kind, words));
      },
    ),
    { numRuns: RUNS },
  );
  // The slots of many don't fit together, but some do.
  expect(read).toBeGreaterThan(RUNS / 10);
});

test('each kind of word has an example here that is read as one', () => {
  const unread = EVERY_WORD_KIND.filter(
    ({ kind }) => readByOwn(kind, tokensOf(WORD_EXAMPLES[kind] ?? '')).length === 0,
  );
  expect(unread.map(({ kind }) => kind)).toEqual([]);
});
