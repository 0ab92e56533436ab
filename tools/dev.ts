// Serves the site as it is being written: `npm run dev -- --port 8080` as wished. What editors check files by is written
// meanwhile.
import { show } from './project/command.ts';

const serving = show('astro', ['dev', ...process.argv.slice(2)]);
await import('./schema.ts');
process.exitCode = await serving;
