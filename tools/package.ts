// Makes what other programs import, in package/: `npm run package`. With --unless-here not where `npm ci` runs in the
// project itself, which needs none of it, but where another project installs this one from its repository.
import { join } from 'node:path';
import { makePackage } from './packaging/makePackage.ts';

const root = process.cwd();
const isHere = process.env.INIT_CWD === root;
if (!(process.argv.includes('--unless-here') && isHere))
  await makePackage(root, join(root, 'package'));
