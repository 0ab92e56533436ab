import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { normalizePath, parseSync } from 'vite';

/** The file that a relative import leads to; undefined for every other import. */
export const importedFile = (specifier: string, importer: string): string | undefined =>
  /^\.{1,2}\//.test(specifier) ? normalizePath(resolve(dirname(importer), specifier)) : undefined;

/** Tells of a package's file whether it asks something of Vite, or imports one of the package's that does. */
export function viteAskers(): (file: string) => boolean {
  const known = new Map<string, boolean>();
  return (file) => known.get(file) ?? markFrom(file, known);
}

/** Marks a file and all that it leads to; gives what was found of the file. */
function markFrom(file: string, known: Map<string, boolean>): boolean {
  const importers = new Map<string, string[]>([[file, []]]);
  const asking = new Set<string>();
  for (const one of importers.keys()) {
    const { asks, imports } = known.has(one)
      ? { asks: known.get(one) === true, imports: [] }
      : readModule(one);
    if (asks) asking.add(one);
    for (const imported of imports)
      importers.set(imported, [...(importers.get(imported) ?? []), one]);
  }
  for (const one of asking) for (const importer of importers.get(one) ?? []) asking.add(importer);
  for (const one of importers.keys()) known.set(one, asking.has(one));
  return asking.has(file);
}

interface ModuleRead {
  readonly asks: boolean;
  /** The package's own files that it imports. */
  readonly imports: readonly string[];
}

function readModule(file: string): ModuleRead {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // What is no string is computed: whoever loads the module finds it.
    ...module.dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => QUOTED.exec(text.slice(start, end))?.[2] ?? [],
    ),
  ];
  return {
    asks:
      specifiers.some((one) => VITES.test(one)) ||
      module.importMetas.some(({ end }) => VITES_META.test(text.slice(end, end + 10))),
    imports: specifiers.flatMap((one) => importedFile(one, file) ?? []),
  };
}

const QUOTED = /^(['"`])([^$]*)\1$/;

/** What only Vite finds: modules that plugins make, inner names that they answer, files that are no scripts. */
const VITES = /^(virtual|astro):|^#|\?|^\.(?!.*\.m?js$)/;
const VITES_META = /^\??\.(env|hot|glob)\b/;
