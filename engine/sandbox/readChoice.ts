import type { Choice } from '../state/choice.ts';
import type { AttackedChoice } from '../state/combat.ts';
import type { TargetChoice } from '../state/stack.ts';
import { type ObjectId, objectId } from '../vocabulary/ids.ts';
import type { ActReading } from './actReading.ts';
import type { SaidChoice } from './board.ts';
import { caseFold } from './caseFold.ts';
import { noteUnknown, onBoard, permanentNamed, playerOn } from './namesOnBoard.ts';
import { slipIn } from './parseIssue.ts';
import { type ChoiceSection, namesIn } from './sections.ts';
import { type Span, splitFull, trimmed } from './span.ts';

/**
 * `Ada chooses for A1: on N2, mode 1`, `Nil chooses for N1: declines`, `Ada chooses: discarding giant-growth`: what a
 * player chooses as the game asks, for a spell, an ability or a thing of its source, or about nothing. Before `for` stand
 * targets too: `Ada chooses N2 for A1`.
 */
export function readChoice(
  { kind, who, what }: ChoiceSection,
  reading: ActReading,
): readonly SaidChoice[] {
  const player = playerOn(who, reading.names, reading.note);
  if (player === undefined) return [];
  const { source, targets, rest } = aboutWhat(what, reading);
  if (source === 'unknown') return [];
  const parts = splitFull(rest, /,/g).map((part) => partIn(part, reading));
  return [{ kind, player, choice: Object.assign({ ...source, ...targets }, ...parts) }];
}

interface About {
  readonly source: { readonly source?: ObjectId } | 'unknown';
  readonly targets: Pick<Choice, 'targets'>;
  readonly rest: Span;
}

function aboutWhat(what: Span, reading: ActReading): About {
  const [words = '', before = '', word] =
    /^([^,:]*?\s)?for\s+([^\s,:]+)[\s,:]*/i.exec(` ${what.text}`) ?? [];
  if (word === undefined) return { source: {}, targets: {}, rest: what };
  const named = trimmed({ text: before, at: what.at - 1 });
  const at = what.at - 1 + words.length - words.trimStart().length;
  const source = thingIn({ text: word, at: at + words.trimStart().indexOf(word) }, reading);
  return {
    source: source === undefined ? 'unknown' : { source },
    targets: named.text === '' ? {} : { targets: choicesIn(named, reading) },
    rest: after(what, words.length - 1),
  };
}

const after = ({ text, at }: Span, n: number): Span => trimmed({ text: text.slice(n), at: at + n });

function partIn(part: Span, reading: ActReading): Choice {
  for (const [begins, read] of PARTS) {
    const [words] = begins.exec(part.text) ?? [];
    if (words !== undefined) return read(after(part, words.length), reading);
  }
  reading.note(slipIn('unknownWord', part));
  return {};
}

type Part = (span: Span, reading: ActReading) => Choice;

const PARTS: readonly (readonly [RegExp, Part])[] = [
  [/^trigger\s+(?=[1-9]\d{0,2}$)/i, ({ text }) => ({ trigger: Number(text) - 1 })],
  [/^on\s+nothing$/i, () => ({ targets: [] })],
  [/^on\s+/i, (span, reading) => ({ targets: choicesIn(span, reading) })],
  [/^no\s+modes?$/i, () => ({ modes: [] })],
  [/^modes?\s+(?=[1-9])/i, (span, reading) => ({ modes: numbersIn(span, reading) })],
  [/^does$/i, () => ({ may: 'does' })],
  [/^declines$/i, () => ({ may: 'declines' })],
  [/^giving\s+/i, (span, reading) => ({ sacrificed: thingsIn(span, reading) })],
  [/^paying\s+/i, (span, reading) => ({ payment: paymentIn(span, reading) })],
  [/^attacking\s+/i, attackedIn],
  [/^option\s+(?=[1-9]\d{0,2}$)/i, ({ text }) => ({ option: Number(text) - 1 })],
  [/^place\s+(?=[1-9]\d{0,2}$)/i, ({ text }) => ({ place: Number(text) - 1 })],
  [/^naming\s+/i, (span, reading) => ({ named: choicesIn(span, reading) })],
  [/^preventing\s+/i, (span, reading) => ({ prevented: thingsIn(span, reading) })],
  [/^first\s+counter$/i, () => ({ replacement: 'counter' })],
  [/^first$/i, () => ({ replacement: true })],
  [/^stays$/i, () => ({ legend: true })],
  [/^protector\s+/i, protectorIn],
  [/^discarding\s+nothing$/i, () => ({ discarded: [] })],
  [/^discarding\s+/i, (span, reading) => ({ discarded: thingsIn(span, reading) })],
];

function attackedIn(span: Span, { names, note }: ActReading): Choice {
  const attacking: AttackedChoice | undefined = onBoard(span, names);
  if (attacking === undefined) noteUnknown(span, names, note, 'unknownTag');
  return attacking === undefined ? {} : { attacking };
}

function protectorIn(span: Span, { names, note }: ActReading): Choice {
  const protector = playerOn(span, names, note);
  return protector === undefined ? {} : { protector };
}

/** `2 life mana RG` */
function paymentIn(span: Span, { note }: ActReading): NonNullable<Choice['payment']> {
  const said = /^(?:(\d{1,9})\s+life)?\s*(?:mana\s+([WUBRGC]+))?$/i.exec(span.text);
  if (said === null) note(slipIn('unknownWord', span));
  const [, life, mana] = said ?? [];
  return {
    ...(life === undefined ? {} : { life: Number(life) }),
    ...(mana === undefined ? {} : { spend: mana.toUpperCase() }),
  };
}

const numbersIn = (span: Span, { note }: ActReading): readonly number[] =>
  namesIn(span).flatMap((word) => {
    if (/^[1-9]\d{0,2}$/.test(word.text)) return [Number(word.text) - 1];
    note(slipIn('number', word));
    return [];
  });

const thingsIn = (span: Span, reading: ActReading): readonly ObjectId[] =>
  namesIn(span).flatMap((word) => thingIn(word, reading) ?? []);

/** A card that lies somewhere by its id, or a permanent. */
function thingIn(word: Span, { names, note }: ActReading): ObjectId | undefined {
  const card = names.cards.find(({ id }) => id === caseFold(word.text));
  return card?.id ?? permanentNamed(word, names, note);
}

const choicesIn = (span: Span, reading: ActReading): readonly TargetChoice[] =>
  namesIn(span).flatMap((word): readonly TargetChoice[] => {
    const { names } = reading;
    const found = onBoard(word, names);
    const isCard = names.cards.some(({ id }) => id === caseFold(word.text));
    if (isCard) return [{ kind: 'object', object: objectId(caseFold(word.text)) }];
    if (found?.kind === 'player') return [found];
    const object = thingIn(word, reading);
    return object === undefined ? [] : [{ kind: 'object', object }];
  });
