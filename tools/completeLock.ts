// Adds to package-lock.json what npm left out of it. Run through `npm run lock`.
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock, type Lock } from './project/lockCompletion.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const complete = completeLock(lock);
const added = Object.keys(complete.packages).length - Object.keys(lock.packages).length;
writeFileSync('package-lock.json', `${JSON.stringify(complete, null, 2)}\n`);
console.log(`${added} packages of other platforms added to the lock`);
