import { z } from 'zod';

/** What of the project's manifest is also that of the package. */
const shared = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()),
});

/** The manifest of the package, as text, made of the project's: no scripts, no tools, no Node of its own. */
export function manifestOf(projects: string): string {
  const { dependencies, ...said } = shared.parse(JSON.parse(projects));
  const manifest = { ...said, type: 'module', sideEffects: false, exports: EXPORTS, dependencies };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

const EXPORTS = {
  '.': { types: './index.d.ts', default: './engine.js' },
  './cards': { types: './cards.d.ts', default: './cards.js' },
  './cases.json': './cases.json',
  './cases.schema.json': './cases.schema.json',
  './package.json': './package.json',
} as const;
