// Builds the site into dist/.
import { build } from './built/site.ts';
import { onlyWords } from './project/onlyWords.ts';

onlyWords([]);
process.exitCode = await build(process.cwd());
