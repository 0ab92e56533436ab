import ts from 'typescript';
import type { SourceFile } from './files.ts';

/** One import: what it names, and the line on which it stands. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** Every import and re-export of a TypeScript, Astro or MDX file, dynamic ones included. */
export function importsOf(file: SourceFile): readonly Import[] {
  return scriptsOf(file).flatMap(({ text, firstLine }) =>
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
      specifier: fileName,
      line: firstLine + text.slice(0, pos).split('\n').length - 1,
    })),
  );
}

/** The parts of a file that are code, each with the line on which it begins. */
export function scriptsOf(
  file: SourceFile,
): readonly { readonly text: string; readonly firstLine: number }[] {
  if (file.path.endsWith('.mdx')) {
    const code = file.text.split('\n').map((line) => (/^(im|ex)port\b/.test(line) ? line : ''));
    return [{ text: code.join('\n'), firstLine: 1 }];
  }
  if (!file.path.endsWith('.astro')) return [{ text: file.text, firstLine: 1 }];
  const fences = /^---\n(.*?)^---$|<script\b[^>]*>(.*?)<\/script>/gms;
  return [...file.text.matchAll(fences)].map((match) => {
    const text = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].indexOf(text);
    return { text, firstLine: file.text.slice(0, start).split('\n').length };
  });
}
