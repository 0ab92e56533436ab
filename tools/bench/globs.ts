import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `import.meta.glob<…>('…')`, which Vite puts a table of imports in the place of. */
const GLOB = /import\.meta\.glob(?:<[^()]*>)?\(\s*'([^']+)',?\s*\)/g;

/** From here on Node understands what only Vite does, so that what browsers run can be measured as it is. */
export function understandGlobs(): void {
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.startsWith('file:') || url.includes('/node_modules/')) return loaded;
      const text = `${loaded.source ?? ''}`;
      return text.includes('import.meta.glob')
        ? { ...loaded, source: text.replaceAll(GLOB, (_, pattern) => tableOf(url, pattern)) }
        : loaded;
    },
  });
}

/** As Vite would write it: each file by its path as the pattern gives it, with what imports it. */
function tableOf(url: string, pattern: string): string {
  const files = globSync(pattern, { cwd: dirname(fileURLToPath(url)) }).toSorted();
  const entries = files.map((file) => {
    const path = JSON.stringify(file.replaceAll('\\', '/'));
    return `${path}: () => import(${path})`;
  });
  return `({ ${entries.join(', ')} })`;
}
