// Adds to package-lock.json what npm left out of it. Run through `npm run lock`.
import { readFileSync, writeFileSync } from 'node:fs';
import { capture } from './project/command.ts';
import { completeLock, type Lock, unhashed, withHashes } from './project/lockCompletion.ts';
import { onlyWords } from './project/onlyWords.ts';

onlyWords([]);
const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const complete = completeLock(lock);
const added = Object.keys(complete.packages).length - Object.keys(lock.packages).length;
console.log(`${added} packages of other platforms added to the lock`);

const hashes = new Map<string, string>();
for (const [place, name] of unhashed(complete)) {
  const { code, output } = await capture('npm', ['view', name, 'dist.integrity']);
  const [hash] = /sha512-\S+/.exec(output) ?? [];
  if (code === 0 && hash !== undefined) hashes.set(place, hash);
  else console.log(`the registry has no hash of ${name}`);
}
const whole = withHashes(complete, hashes);
writeFileSync('package-lock.json', `${JSON.stringify(whole, null, 2)}\n`);
console.log(`${hashes.size} hashes added, ${unhashed(whole).size} missing`);
if (unhashed(whole).size > 0) process.exitCode = 1;
