// Builds the site where it changed and serves it until interrupted; `npm start -- --port 8080 --host` as wished.
import { buildIfStale } from './built/site.ts';
import { show } from './project/command.ts';

const built = await buildIfStale(process.cwd());
process.exitCode =
  built === 0
    ? await show('astro', ['preview', '--ignore-lock', ...process.argv.slice(2)], {
        // Stay in the foreground, whoever started it.
        ASTRO_PREVIEW_BACKGROUND: '1',
      })
    : built;
