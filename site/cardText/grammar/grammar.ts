import { canonical, type FileForm } from '../fileForm.ts';
import {
  type Part,
  type Production,
  productionsOf,
  type SlotValues,
  type Template,
} from './template.ts';

/** A kind of thing that single words say, which no list of templates holds: numbers, subtypes, symbols. */
export interface WordKind {
  readonly kind: string;
  /** What the words from there on say, and how many of them; each way in which they can be taken. */
  readonly read: (tokens: readonly string[], at: number) => readonly WordsTaken[];
  /** It takes words whatever they are, so that how far it comes tells nothing of what a line is. */
  readonly takesAny?: true;
}

export interface WordsTaken {
  readonly n: number;
  readonly means: FileForm;
}

/** All that is known of one kind. */
interface KindOfThing {
  /** By the word that each begins with, but for those that begin with a slot. */
  readonly byWord: ReadonlyMap<string, readonly Production[]>;
  readonly bySlot: readonly Production[];
  readonly words: readonly WordKind[];
  /** The words with which something of the kind can begin; nothing where that can be any. */
  first: ReadonlySet<string> | undefined;
}

export interface TextGrammar {
  readonly kinds: ReadonlyMap<string, KindOfThing>;
}

/** One way to read a text: what it says, and the templates that say it. */
export interface TextRead {
  readonly means: FileForm;
  readonly by: readonly Template[];
}

export type Reading =
  | { readonly kind: 'read'; readonly reads: readonly TextRead[] }
  /** The number of the word that no template can go on with. */
  | { readonly kind: 'unread'; readonly at: number };

export function grammarOf(
  templates: readonly Template[],
  wordKinds: readonly WordKind[],
): TextGrammar {
  const productions = Map.groupBy(
    templates.flatMap(productionsOf),
    ({ template }) => template.kind,
  );
  const words = Map.groupBy(wordKinds, ({ kind }) => kind);
  const names = new Set([...productions.keys(), ...words.keys()]);
  const kinds = new Map(
    [...names].map((name) => [name, kindOf(productions.get(name) ?? [], words.get(name) ?? [])]),
  );
  for (const { parts, template } of [...productions.values()].flat())
    for (const part of parts)
      if (part.kind === 'slot' && !kinds.has(part.of))
        throw new Error(`nothing says <${part.of}>, which stands in: ${template.says}`);
  findFirst(kinds);
  return { kinds };
}

function kindOf(productions: readonly Production[], words: readonly WordKind[]): KindOfThing {
  const beginsWith = ({ parts: [first] }: Production): string | undefined =>
    first?.kind === 'word' ? first.word : undefined;
  const byWord = Map.groupBy(
    productions.filter((one) => beginsWith(one) !== undefined),
    (one) => beginsWith(one) ?? '',
  );
  return {
    byWord,
    bySlot: productions.filter((one) => beginsWith(one) === undefined),
    words,
    first: words.length > 0 ? undefined : new Set(byWord.keys()),
  };
}

/** Until nothing is added any more. */
function findFirst(kinds: ReadonlyMap<string, KindOfThing>): void {
  const all = [...kinds.values()];
  while (all.some((kind) => learnsFirst(kind, kinds)));
}

/** Adds the words with which its slots can begin; whether there is one that was not known. */
function learnsFirst(kind: KindOfThing, kinds: ReadonlyMap<string, KindOfThing>): boolean {
  const before = kind.first;
  if (before === undefined) return false;
  const ofSlots = kind.bySlot.map(({ parts: [part] }) =>
    part?.kind === 'slot' ? kinds.get(part.of)?.first : NONE,
  );
  kind.first = ofSlots.reduce((so, other) => other && so?.union(other), before);
  return kind.first?.size !== before.size;
}

const NONE: ReadonlySet<string> = new Set();

/** Every way in which these words, all of them, are something of that kind. */
export function readAs(kind: string, tokens: readonly string[], grammar: TextGrammar): Reading {
  const reader = new Reader(tokens, grammar);
  const whole = reader.from(kind, 0).filter(({ end }) => end === tokens.length);
  if (whole.length === 0) return { kind: 'unread', at: reader.furthest };
  return { kind: 'read', reads: whole.map(({ means, by }) => ({ means, by })) };
}

interface Found extends TextRead {
  readonly end: number;
}

interface Begun {
  readonly end: number;
  readonly slots: SlotValues;
  readonly by: readonly Template[];
}

class Reader {
  readonly #tokens: readonly string[];
  readonly #grammar: TextGrammar;
  readonly #known = new Map<string, readonly Found[]>();
  furthest = 0;

  constructor(tokens: readonly string[], grammar: TextGrammar) {
    this.#tokens = tokens;
    this.#grammar = grammar;
  }

  from(kind: string, at: number): readonly Found[] {
    const key = `${kind} ${at}`;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    // Whatever asks for itself at the same place finds nothing there.
    this.#known.set(key, []);
    const found = distinct(this.#readings(kind, at));
    this.#known.set(key, found);
    return found;
  }

  #readings(kind: string, at: number): readonly Found[] {
    const thing = this.#grammar.kinds.get(kind);
    const word = this.#tokens[at];
    if (thing === undefined || word === undefined) return [];
    const ofWords = thing.words.flatMap(({ read, takesAny }) =>
      read(this.#tokens, at).map(({ n, means }): Found => {
        if (takesAny === undefined) this.#reached(at + n);
        return { end: at + n, means, by: [] };
      }),
    );
    const bySlot = thing.bySlot.filter(({ parts: [first] }) => this.#canBegin(first, word));
    const said = [...(thing.byWord.get(word) ?? []), ...bySlot].flatMap((production) =>
      this.#readProduction(production, at),
    );
    return [...ofWords, ...said];
  }

  #canBegin(part: Part | undefined, word: string): boolean {
    if (part?.kind !== 'slot') return part !== undefined;
    const first = this.#grammar.kinds.get(part.of)?.first;
    return first === undefined || first.has(word);
  }

  #readProduction({ template, parts }: Production, at: number): readonly Found[] {
    let begun: readonly Begun[] = [{ end: at, slots: {}, by: [template] }];
    for (const part of parts) {
      begun = begun.flatMap((one) => this.#goOn(part, one));
      if (begun.length === 0) return [];
    }
    return begun.flatMap(({ end, slots, by }) => {
      const means = template.means(slots);
      return means === undefined ? [] : [{ end, means, by }];
    });
  }

  #goOn(part: Part, { end, slots, by }: Begun): readonly Begun[] {
    const word = this.#tokens[end];
    if (part.kind === 'word') {
      if (word !== part.word) return [];
      this.#reached(end + 1);
      return [{ end: end + 1, slots, by }];
    }
    if (word === undefined || !this.#canBegin(part, word)) return [];
    return this.from(part.of, end).map((found) => ({
      end: found.end,
      slots: { ...slots, [part.name]: found.means },
      by: [...by, ...found.by],
    }));
  }

  #reached(at: number): void {
    this.furthest = Math.max(this.furthest, at);
  }
}

/** One of those that say the same of the same words. */
function distinct(found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found;
  return [...new Map(found.map((one) => [`${one.end} ${canonical(one.means)}`, one])).values()];
}
