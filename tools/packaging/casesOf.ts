import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { casesForm } from '#engine';

/** Every file of cases as JSON: a list of `{ file, cases }`, each case as it is written. */
export function casesText(root: string): string {
  const files = globSync('cases/*/*.yaml', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ file, cases: parse(readFileSync(join(root, file), 'utf8')) as unknown }));
  return `${JSON.stringify(files, undefined, 1)}\n`;
}

/** The JSON Schema of a file of cases. */
export function casesSchemaText(): string {
  const schema = z.toJSONSchema(casesForm, { io: 'input', target: 'draft-07' });
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}
