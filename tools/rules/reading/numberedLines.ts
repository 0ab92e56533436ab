/** A rule as it lies in its text: what stands at the beginning of its line, and what follows up to the next. */
export interface NumberedLine {
  /** At which line of the text it begins, from 0. */
  readonly at: number;
  /** As printed, without the point behind it. */
  readonly printed: string;
  readonly section: string;
  readonly words: string;
  readonly examples: readonly string[];
}

/** The rules between the table of contents and the glossary. A line without a number goes on with what is above it. */
export function numberedLines(lines: readonly string[]): readonly NumberedLine[] {
  const found: NumberedLine[] = [];
  for (const [at, line] of lines.entries()) {
    const [, printed = '', section = '', words = ''] = NUMBERED.exec(line) ?? [];
    if (printed !== '') {
      found.push({ at, printed, section, words: words.trim(), examples: [] });
      continue;
    }
    const last = found.at(-1);
    if (last === undefined || line === '' || isHeading(line)) continue;
    if (line === 'Glossary') break;
    found[found.length - 1] = continued(last, line);
  }
  return found;
}

/** Numbers as they are meant, `509.1.` or `509.1c`, and as they were printed by mistake: `306.b`, `901.4.All`. */
const NUMBERED = /^((\d{3})\.(?:\d{1,3}[a-z]{0,2}|[a-z]{1,2}))(?:\.\s*|\s+)(?=\S)(.+)$/;

/** `5. Turn Structure`, `509. Declare Blockers Step`, a remark, or what stands over sections: `== 509`. */
const isHeading = (line: string): boolean => /^(?:\d{1,3}\. |#|==)/.test(line);

const continued = (rule: NumberedLine, line: string): NumberedLine => {
  const [, example] = /^Examples?: ?(.*)$/i.exec(line) ?? [];
  if (example !== undefined) return { ...rule, examples: [...rule.examples, example] };
  return { ...rule, words: `${rule.words} ${line}`.trim() };
};
