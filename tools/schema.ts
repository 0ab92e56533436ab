// Writes the JSON Schemas of the content files to where editors look for them: `npm run schema`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_NAMES, schemaText } from '../site/api/schemas.ts';
import { casesSchemaText } from './packaging/casesOf.ts';
import { onlyWords } from './project/onlyWords.ts';

if (process.argv[1] === import.meta.filename) onlyWords([]);
const folder = join(process.cwd(), '.schema');
// The folder is made anew, so that its age is that of what is in it.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const name of SCHEMA_NAMES)
  writeFileSync(join(folder, `${name}.schema.json`), schemaText(name));
writeFileSync(join(folder, 'cases.schema.json'), casesSchemaText());
