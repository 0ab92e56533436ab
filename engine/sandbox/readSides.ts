import { CUSTOMARY_NAMES, MOST_PLAYERS } from '../scenario/newcomer.ts';
import { playerId } from '../vocabulary/ids.ts';
import { type Side, sideOf } from './buildSetup.ts';
import { caseFold } from './caseFold.ts';
import { deepEqual } from './deepEqual.ts';
import { itemsIn } from './itemsIn.ts';
import type { Lexicon } from './lexicon.ts';
import { UNTOUCHED } from './modifiers.ts';
import { MOST } from './mostOfOne.ts';
import { type ParseIssue, slipIn } from './parseIssue.ts';
import { asTyped, type Entry, readItem } from './readItem.ts';
import { type Header, readSaid } from './readSide.ts';
import { isDone, type Section } from './sections.ts';
import type { Span } from './span.ts';
import type { LineZone } from './zones.ts';

/** What a line says of players and of what they have. */
export interface SidesRead {
  readonly sides: readonly Side[];
  /** Sections that say neither what lies there nor what is done, and stand after something that is done. */
  readonly strays: readonly Section[];
  /** What is said of the board and is not understood, as it was typed. */
  readonly unread: readonly string[];
  readonly issues: readonly ParseIssue[];
}

/** The sides that these sections describe; where they name nobody, what they list is the first player’s. */
export function readSides(sections: readonly Section[], lexicon: Lexicon): SidesRead {
  let so: Reading = { sides: [], strays: [], unread: [], issues: [], current: undefined };
  for (const [at, section] of sections.entries()) {
    if (section.kind === 'side') so = withHeader(so, section.header, lexicon);
    else if (section.kind === 'versus') so = afterOther(so);
    else if (section.kind === 'items') {
      const isLate = sections.slice(0, at).some(isDone);
      so = withList(so, section, isLate ? 'late' : 'early', lexicon);
    }
  }
  const { current: _, heading: __, ...read } = so;
  return { ...read, sides: withOpponent(read.sides) };
}

interface Reading extends SidesRead {
  readonly current: string | undefined;
  /** Where what is listed next lies: in the zone whose name was a heading of its own, with nothing behind it. */
  readonly heading?: LineZone;
}

// Where a text names nobody, what it lists is the first player’s.
const [FIRST = playerId('Ada')] = CUSTOMARY_NAMES;

function withOpponent(sides: readonly Side[]): readonly Side[] {
  if (sides.length > 1) return sides;
  const [only = sideOf(FIRST)] = sides;
  const other = CUSTOMARY_NAMES.find((name) => !isCalled(only, name)) ?? FIRST;
  return [only, sideOf(other)];
}

function withHeader(so: Reading, header: Header, lexicon: Lexicon): Reading {
  const { name, zone, said, rest } = header;
  const called = so.sides.find((side) => isCalled(side, name.text))?.player ?? capital(name.text);
  const there = withPlayer(so.sides, called, name.at);
  if (there.length > MOST_PLAYERS) return withFifth(so, header);
  const read = readSaid(said, lexicon);
  const told = there.map((side) =>
    isCalled(side, called) ? { ...side, said: { ...side.said, ...read.said } } : side,
  );
  const head = [name, ...read.unread].map(({ text }) => text).join(', ');
  const about = { kind: 'player', player: playerId(called) } as const;
  const isHeading = zone !== undefined && rest.text.trim() === '';
  const { heading: _, ...before } = so;
  return {
    ...before,
    current: called,
    ...(isHeading ? { heading: zone } : {}),
    sides: withItems(told, called, zone ?? 'battlefield', rest, lexicon),
    unread: read.unread.length === 0 ? so.unread : [...so.unread, `${head}:`],
    issues: [...so.issues, ...read.slips.map((slip): ParseIssue => ({ ...slip, about }))],
  };
}

const withFifth = (so: Reading, { span, name }: Header): Reading => ({
  ...so,
  current: undefined,
  unread: [...so.unread, span.text],
  issues: [
    ...so.issues,
    { ...slipIn('impossible', name), because: 'fourPlayers', about: { kind: 'board' } },
  ],
});

/** Whoever sits next has what is listed now. */
function afterOther({ heading: _, ...so }: Reading): Reading {
  const [first, ...others] = withOpponent(so.sides);
  const next = others.find(({ player }) => player !== so.current) ?? first;
  return { ...so, current: next?.player };
}

/** A list without a name is of whoever was named last. */
function withList(
  so: Reading,
  section: Section,
  when: 'early' | 'late',
  lexicon: Lexicon,
): Reading {
  const { span } = section;
  const isWhole = itemsIn(span, lexicon).every(
    (item) => readItem(item, lexicon).slips.length === 0,
  );
  if (!isWhole && (when === 'late' || beginsAsAct(span, so.sides)))
    return when === 'late' ? { ...so, strays: [...so.strays, section] } : withStray(so, span);
  const name = so.current ?? FIRST;
  const there = withPlayer(so.sides, name);
  const sides = withItems(there, name, so.heading ?? 'battlefield', span, lexicon);
  return { ...so, sides, current: name };
}

const withStray = (so: Reading, span: Span): Reading => ({
  ...so,
  unread: [...so.unread, span.text],
  issues: [...so.issues, { ...slipIn('unknownSection', span), about: { kind: 'board' } }],
});

/** With a tag, or the name of a player. */
const beginsAsAct = ({ text }: Span, sides: readonly Side[]): boolean => {
  const [first = '', ...more] = text.split(/[\s,:]+/);
  const isTag = /^(?!x)\p{L}\d+$/iu.test(first);
  return more.length > 0 && (isTag || sides.some((side) => isCalled(side, first)));
};

const withPlayer = (sides: readonly Side[], name: string, at = 0): readonly Side[] =>
  sides.some((side) => isCalled(side, name)) ? sides : [...sides, sideOf(name, at)];

const isCalled = ({ player }: Side, name: string): boolean => caseFold(player) === caseFold(name);

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function withItems(
  sides: readonly Side[],
  name: string,
  place: 'battlefield' | LineZone,
  span: Span,
  lexicon: Lexicon,
): readonly Side[] {
  const read = itemsIn(span, lexicon).map((item) => lyingIn(place, readItem(item, lexicon)));
  return sides.map((side) =>
    isCalled(side, name) ? { ...side, [place]: withinBounds([...side[place], ...read]) } : side,
  );
}

/** Of what is not on the battlefield only its counters are said, and these in exile. */
function lyingIn(place: 'battlefield' | LineZone, entry: Entry): Entry {
  if (place === 'battlefield') return entry;
  const { status, named, slips, span } = entry;
  const sayable = place === 'exile' ? { ...UNTOUCHED, counters: status.counters } : UNTOUCHED;
  const isSaid = deepEqual(status, sayable) && Object.keys(named).length === 0;
  if (isSaid && slips.length === 0) return entry;
  return { ...asTyped(span, 'unknownWord'), ...(slips.length === 0 ? {} : { slips }) };
}

function withinBounds(entries: readonly Entry[]): readonly Entry[] {
  let there = 0;
  return entries.map((entry) => {
    if (there + entry.times > MOST)
      return asTyped(entry.span, 'tooMany', entry.times > 1 ? String(entry.times) : undefined);
    there += entry.times;
    return entry;
  });
}
