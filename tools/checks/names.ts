import type { Check } from '../project/check.ts';
import { readFiles, type SourceFile } from '../project/files.ts';

/** In each of these a word means one thing; two of them may use the same word for different things. */
const layers: readonly string[] = ['engine', 'site', 'tools'];

/** Types whose name another file of the layer gives to another type: each with both places. What is re-exported is the same type. */
export function sharedNames(files: readonly SourceFile[]): readonly string[] {
  const first = new Map<string, string>();
  return files.flatMap(exportedTypes).flatMap(({ name, place }) => {
    const before = first.get(name);
    first.set(name, before ?? place);
    return before === undefined ? [] : [`${place}: ${name} is another type in ${before}`];
  });
}

interface ExportedType {
  readonly name: string;
  readonly place: string;
}

const exportedTypes = ({ path, text }: SourceFile): readonly ExportedType[] =>
  text.split('\n').flatMap((line, index) => {
    const [, name] = declaration.exec(line) ?? [];
    return name === undefined ? [] : [{ name, place: `${path}:${index + 1}` }];
  });

const declaration =
  /^export (?:declare )?(?:abstract )?(?:interface|type|class) ([A-Za-z_$][\w$]*)/;

const isCode = (path: string): boolean => /\.ts$/.test(path);

export const check: Check = {
  name: 'names',
  run: async () => {
    const files = readFiles(process.cwd(), isCode);
    return layers.flatMap((layer) =>
      sharedNames(files.filter(({ path }) => path.startsWith(`${layer}/`))),
    );
  },
};
