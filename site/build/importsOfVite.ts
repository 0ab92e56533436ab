import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { normalizePath, parseSync } from 'vite';

/** The file that a relative import leads to; undefined for every other import. */
export const importedFile = (specifier: string, importer: string): string | undefined =>
  /^\.{1,2}\//.test(specifier) ? normalizePath(resolve(dirname(importer), specifier)) : undefined;

/** Tells of a package's file whether it asks something of Vite, or imports one of the package's that does. */
export function importsOfVite(): (file: string) => boolean {
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
  const written = [...text.matchAll(IMPORTING)].map(([, , specifier = '']) => specifier);
  // Most ask nothing even if comments and strings are read as code; only the others are worth being parsed.
  const mayAsk = written.some((one) => VITES.test(one)) || VITES_META.test(text);
  const { specifiers, asks } = mayAsk ? parsed(file, text) : { specifiers: written, asks: false };
  return { asks, imports: specifiers.flatMap((one) => importedFile(one, file) ?? []) };
}

function parsed(file: string, text: string) {
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
  const asks =
    specifiers.some((one) => VITES.test(one)) ||
    module.importMetas.some(({ start, end }) => VITES_META.test(text.slice(start, end + 10)));
  return { specifiers, asks };
}

const IMPORTING = /\b(?:from|import)\s*\(?\s*(['"`])([^'"`$\n]+)\1/g;
const QUOTED = /^(['"`])([^$]*)\1$/;

/** What only Vite finds: modules that plugins make, inner names that they answer, files that are no scripts. */
const VITES = /^(virtual|astro):|^#|\?|^\.(?!.*\.m?js$)/;
const VITES_META = /\bimport\.meta\s*\??\.(env|hot|glob)\b/;
