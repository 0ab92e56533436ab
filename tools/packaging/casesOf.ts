import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { casesForm } from '#engine';

/** A file of cases with what stands in it. */
interface CaseFile {
  readonly file: string;
  readonly cases: unknown;
}

/** Every file of cases, each case as it is written. */
export const caseFiles = (root: string): readonly CaseFile[] =>
  globSync('cases/*/*.yaml', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ file, cases: parse(readFileSync(join(root, file), 'utf8')) }));

/** The JSON Schema of a file of cases. */
export function casesSchemaText(): string {
  const schema = z.toJSONSchema(casesForm, { io: 'input', target: 'draft-07' });
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}
