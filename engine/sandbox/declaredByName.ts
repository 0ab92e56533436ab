import type { PermanentSetup } from '../scenario/scenario.ts';
import type { CardId, PlayerId } from '../vocabulary/ids.ts';
import { cardAt } from './cardNames.ts';
import { caseFold } from './caseFold.ts';
import type { Lexicon } from './lexicon.ts';
import { ATTACKS, BLOCKS, NOT_DECLARED, TAG } from './sections.ts';
import { type Span, splitFull } from './span.ts';
import { tagsOf } from './tags.ts';

/** Who plays, the active player first, and what lies on the battlefield. */
interface Table {
  readonly players: readonly { readonly id: PlayerId }[];
  readonly permanents: readonly PermanentSetup[];
}

/** A text with tags in the place of names, each other letter where it was. */
export interface Tagged {
  readonly text: string;
  readonly names: readonly TaggedName[];
}

/** A name, and the tag in its place: one that nobody has where it can't be known whom it means. */
export interface TaggedName {
  readonly name: Span;
  readonly tag: string;
  /** Then, whom it can mean, by their tags: each of them, and all together. */
  readonly offered: readonly string[];
}

/**
 * The text with tags in the place of names by which its declarations call cards, or all creatures of a player: `Serra
 * Angel attacks` becomes `A1          attacks`. Where a name can mean several on the table, it is left open; where it
 * means none, its section stays as it is. Nothing where no section declares by names. `tableOf` reads a table from a
 * text: it is asked for all that is said, and for what is said besides such sections.
 */
export function declaredByTags(
  text: string,
  { cards }: Lexicon,
  tableOf: (text: string) => Table,
): Tagged | undefined {
  const names = namesOn(tableOf(text), cards);
  const named = splitFull({ text, at: 0 }, /[;\n\r]/g).flatMap((section) => {
    const parts = declarationIn(section, names, cards);
    return parts?.some(({ kind }) => kind === 'name') ? [{ section, parts }] : [];
  });
  if (named.length === 0) return undefined;
  const table = tableOf(named.reduce((rest, { section }) => put('', rest, section), text));
  return named.reduce((so: Tagged, { parts }) => inTags(so, parts, table), { text, names: [] });
}

/** How those on a table are called, in small letters: players, and cards by the first word of a name that no other has. */
interface Names {
  readonly players: ReadonlySet<string>;
  readonly short: ReadonlyMap<string, CardId>;
}

function namesOn({ players, permanents }: Table, cards: Lexicon['cards']): Names {
  const there = new Set(
    permanents.flatMap(({ characteristics: { name } }) => (name.kind === 'card' ? name.card : [])),
  );
  const first = [...there].flatMap((card) =>
    [...new Set(Object.values(cards.get(card)?.names ?? {}).map(firstWord))].map(
      (word) => [word, card] as const,
    ),
  );
  const only = [...Map.groupBy(first, ([word]) => word).values()].flatMap(([one, ...others]) =>
    one === undefined || others.length > 0 ? [] : [one],
  );
  return { players: new Set(players.map(({ id }) => caseFold(id))), short: new Map(only) };
}

const firstWord = (text: string): string => caseFold(/^\p{L}+/u.exec(text)?.[0] ?? '');

/** What a declaration is made of, in the order of the text. */
type Part =
  | { readonly kind: 'name'; readonly of: CardId | typeof ALL; readonly span: Span }
  | { readonly kind: 'attack' | 'block' | 'with' | 'other' };

/** So long is a declaration at most, in letters: whatever is longer is none. */
const LONGEST = 300;

/** The words of a section that has nothing but a declaration; nothing of any other. */
function declarationIn(
  section: Span,
  names: Names,
  cards: Lexicon['cards'],
): readonly Part[] | undefined {
  if (section.text.length > LONGEST || !DECLARES.test(section.text)) return undefined;
  const parts: Part[] = [];
  for (let from = 0; from < section.text.length; ) {
    const text = section.text.slice(from);
    const gap = GAP.exec(text)?.[0].length ?? 0;
    const found = gap > 0 ? undefined : partAt({ text, at: section.at + from }, names, cards);
    if (gap === 0 && found === undefined) return undefined;
    if (found !== undefined) parts.push(found.part);
    from += gap + (found?.length ?? 0);
  }
  return parts;
}

const GAP = /^(?:[\s,&]+|(?:and|e|y|a)\s+)/iu;
const ATTACK = new RegExp(String.raw`^(?:->|→|⇒|=>|(?:${ATTACKS})(?![\p{L}\d-]))`, 'iu');
const BLOCK = new RegExp(String.raw`^(?:-\||⊣|(?:${BLOCKS})(?![\p{L}\d-]))`, 'iu');
const DECLARES = new RegExp(String.raw`->|→|⇒|=>|-\||⊣|(?:${ATTACKS}|${BLOCKS}|block)`, 'iu');
const WITH = /^(?:with|con)(?=\s)/iu;
const NOT = new RegExp(String.raw`^(?:${NOT_DECLARED})(?=\s*(?:,|$))`, 'iu');
/** All creatures of whoever declares. */
const ALL = 'all';
const ALL_OF_THEM =
  /^(?:all(?: (?:(?:the|my|his|her|their) )?creatures)?|every(?:thing|one|body| creature)|both|tutt[eio](?: le creature)?|entramb[ei]|tod[ao]s?(?: las criaturas)?|ambas)(?![\p{L}\d-])/iu;
const TAGGED = new RegExp(String.raw`^${TAG}(?![\p{L}\d])`, 'iu');

function partAt(
  span: Span,
  { players, short }: Names,
  cards: Lexicon['cards'],
): { readonly part: Part; readonly length: number } | undefined {
  for (const [kind, begins] of SIGNS) {
    const [sign] = begins.exec(span.text) ?? [];
    if (sign !== undefined) return { part: { kind }, length: sign.length };
  }
  const [word = ''] = /^\p{L}+/u.exec(span.text) ?? [];
  if (players.has(caseFold(word))) return { part: { kind: 'other' }, length: word.length };
  const found = cardAt(span, cards);
  const [all] = ALL_OF_THEM.exec(span.text) ?? [];
  const of = found?.face.id ?? (all === undefined ? short.get(caseFold(word)) : ALL);
  if (of === undefined || word === '') return undefined;
  const name = found?.name ?? { text: all ?? word, at: span.at };
  return { part: { kind: 'name', of, span: name }, length: name.text.length };
}

const SIGNS = [
  ['other', NOT],
  ['attack', ATTACK],
  ['block', BLOCK],
  ['with', WITH],
  ['other', TAGGED],
] as const;

function inTags(so: Tagged, parts: readonly Part[], table: Table): Tagged {
  const tags = tagsOf(table.permanents);
  const named: TaggedName[] = [];
  for (const [nth, part] of parts.entries()) {
    if (part.kind !== 'name') continue;
    const meant = meantBy(part.of, sideOf(parts, nth), table);
    const one = namedBy(
      part,
      meant.flatMap(({ id }) => tags.get(id) ?? []),
    );
    if (one === undefined) return so;
    named.push(one);
  }
  return {
    text: named.reduce((text, { tag, name }) => put(tag, text, name), so.text),
    names: [...so.names, ...named],
  };
}

/** How many are offered one by one. */
const SINGLY = 3;

function namedBy(
  { of, span }: Extract<Part, { readonly kind: 'name' }>,
  meant: readonly string[],
): TaggedName | undefined {
  const [first, ...others] = meant;
  if (first === undefined) return undefined;
  // The places of tags are counted from 1.
  const nobody = `${first.charAt(0)}0`;
  if (of === ALL) return { name: span, tag: nobody, offered: [meant.join(' ')] };
  if (others.length > 0)
    return { name: span, tag: nobody, offered: [...meant.slice(0, SINGLY), meant.join(' ')] };
  return first.length > span.text.length ? undefined : { name: span, tag: first, offered: [] };
}

type DeclaringSide = 'active' | 'defending' | 'either';

/** Of several with a name, those of whoever can be meant where it stands. */
function meantBy(
  of: CardId | typeof ALL,
  side: DeclaringSide,
  { players: [active], permanents }: Table,
): readonly PermanentSetup[] {
  const all = permanents.filter(({ characteristics: { name, types } }) =>
    of === ALL
      ? side !== 'either' && types.includes('creature')
      : name.kind === 'card' && name.card === of,
  );
  if (of !== ALL && (all.length < 2 || side === 'either')) return all;
  return all.filter(({ controller }) => (controller === active?.id) === (side === 'active'));
}

// CR 508.1a, 509.1a: the active player's creatures attack, and a defending player's block.
function sideOf(parts: readonly Part[], nth: number): DeclaringSide {
  const isVerb = ({ kind }: Part): boolean => kind === 'attack' || kind === 'block';
  const before = parts.slice(0, nth).findLast(({ kind }) => kind !== 'name' && kind !== 'other');
  const verb = parts.slice(0, nth).findLast(isVerb);
  const after = parts.slice(nth).find(isVerb);
  if (before?.kind === 'with') return verb?.kind === 'attack' ? 'active' : 'defending';
  const does = after && (after.kind === 'attack' ? 'active' : 'defending');
  if (before === undefined) return does ?? 'either';
  const isDoneTo = before.kind === 'block' ? 'active' : 'defending';
  // It may be what is attacked or blocked there, or what attacks or blocks next.
  return does === undefined || does === isDoneTo ? isDoneTo : 'either';
}

/** In the place of this part of the text, and so that what comes after it stays in its own. */
const put = (tag: string, text: string, { at, text: { length } }: Span): string =>
  text.slice(0, at) + tag.padEnd(length) + text.slice(at + length);
