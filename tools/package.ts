// Makes what other programs install, in package/, with a manifest of its own: `npm run package`, then `npm pack ./package`.
import { join } from 'node:path';
import { onlyWords } from './project/onlyWords.ts';

const root = process.cwd();
onlyWords([]);
const { makePackage } = await import('./packaging/makePackage.ts');
await makePackage(root, join(root, 'package'));
