import { WAYS_TO_CAST, type WayToCast } from '../language/keywords/lists.ts';
import type { PermanentSetup } from '../scenario/scenario.ts';
import type { Announcement, TargetChoice } from '../state/stack.ts';
import type { CardId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { abilityNumber } from './abilityNumbers.ts';
import { type ActReading, permanentsIn } from './actReading.ts';
import type { SaidDeed } from './board.ts';
import { cardAt } from './cardNames.ts';
import { caseFold, nameKey } from './caseFold.ts';
import {
  noteUnknown,
  type OwnedCard,
  onBoard,
  permanentNamed,
  playerOn,
  usableIn,
} from './namesOnBoard.ts';
import { slipIn } from './parseIssue.ts';
import { type DeedSection, namesIn } from './sections.ts';
import { type Span, splitFull, trimmed } from './span.ts';

/** `Nil casts giant-growth on A1, x 3`, `Nil uses N1 ability 2 on A1`, `Ada plays forest`, `Nil turns up N2`; nothing where what it is about is not there. */
export function readDeed(
  { kind, who, what }: DeedSection,
  reading: ActReading,
): readonly SaidDeed[] {
  const player = playerOn(who, reading.names, reading.note);
  if (player === undefined) return [];
  if (kind === 'turnUp') {
    const permanent = permanentNamed(what, reading.names, reading.note);
    return permanent === undefined ? [] : [{ kind, player, permanent }];
  }
  if (kind === 'play') {
    const land = cardIn(what, player, reading);
    if (land !== undefined && land.rest.text !== '') reading.note(slipIn('unknownWord', land.rest));
    return land === undefined ? [] : [{ kind, player, card: land.id }];
  }
  const thing = kind === 'cast' ? cardIn(what, player, reading) : abilityIn(what, player, reading);
  if (thing === undefined) return [];
  const said = announcedIn(thing.rest, reading);
  return kind === 'cast'
    ? [{ kind, player, card: thing.id, ...said }]
    : [{ kind, player, source: thing.id, ability: thing.ability, ...said }];
}

interface Thing {
  readonly id: ObjectId;
  /** Counted from 0; of a card that is cast it says nothing. */
  readonly ability: number;
  readonly rest: Span;
}

/** A card that is not on the battlefield, by its id or by its name in any language: the player’s own before others’. */
function cardIn(
  span: Span,
  player: PlayerId,
  { names, cards, note }: ActReading,
): Thing | undefined {
  const [word = ''] = /^[^\s,]+/.exec(span.text) ?? [];
  const found = cardAt(span, cards);
  const own = names.cards.filter(({ owner }) => owner === player);
  const called = caseFold(word);
  const byId = (of: readonly OwnedCard[], wanted = called) => of.find(({ id }) => id === wanted);
  // The first of several goes without a number, which makes it the player’s own: with one, it is the first of all.
  const first = /-1$/.test(called) ? byId(names.cards, called.slice(0, -2)) : undefined;
  const typed = unknownIn(span, own);
  if (typed !== undefined) return typed;
  const named = first ?? byId(own) ?? own.find(isCard(found?.face.id)) ?? byId(names.cards);
  if (named === undefined) {
    note(slipIn('unknownTag', { at: span.at, text: found?.name.text ?? word }));
    return undefined;
  }
  const isNamed = found !== undefined && named !== first && named.id !== called;
  const rest = isNamed ? found.rest : after(span, word.length);
  return { id: named.id, ability: 0, rest };
}

/** A card of which not all is understood goes by the words that were typed for it. */
function unknownIn(span: Span, own: readonly OwnedCard[]): Thing | undefined {
  for (const { id, characteristics } of own) {
    const { name } = characteristics;
    if (name.kind === 'unknown' && caseFold(span.text).startsWith(caseFold(name.text)))
      return { id, ability: 0, rest: after(span, name.text.length) };
  }
  return undefined;
}

const isCard =
  (face: CardId | undefined) =>
  ({ characteristics: { name } }: Pick<PermanentSetup, 'characteristics'>): boolean =>
    name.kind === 'card' && name.card === face;

/** Of what is named by its tag, its id or its name, the ability that is used. */
function abilityIn(span: Span, player: PlayerId, reading: ActReading): Thing | undefined {
  const { names, note } = reading;
  const named = sourceIn(span, player, reading);
  if (named === undefined) {
    const [word = ''] = /^[^\s,]+/.exec(span.text) ?? [];
    const id = permanentNamed({ text: word, at: span.at }, names, note);
    const rest = after(span, word.length);
    return id === undefined ? undefined : { id, ...abilityNumber(rest, undefined) };
  }
  const { id, rest } = named;
  return { id, ...abilityNumber(rest, usableIn(id, names)) };
}

type Named = Pick<PermanentSetup, 'id' | 'characteristics'> & { readonly rest: Span };

/** The player’s own come before others’, and cards in a hand before what lies on the battlefield. */
function sourceIn(span: Span, player: PlayerId, { names, cards }: ActReading): Named | undefined {
  const [word = ''] = /^[^\s,]+/.exec(span.text) ?? [];
  const tagged = names.byTag.get(caseFold(word)) ?? caseFold(word);
  const isSo = ({ id }: Pick<PermanentSetup, 'id'>): boolean => id === tagged;
  const byWord = names.cards.find(isSo) ?? names.permanents.find(isSo);
  if (byWord !== undefined) return { ...byWord, rest: after(span, word.length) };
  const found = cardAt(span, cards);
  const all = [
    ...names.cards.filter(({ owner }) => owner === player),
    ...names.permanents.filter(({ controller }) => controller === player),
    ...names.permanents,
  ];
  const byName = found && all.find(isCard(found.face.id));
  return byName && { ...byName, rest: found.rest };
}

const after = ({ text, at }: Span, n: number): Span => trimmed({ text: text.slice(n), at: at + n });

interface Said {
  readonly targets: readonly TargetChoice[];
  readonly announced?: Announcement;
}

function announcedIn(rest: Span, reading: ActReading): Said {
  let said: Said = { targets: [] };
  for (const part of splitFull(rest, /,/g)) said = withPart(said, part, reading);
  return said;
}

/** One of the parts between commas. */
function withPart({ targets, announced }: Said, part: Span, reading: ActReading): Said {
  for (const [begins, more] of PARTS) {
    const [words] = begins.exec(part.text) ?? [];
    if (words === undefined) continue;
    const added = more(after(part, words.length), reading);
    return 'targets' in added
      ? { ...(announced && { announced }), targets: [...targets, ...added.targets] }
      : { targets, announced: { ...announced, ...added } };
  }
  reading.note(slipIn('unknownWord', part));
  return { targets, ...(announced && { announced }) };
}

type Part = (span: Span, reading: ActReading) => Announcement | Pick<Said, 'targets'>;

const PARTS: readonly (readonly [RegExp, Part])[] = [
  [/^on\s+nothing$/i, () => ({ targets: [] })],
  [/^on\s+/i, (span, reading) => ({ targets: targetsIn(span, reading) })],
  [/^(?=\p{L}\d+$)/iu, (span, reading) => ({ targets: targetsIn(span, reading) })],
  [/^x\s+(?=\d{1,9}$)/i, ({ text }) => ({ x: Number(text) })],
  [/^modes?\s+(?=\d)/i, (span, { note }) => ({ modes: modesIn(span, note) })],
  [/^with\s+/i, (span, { note }) => ({ ways: waysIn(span, note) })],
  [/^convoke\s+/i, (span, reading) => ({ convoke: permanentsIn(span, reading) })],
  [/^giving\s+/i, (span, reading) => ({ given: permanentsIn(span, reading) })],
  [/^mana\s+(?=[WUBRGC]+$)/i, ({ text }) => ({ spend: text.toUpperCase() })],
  [/^(?=\d{1,9} life$)/i, ({ text }) => ({ life: Number.parseInt(text, 10) })],
];

const targetsIn = (span: Span, { names, note }: ActReading): readonly TargetChoice[] =>
  namesIn(span).flatMap((word): readonly TargetChoice[] => {
    const card = names.cards.find(({ id }) => id === caseFold(word.text));
    if (card !== undefined) return [{ kind: 'object', object: card.id }];
    const found = onBoard(word, names);
    if (found?.kind === 'player') return [found];
    if (found !== undefined) return [{ kind: 'object', object: found.permanent }];
    noteUnknown(word, names, note, 'unknownTag');
    return [];
  });

const modesIn = (span: Span, note: ActReading['note']): readonly number[] =>
  namesIn(span).flatMap((word) => {
    if (/^[1-9]\d{0,2}$/.test(word.text)) return [Number(word.text) - 1];
    note(slipIn('number', word));
    return [];
  });

const waysIn = (span: Span, note: ActReading['note']): readonly WayToCast[] =>
  namesIn(span).flatMap((word) => {
    const way = WAYS_TO_CAST.find((one) => nameKey(one) === nameKey(word.text));
    if (way === undefined) note(slipIn('unknownWord', word));
    return way ?? [];
  });
