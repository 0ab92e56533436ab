// Another's reader of XML, which holds a file against a schema.
import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/** The schemas of this folder, which say what the other systems take. */
export type WrittenSchema = 'moodle' | 'qtiItem';

const read = (name: string) => ({
  fileName: `${name}.xsd`,
  contents: readFileSync(`site/exports/testing/${name}.xsd`, 'utf8'),
});

/** What is wrong with files by a schema, each with the file and the line; nothing where they keep to it. */
export async function faultsBy(
  schema: WrittenSchema,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: Object.entries(files).map(([fileName, contents]) => ({ fileName, contents })),
    schema: [read(schema)],
    preload: [read('xml')],
    // As much as it may ever need, in pages of 64 KB.
    maxMemoryPages: 16_384,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
