import {
  type Foreign,
  type SourceLine,
  type UnreadPiece,
  unreadIn,
  type WhyUnread,
} from '../foreign.ts';
import { LONGEST_SHOWN, type SourceText } from '../sourceLines.ts';
import { lineOf } from '../table.ts';
import { declared } from './declared.ts';
import type { LogEventKind, Program } from './program.ts';
import { replayed } from './replay.ts';

/** What a line of a log tells, with the words that it names. */
export interface LogEvent {
  readonly kind: LogEventKind;
  readonly source: SourceLine;
  readonly says: Readonly<Record<string, string | undefined>>;
}

/** A log as the board of its last combat, or as it is at its end where there is none. */
export function readLog({ lines }: SourceText, program: Program): Foreign {
  const read = lines.map((source) => lineRead(source, program));
  const events = read.flatMap(({ event }) => event ?? []);
  const isKnown = read.some(({ event, isSpell }) => event !== undefined || isSpell);
  const told = replayed(declared(events));
  const left = read.flatMap(({ unread }) => unread ?? []);
  const why = (one: UnreadPiece): UnreadPiece =>
    isKnown || program.isTranslated !== true ? one : { ...one, why: 'otherLanguage' };
  return {
    kind: program.kind,
    ...(told.table === undefined ? {} : { line: lineOf(told.table) }),
    lines: lines.length,
    unread: [...left.map(why), ...told.unread].toSorted((a, b) => a.line - b.line),
  };
}

interface LineRead {
  readonly event?: LogEvent;
  readonly unread?: UnreadPiece;
  readonly isSpell?: true;
}

/** No program writes longer lines. */
const LONGEST_LINE = 600;
/** With marks around all that it says. */
const LONGEST_MARKED = 6000;

function lineRead(source: SourceLine, program: Program): LineRead {
  const text = source.text.length > LONGEST_MARKED ? source.text : program.plain(source.text);
  const shown = text.slice(0, LONGEST_SHOWN);
  const nothing = (why: WhyUnread): LineRead => ({ unread: unreadIn(source, shown, why) });
  if (text.length > LONGEST_LINE) return nothing('notUnderstood');
  if (text === '') return nothing('notOfBoard');
  for (const { kind, says } of program.phrases) {
    const found = says.exec(text);
    if (found === null) continue;
    return { event: { kind, source: { ...source, text: shown }, says: found.groups ?? {} } };
  }
  if (program.asides.some((one) => one.test(text))) return nothing('notOfBoard');
  if (program.spells.some((one) => one.test(text))) return { ...nothing('spell'), isSpell: true };
  return nothing('notUnderstood');
}
