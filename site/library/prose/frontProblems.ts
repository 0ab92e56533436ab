import type { z } from 'zod';
import { readProseFile } from '../proseFile.ts';
import { proseForm } from '../proseForm.ts';
import { readFrontMatter } from './frontMatter.ts';
import type { StrayKey } from './strayKeys.ts';

interface ProseText {
  /** Its path from the root of the project. */
  readonly path: string;
  readonly text: string;
}

type Front = z.output<typeof proseForm>;

/** What is wrong above the text of a scenario's prose, each with file and line: its form, or else what `look` finds. */
export function frontProblems(
  { path: file, text }: ProseText,
  look: (front: Front) => readonly StrayKey[],
): readonly string[] {
  const { faults, lineOf } = readFrontMatter(text);
  if (faults.length > 0)
    return faults.map(({ line, message }) => `${file}:${line}: not YAML: ${message}`);
  const { data, error } = proseForm.safeParse(readProseFile(text).front);
  return [...(error?.issues ?? []), ...(data === undefined ? [] : look(data))].map(
    ({ path, message }) => `${file}:${lineOf(path)}: ${path.join('.')}: ${message}`,
  );
}
