// Writes the JSON Schemas of the content files, from which editors complete and check: `node tools/schema.ts`.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { cardForm, scenarioForm } from '#engine';

/** The published schemas: where each stands, seen from the root, and its text. */
export const schemaFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['site/public/schema/scenario.schema.json', jsonSchema(scenarioForm)],
    ['site/public/schema/card.schema.json', jsonSchema(cardForm)],
  ]);

function jsonSchema(form: z.ZodType): string {
  const schema = z.toJSONSchema(form, { io: 'input', target: 'draft-07' });
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of schemaFiles()) writeFileSync(join(root, path), text);
