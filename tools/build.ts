// Builds the site into dist/.
import { build } from './built/site.ts';

process.exitCode = await build(process.cwd());
