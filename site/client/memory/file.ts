// All that is remembered as one file, and back. A line for each answer, so that of a file that was cut off or written
// over all other lines can still be read.
import { type Answer, isAnswer, isRecord, onlyAnswer } from './answer.ts';
import { byId } from './log.ts';

const KIND = 'rule-509 progress';
const VERSION = 1;

/** What goes from one browser to another. */
export interface ProgressFile {
  readonly answers: readonly Answer[];
  /** Whether review is on. */
  readonly review: boolean;
  /** What stands in the plain store beside the log, by its keys: rounds, exams, marks; nothing where the file has none. */
  readonly kept?: Readonly<Record<string, string>>;
}

export type FileProblem = 'foreign' | 'newer' | 'older' | 'empty';

export type Read =
  | {
      readonly kind: 'read';
      readonly progress: ProgressFile;
      /** How many answers can't be read. */
      readonly dropped: number;
      /** Whether the file as a whole can't be, so that more may be missing. */
      readonly isCut: boolean;
    }
  | { readonly kind: 'problem'; readonly problem: FileProblem };

export const fileOf = ({ answers, review, kept }: ProgressFile): string =>
  [
    `{"kind":${JSON.stringify(KIND)},"version":${VERSION},"review":${review},"answers":[`,
    answers.map((answer) => JSON.stringify(onlyAnswer(answer))).join(',\n'),
    ...(kept === undefined ? [] : [KEPT, entriesOf(kept), '}}\n']),
    ...(kept === undefined ? [']}\n'] : []),
  ].join('\n');

/** The line between the answers and what stands beside them. */
const KEPT = '],"kept":{';

const entriesOf = (kept: Readonly<Record<string, string>>): string =>
  Object.entries(kept)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(',\n');

export function readFile(text: string): Read {
  const whole = parsed(text);
  const content = whole ?? salvaged(text);
  if (content === undefined) return { kind: 'problem', problem: 'foreign' };
  const { version, review, entries, kept } = content;
  if (version > VERSION) return { kind: 'problem', problem: 'newer' };
  if (version < VERSION) return { kind: 'problem', problem: 'older' };
  if (entries.length === 0 && Object.keys(kept ?? {}).length === 0)
    return { kind: 'problem', problem: 'empty' };
  const answers = [...byId(entries.filter(isAnswer).map(onlyAnswer)).values()];
  const dropped = entries.filter((one) => !isAnswer(one)).length;
  const progress = { answers, review, ...(kept && { kept }) };
  return { kind: 'read', progress, dropped, isCut: whole === undefined };
}

interface Content {
  readonly version: number;
  readonly review: boolean;
  readonly entries: readonly unknown[];
  readonly kept: Readonly<Record<string, string>> | undefined;
}

function parsed(text: string): Content | undefined {
  const value = said(text);
  if (!isRecord(value) || value.kind !== KIND || !Number.isSafeInteger(value.version))
    return undefined;
  const entries = Array.isArray(value.answers) ? value.answers : [];
  return {
    version: Number(value.version),
    review: value.review === true,
    entries,
    kept: textsIn(value.kept),
  };
}

const textsIn = (value: unknown): Readonly<Record<string, string>> | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : undefined;

const HEAD = new RegExp(`^\\s*{"kind":"${KIND}","version":(\\d+)(?:,"review":(\\w+))?`);

/** What its lines say, where its beginning says what it is. */
function salvaged(text: string): Content | undefined {
  const [, version, review] = HEAD.exec(text) ?? [];
  if (version === undefined) return undefined;
  const lines = text
    .split('\n')
    .slice(1)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => !['', ']}', '}}'].includes(line));
  const end = lines.indexOf(KEPT);
  const entries = (end < 0 ? lines : lines.slice(0, end)).map(said);
  const beside = end < 0 ? [] : lines.slice(end + 1).map((line) => said(`{${line}}`));
  const kept = textsIn(Object.assign({}, ...beside.filter(isRecord)));
  return {
    version: Number(version),
    review: review === 'true',
    entries,
    kept: end < 0 ? undefined : kept,
  };
}

function said(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
