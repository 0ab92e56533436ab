import { join } from 'node:path';

export const ASTRO_ENVIRONMENT = {
  // Pages are made of many small strings that live for a moment: room for them saves a tenth of the time.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim(),
  // Astro keeps what Node has compiled, but for its own thread only; the engine is loaded by others.
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../../.astro/compiled'),
};
