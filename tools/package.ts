// Makes what other programs import, in package/: `npm run package`. With --unless-here not where `npm ci` runs in the
// project itself, which needs none of it, but where another project installs this one from its repository.
import { join } from 'node:path';
import { onlyWords } from './project/onlyWords.ts';

const root = process.cwd();
const isWanted =
  !onlyWords(['--unless-here']).includes('--unless-here') || process.env.INIT_CWD !== root;
if (isWanted) {
  const { makePackage } = await import('./packaging/makePackage.ts');
  await makePackage(root, join(root, 'package'));
}
