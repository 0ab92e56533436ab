import { type Header, headerOf } from './readSide.ts';
import { type Span, splitFull, trimmed } from './span.ts';

/** A part of a line between semicolons, as it was typed and by what it is about. */
export type Section = { readonly span: Span } & About;

type About =
  | { readonly kind: 'side'; readonly header: Header }
  | { readonly kind: 'items' }
  /** What follows is what another player has. */
  | { readonly kind: 'versus' }
  | { readonly kind: 'edition'; readonly edition: Span }
  | { readonly kind: 'then' }
  | ActSection;

/** What is done. What was declared before a `then` is one combat phase, or one step; what follows comes after it. */
export type ActSection =
  | { readonly kind: 'nothing'; readonly declared: 'attack' | 'block' }
  /** Everybody passes. */
  | { readonly kind: 'allPass' }
  /** On to the next main phase. */
  | { readonly kind: 'mainPhase' }
  | NotDeclaredSection
  | ChoiceSection
  | DeedSection
  | DeclarationSection;

/** What a player does with priority: who, with what, and the rest of the words. */
export interface DeedSection {
  readonly kind: 'cast' | 'activate' | 'play' | 'turnUp';
  readonly who: Span;
  readonly what: Span;
}

/** What a player chooses when the game asks: who, and the rest of the words. */
export interface ChoiceSection {
  readonly kind: 'choose';
  readonly who: Span;
  readonly what: Span;
}

/** Who is said not to attack or block, or not to be blocked. */
export interface NotDeclaredSection {
  readonly kind: 'notDeclared';
  readonly which: 'attack' | 'block' | 'blocked';
  readonly who: Span;
}

/** Something declared, by the words that stand in it. */
export type DeclarationSection =
  | PlayersDeclaration<'attack'>
  | PlayersDeclaration<'block'>
  | { readonly kind: 'order'; readonly who: Span; readonly what: Span }
  | { readonly kind: 'enlist'; readonly who: Span; readonly what: Span }
  | { readonly kind: 'divide'; readonly who: Span; readonly what: Span }
  | { readonly kind: 'band'; readonly who: Span }
  | { readonly kind: 'exert'; readonly who: Span }
  | { readonly kind: 'pay'; readonly who: Span };

interface PlayersDeclaration<K extends 'attack' | 'block'> {
  readonly kind: K;
  readonly who: Span;
  readonly what: Span;
  /** Whoever is said to declare it; of one that begins with its verb, nobody is: `attack with A1`. */
  readonly by?: Span | undefined;
}

export const isDeed = (section: { readonly kind: string }): section is DeedSection =>
  section.kind === 'cast' ||
  section.kind === 'activate' ||
  section.kind === 'play' ||
  section.kind === 'turnUp';

/** Whether a section says what somebody does, and not what lies there. */
export const isDone = (
  section: Section,
): section is Extract<Section, { readonly kind: ActSection['kind'] | 'then' }> =>
  section.kind !== 'side' &&
  section.kind !== 'items' &&
  section.kind !== 'versus' &&
  section.kind !== 'edition';

export const sectionsOf = (text: string): readonly Section[] =>
  splitFull({ text, at: 0 }, PARTED)
    .filter((span) => !isComment(span))
    .flatMap((span) =>
      splitFull(span, VERSUS).flatMap((side, nth): readonly Section[] => {
        const section = { span: side, ...sectionOf(side) };
        return nth === 0
          ? [section]
          : [{ span: { text: '', at: side.at }, kind: 'versus' }, section];
      }),
    );

/** The verbs of a declaration, in whatever language a line is typed. */
export const ATTACKS = 'attacks?|attacca(?:no)?|atacan?';
export const BLOCKS = 'blocks?|blocca(?:no)?|bloquean?';
/** Before what a Spanish verb is done to. */
const TO = String.raw`(?:\s+a(?=\s+\S))?`;
const SIGN = String.raw`->|→|⇒|=>|-\||⊣|\b(?:${ATTACKS}|${BLOCKS})\b`;

/**
 * What is said of a declaration may follow it after a comma, too, and so may another declaration: `A1 A2 -> Nil, band A1
 * A2`, `A1 attacks, N1 blocks A1`.
 */
const PARTED = new RegExp(
  String.raw`[;\n\r]|,(?=\s*(?:band|exert|pay)\s+\p{L}\d)|(?:,|\sand)(?<=(?:${SIGN})[^;\n\r,]{0,200}(?:,|\sand))(?=\s*(?:(?:\p{L}\d+[\s,&]*(?:and\s+)?)+(?:${SIGN})|no\s+(?:attack|block)))`,
  'giu',
);

/** `3/3 trample vs 2/2 + 1/1`: what two players have, by nobody’s name. */
const VERSUS = /(?:^|\s)(?:vs\.?|versus)(?=\s|$)/giu;

const isComment = ({ text }: Span): boolean => /^(\/\/|#)/.test(text);

function sectionOf(span: Span): About {
  const { text } = span;
  if (/^then$/i.test(text)) return { kind: 'then' };
  if (/^no attack(?:s|ers)?$/i.test(text)) return { kind: 'nothing', declared: 'attack' };
  if (/^no block(?:s|ers)?$/i.test(text)) return { kind: 'nothing', declared: 'block' };
  if (/^all pass$/i.test(text)) return { kind: 'allPass' };
  if (/^main phase$/i.test(text)) return { kind: 'mainPhase' };
  const edition = /^rules\s+/i.exec(text);
  if (edition !== null) return { kind: 'edition', edition: cut(span, edition[0].length) };
  const spared = notDeclaredIn(span);
  if (spared !== undefined) return spared;
  const deed = deedIn(span);
  if (deed !== undefined) return deed;
  const declared = declaredIn(span);
  if (declared !== undefined) return declared;
  const header = headerOf(span);
  return header === undefined ? { kind: 'items' } : { kind: 'side', header };
}

const DEEDS = [
  ['choose', /^(\p{L}{1,60})\s+chooses(?=[\s:])[\s:]*/iu],
  ['cast', /^(\p{L}{1,60})\s+casts\s+(?=\S)/iu],
  ['activate', /^(\p{L}{1,60})\s+uses\s+(?=\S)/iu],
  ['play', /^(\p{L}{1,60})\s+plays\s+(?=\S)/iu],
  ['turnUp', /^(\p{L}{1,60})\s+turns\s+up\s+(?=\S)/iu],
] as const;

function deedIn(span: Span): DeedSection | ChoiceSection | undefined {
  for (const [kind, begins] of DEEDS) {
    const [words, name] = begins.exec(span.text) ?? [];
    if (words === undefined || name === undefined) continue;
    return { kind, who: { text: name, at: span.at }, what: cut(span, words.length) };
  }
  return undefined;
}

/** A tag, or the id of what has come onto the battlefield since: `A1`, `token-1`. */
export const TAG = String.raw`(?:\p{L}\d+|(?<![\p{L}\d-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\p{L}\d-]))`;
const TAGS = String.raw`^(?:${TAG}[\s,&]*(?:(?:and|e|y)\s+)?)+`;

/** What stands between who declares and what: signs, or a word between tags. */
const BETWEEN: readonly (readonly ['attack' | 'block' | 'order' | 'enlist' | 'divide', RegExp])[] =
  [
    ['attack', /->|→|⇒|=>/],
    ['block', /-\||⊣/],
    ['attack', new RegExp(String.raw`(?<=${TAGS})(?:${ATTACKS})(?=\s|$)${TO}`, 'iu')],
    ['block', new RegExp(String.raw`(?<=${TAGS})(?:${BLOCKS})(?=\s|$)${TO}`, 'iu')],
    ['order', new RegExp(String.raw`(?<=^${TAG}\s+)orders(?=\s|$)`, 'iu')],
    ['enlist', new RegExp(String.raw`(?<=^${TAG}\s+)enlists(?=\s|$)`, 'iu')],
    ['divide', new RegExp(String.raw`(?<=^${TAG}\s*):`, 'iu')],
  ];

/** `N1 doesn't block`, `A1 is unblocked`, `Nil no bloquea`. */
const SAID_OF_SPARED = [
  ['attack', "do(?:es)?(?:n'?t| not) attack|non attacca(?:no)?|no atacan?"],
  ['block', "do(?:es)?(?:n'?t| not) block|non blocca(?:no)?|no bloquean?"],
  [
    'blocked',
    "(?:is|are)(?:n't| not) blocked|(?:is|are|goes|go) unblocked|non (?:è|sono|viene|vengono) bloccat[aeio]|no (?:es|son|está|están) bloquead[ao]s?",
  ],
] as const;
const SPARED = SAID_OF_SPARED.map(
  ([which, words]) => [which, new RegExp(String.raw`^(.*\S)\s+(?:${words})$`, 'iu')] as const,
);
/** What says of somebody that they don’t attack or block, or are not blocked. */
export const NOT_DECLARED = SAID_OF_SPARED.map(([, words]) => words).join('|');

const NAMED = new RegExp(String.raw`^\p{L}{1,60}$|${TAGS}$`, 'iu');

function notDeclaredIn({ text, at }: Span): NotDeclaredSection | undefined {
  for (const [which, said] of SPARED) {
    const [, who] = said.exec(text) ?? [];
    if (who === undefined) continue;
    if (NAMED.test(who)) return { kind: 'notDeclared', which, who: { text: who, at } };
  }
  return undefined;
}

const LISTED = [
  ['band', new RegExp(String.raw`^band\s+(?=${TAG}\b)`, 'iu')],
  ['exert', new RegExp(String.raw`^exert\s+(?=${TAG}\b)`, 'iu')],
  ['pay', new RegExp(String.raw`^pay\s+(?=${TAG}\b|\d+ life|mana |use |nothing)`, 'iu')],
] as const;

function declaredIn(span: Span): DeclarationSection | undefined {
  for (const [kind, between] of BETWEEN) {
    const found = between.exec(span.text);
    if (found === null) continue;
    const who = { text: span.text.slice(0, found.index), at: span.at };
    return { kind, who, what: cut(span, found.index + found[0].length) };
  }
  for (const [kind, begins] of LISTED) {
    const found = begins.exec(span.text);
    if (found !== null) return { kind, who: cut(span, found[0].length) };
  }
  return declaredWith(span);
}

/** `Ada attacks Nil with A1 and A2`, `Nil blocks with N1`, `attack with A1`. */
const WITH = new RegExp(
  String.raw`^(?:(\p{L}{1,60})(\s+))?((?:${ATTACKS}|${BLOCKS})(?=\s)${TO})(.{0,200}?)\s(?:with|con)\s+(?=${TAG}\b)`,
  'iu',
);

function declaredWith(span: Span): DeclarationSection | undefined {
  const [all, name = '', between = '', verb = '', what = ''] = WITH.exec(span.text) ?? [];
  if (all === undefined) return undefined;
  return {
    kind: /^a/i.test(verb) ? 'attack' : 'block',
    by: name === '' ? undefined : { text: name, at: span.at },
    who: cut(span, all.length),
    what: trimmed({ text: what, at: span.at + name.length + between.length + verb.length }),
  };
}

const cut = ({ text, at }: Span, n: number): Span => ({ text: text.slice(n), at: at + n });

/** Whether a declaration lacks who declares it, or on what: `A1 ->`. */
export const isHalf = (section: DeclarationSection): boolean =>
  [section.who, 'what' in section ? section.what : section.who].some(
    (span) => namesIn(span).length === 0,
  );

export const isDeclaration = (section: { readonly kind: string }): section is DeclarationSection =>
  BETWEEN.some(([kind]) => kind === section.kind) || LISTED.some(([kind]) => kind === section.kind);

/** What is named one after the other. */
export const namesIn = (span: Span): readonly Span[] =>
  splitFull(span, /[\s,&]+(?:and\s+|[ey]\s+(?=\p{L}\d))?/gu);
