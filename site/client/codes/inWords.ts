// What a table of codes says in words: what is wrong with a code, what has to be said of one, when it was sat.
import type { CodeBrowserWords } from '../../i18n/codeWords.ts';
import type { MarkedCode, UnreadCode } from './checking.ts';
import type { CodeNote } from './notes.ts';

/** What is wrong with a code that can't be read, and where it stands. */
export function problemText(one: UnreadCode, { places, problems }: CodeBrowserWords): string {
  const place = (one.before === '' ? places.line : places.after)
    .replace('{line}', `${one.line}`)
    .replace('{before}', () => one.before);
  return problems[one.kind]
    .replace('{there}', one.kind === 'cut' ? `${one.there}` : '')
    .replace('{all}', one.kind === 'cut' ? `${one.all}` : '')
    .replace('{first}', one.kind === 'twice' ? `${one.first}` : '')
    .replace('{place}', () => place);
}

export function noteText(note: CodeNote, { notes, nameless }: CodeBrowserWords): string {
  const text = notes[note.kind];
  switch (note.kind) {
    case 'otherExam':
      return text.replace('{set}', () => note.set || nameless);
    case 'sameAnswers':
    case 'otherAnswers':
      return text.replace('{lines}', note.lines.join(', '));
    case 'late':
      return text.replace('{minutes}', `${note.minutes}`).replace('{allowed}', `${note.allowed}`);
    case 'otherVariant':
      return text.replace('{variant}', `${note.variant}`);
    case 'otherBoards':
    case 'timeUp':
      return text;
    case 'changed':
    case 'gone':
    case 'elsewhere':
    case 'failed':
    case 'undecided':
      return text.replace('{n}', `${note.n}`);
    default:
      return note satisfies never;
  }
}

/** When it was begun and handed in, as a clock says it, and how many minutes are between; nothing of it where no clock ran. */
export function timesOf({ sent: { exam } }: MarkedCode): {
  readonly began: string;
  readonly ended: string;
  readonly minutes: string;
} {
  if (exam === undefined) return { began: '', ended: '', minutes: '' };
  const { began, ended } = exam;
  return {
    began: clock(began),
    ended: clock(ended),
    minutes: `${Math.round((ended - began) / 60)}`,
  };
}

/** `09:05` */
function clock(seconds: number): string {
  const date = new Date(seconds * 1000);
  const two = (n: number): string => `${n}`.padStart(2, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
