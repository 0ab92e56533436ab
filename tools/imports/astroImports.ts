import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from '../project/files.ts';

/** The aliases of package.json that components are imported by. */
const COMPONENTS = '#components/';

/** The files that an .astro file imports, in front of its markup and in its scripts, by their paths from the root. */
export function astroImports({ path, text }: SourceFile): readonly string[] {
  const [, front = '', markup = text] = text.match(/^---\n(.*?)\n---\n(.*)$/s) ?? [];
  const scripts = [...markup.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, one = '']) => one);
  return [front, ...scripts]
    .flatMap((code) => ts.preProcessFile(code).importedFiles)
    .flatMap(({ fileName }) => {
      if (fileName.startsWith('.')) return posix.join(posix.dirname(path), fileName);
      return fileName.startsWith(COMPONENTS) ? fileName.replace('#', 'site/') : [];
    });
}

/**
 * Imports of .astro files that look up in the table of the site's rooms, which says of each row that it imports only
 * from those before it: `rule: from → to`, one for each.
 */
export function lookingUp(
  files: readonly SourceFile[],
  rooms: readonly (readonly string[])[],
): readonly string[] {
  const rowOf = (room: string): number => rooms.findIndex((row) => row.includes(room));
  return files.flatMap((file) => {
    const own = roomOf(file.path);
    return astroImports(file)
      .filter((to) => {
        const room = roomOf(to);
        return to.startsWith('site/') && room !== own && rowOf(room) >= rowOf(own);
      })
      .map((to) => `${own}-looks-up: ${file.path} → ${to}`);
  });
}

/** `site/view/tile.ts` is in `view`; a file of the site's own folder is a room, `site/engine.ts` in `engine`. */
const roomOf = (path: string): string => (path.split('/')[1] ?? '').replace(/\.ts$/, '');
