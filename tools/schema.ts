// Writes the JSON Schemas of the content files to where editors look for them: `npm run schema`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_NAMES, schemaText } from '../site/library/schemas.ts';

const folder = join(process.cwd(), '.schema');
mkdirSync(folder, { recursive: true });
for (const name of SCHEMA_NAMES)
  writeFileSync(join(folder, `${name}.schema.json`), schemaText(name));
