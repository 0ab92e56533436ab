import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import {
  type ActReading,
  type Acts,
  lastOf,
  permanentsIn,
  RANK,
  replaced,
  type Two,
} from './actReading.ts';
import type { DeclaredKind, Unread } from './board.ts';
import { inFull } from './inFull.ts';
import { noteUnknown, onBoard } from './namesOnBoard.ts';
import { withNotDeclared } from './notDeclared.ts';
import { type Note, type Slip, slipIn } from './parseIssue.ts';
import { readChoice } from './readChoice.ts';
import { withAttacks, withBlocks, withMore } from './readDeclarations.ts';
import { readDeed } from './readDeed.ts';
import { type ActSection, isDeclaration, isDeed, namesIn, type Section } from './sections.ts';
import type { Span } from './span.ts';

/** A section about what is done: understood as such, `then` between two declarations, or nothing that is understood. */
export type DoneSection = Extract<Section, { readonly kind: ActSection['kind'] | 'then' }> | Stray;

/** What is not understood at all, and the declaration that it belongs to: the one before it, none, or as its tag tells. */
export interface Stray {
  readonly kind: 'stray';
  readonly span: Span;
  readonly of: 'attack' | 'block' | 'before' | 'none';
}

/**
 * Everything that is decided in these sections, as far as it is understood; several add up to one declaration, until a
 * `then` or until somebody does something with priority, or passes. A declaration of which not all is understood is
 * left as it was typed, with all that comes after it.
 */
export function readActs(
  sections: readonly DoneSection[],
  reading: Omit<ActReading, 'note'>,
): ChunkRead {
  const chunks = chunksOf(sections).map((chunk) => ({ chunk, ...readChunk(chunk, reading) }));
  const whole = chunks.findIndex(({ unread }) => unread.length > 0);
  const [first, ...later] = whole < 0 ? [] : chunks.slice(whole);
  return {
    acts: fromMainPhase(
      (whole < 0 ? chunks : chunks.slice(0, whole + 1)).flatMap(({ acts }) => acts),
    ),
    unread: [...(first?.unread ?? []), ...later.flatMap(({ chunk }) => textsOf(chunk))],
    slips: chunks.flatMap(({ slips }) => slips),
    declares: first?.declares,
  };
}

/** CR 505.1: the main phase with which a board begins is the first, and any other comes after combat. */
const fromMainPhase = (acts: Acts): Acts => {
  const first = acts.find(({ kind }) => kind !== 'choose');
  return acts.map((act) =>
    act === first && act.kind === 'passUntil' ? { ...act, step: 'precombatMain' } : act,
  );
};

/** Sections that may add up to one declaration, behind the `then` that stands before them. */
interface Chunk {
  readonly head: readonly DoneSection[];
  readonly sections: readonly DoneSection[];
}

function chunksOf(sections: readonly DoneSection[]): readonly Chunk[] {
  const chunks: { head: DoneSection[]; sections: DoneSection[] }[] = [{ head: [], sections: [] }];
  for (const section of sections) {
    if (section.kind === 'then') chunks.push({ head: [section], sections: [] });
    else if (isApart(section))
      chunks.push({ head: [], sections: [section] }, { head: [], sections: [] });
    else chunks.at(-1)?.sections.push(section);
  }
  return chunks;
}

const textsOf = ({ head, sections }: Chunk): readonly string[] =>
  [...head, ...sections].map(({ span }) => span.text);

/** Whoever has priority does it, and no declaration goes on after it. */
const isApart = (section: DoneSection): boolean =>
  isDeed(section) ||
  section.kind === 'allPass' ||
  section.kind === 'mainPhase' ||
  (section.kind === 'stray' && section.of === 'none');

interface ChunkRead {
  readonly acts: Acts;
  readonly unread: readonly string[];
  readonly slips: readonly Slip[];
  /** The declaration that is not understood, if it is one and nothing else. */
  readonly declares: Unread['declares'];
}

function readChunk(chunk: Chunk, reading: Omit<ActReading, 'note'>): ChunkRead {
  const { head, sections } = chunk;
  const read = allOf(sections, reading);
  const broken = sections.filter((_, at) => read.slips[at]?.length !== 0);
  const slips = read.slips.flat();
  if (broken.length === 0)
    return { acts: inTurn(read.acts), unread: [], slips, declares: undefined };
  const from = Math.min(...broken.map((section) => rankOf(section, sections)));
  const standing = sections.filter((section) => rankOf(section, sections) < from);
  const left = sections.filter((section) => !standing.includes(section));
  return {
    acts: inTurn(allOf(standing, reading).acts),
    unread: textsOf({ head: standing.length === 0 ? head : [], sections: left }),
    slips,
    declares: declaredBy(broken.filter((section) => rankOf(section, sections) === from)),
  };
}

function declaredBy(broken: readonly DoneSection[]): Unread['declares'] {
  const kinds = new Set(broken.map(({ kind }) => kind));
  const [kind] = kinds;
  return kinds.size === 1 && (kind === 'attack' || kind === 'block') ? kind : undefined;
}

/** As a turn asks for them; a choice stays with what it stands behind. */
function inTurn(chunk: Acts): Acts {
  let rank = -1;
  const ranked = chunk.map((act) => {
    rank = act.kind === 'choose' ? rank : RANK.indexOf(act.kind);
    return { act, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ act }) => act);
}

/** All of them added up, and what of each is not understood. */
function allOf(
  sections: readonly DoneSection[],
  reading: Omit<ActReading, 'note'>,
): { readonly acts: Acts; readonly slips: readonly (readonly Slip[])[] } {
  let acts: Acts = [];
  const all = sections.map((section) => {
    const slips: Slip[] = [];
    const note: Note = (slip) => slips.push(slip);
    acts = withSection(acts, section, sections, { ...reading, note });
    return slips;
  });
  return { acts, slips: all };
}

/** CR 508.1, 509.1: how late a turn asks for the declaration that a section belongs to. */
function rankOf(section: DoneSection, among: readonly DoneSection[]): number {
  const own = declaredIn(section);
  if (own !== 'before') return RANK.indexOf(own);
  const before = among.slice(0, among.indexOf(section)).map(declaredIn);
  return RANK.indexOf(before.findLast((kind) => kind !== 'before') ?? 'attack');
}

function declaredIn(section: DoneSection): DeclaredKind | 'before' {
  switch (section.kind) {
    case 'nothing':
      return section.declared;
    case 'notDeclared':
      return section.which === 'attack' ? 'attack' : 'block';
    case 'attack':
    case 'block':
    case 'order':
    case 'divide':
      return section.kind;
    case 'stray':
      return section.of === 'none' ? 'before' : section.of;
    case 'band':
    case 'exert':
    case 'enlist':
      return 'attack';
    case 'pay':
    case 'cast':
    case 'activate':
    case 'play':
    case 'turnUp':
    case 'choose':
    case 'allPass':
    case 'mainPhase':
    case 'then':
      return 'before';
  }
}

function withSection(
  acts: Acts,
  said: DoneSection,
  among: readonly DoneSection[],
  reading: ActReading,
): Acts {
  const section = isDeclaration(said) ? inFull(said, acts, reading) : said;
  if (section === undefined) return acts;
  switch (section.kind) {
    case 'then':
      return acts;
    case 'stray':
      reading.note(slipIn('unknownSection', section.span));
      return acts;
    case 'allPass':
      return [...acts, { kind: 'allPass' }];
    case 'mainPhase':
      return [...acts, { kind: 'passUntil', step: 'postcombatMain' }];
    case 'cast':
    case 'activate':
    case 'play':
    case 'turnUp':
      return [...acts, ...readDeed(section, reading)];
    case 'nothing':
      return [
        ...acts,
        section.declared === 'attack'
          ? { kind: 'attack', declaration: { attacks: [] } }
          : { kind: 'block', declaration: { blocks: [] } },
      ];
    case 'notDeclared':
      return withNotDeclared(acts, section, among, reading);
    case 'attack':
      return withAttacks(acts, section, reading);
    case 'block':
      return withBlocks(acts, section, reading);
    case 'order':
      return withOrder(acts, section, reading);
    case 'divide':
      return withDivision(acts, section, reading);
    case 'choose':
      return [...acts, ...readChoice(section, reading)];
    default:
      return withMore(acts, section, reading);
  }
}

/** `A1 orders N2, N1` */
function withOrder(acts: Acts, { who, what }: Two, reading: ActReading): Acts {
  const [of] = permanentsIn(who, reading);
  const over = permanentsIn(what, reading);
  return of === undefined || over.length === 0 ? acts : [...acts, { kind: 'order', of, over }];
}

/** `A1: 2 N1, 3 Nil`, added to what others assign in the same step: nobody assigns twice in one. */
function withDivision(acts: Acts, { who, what }: Two, reading: ActReading): Acts {
  const [source] = permanentsIn(who, reading);
  const assignments = source === undefined ? [] : sharesIn(source, what, reading);
  if (assignments.length === 0) return acts;
  const last = lastOf(acts, 'divide');
  const before = last?.assignments.some((one) => one.source === source) === true ? undefined : last;
  return replaced(acts, before, {
    kind: 'divide',
    assignments: [...(before?.assignments ?? []), ...assignments],
  });
}

const sharesIn = (
  source: ObjectId,
  what: Span,
  { names, note }: ActReading,
): readonly CombatDamageAssignment[] =>
  pairsIn(namesIn(what)).flatMap(([amount, whom]) => {
    if (!/^\d{1,9}$/.test(amount.text)) {
      note(slipIn('number', amount));
      return [];
    }
    if (whom === undefined) {
      note(slipIn('half', amount));
      return [];
    }
    const to = onBoard(whom, names);
    if (to === undefined) {
      noteUnknown(whom, names, note, 'unknownTag');
      return [];
    }
    const recipient =
      to.kind === 'player' ? to : ({ kind: 'object', object: to.permanent } as const);
    return [{ source, to: recipient, amount: Number(amount.text) }];
  });

const pairsIn = (words: readonly Span[]): readonly (readonly [Span, Span | undefined])[] =>
  words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1]] as const] : []));
