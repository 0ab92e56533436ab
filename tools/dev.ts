// Serves the site as it is being written: `npm run dev -- --port 8080` as wished. What editors check files by is written
// meanwhile, where the engine has changed since.
import { ASTRO_ENVIRONMENT } from './project/astroEnvironment.ts';
import { show } from './project/command.ts';
import { isOlder } from './project/isOlder.ts';

const serving = show('astro', ['dev', ...process.argv.slice(2)], ASTRO_ENVIRONMENT);
if (isOlder('.schema', 'engine')) await import('./schema.ts');
process.exitCode = await serving;
