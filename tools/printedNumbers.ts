// Prints, in short form, the rule numbers of a rules text; a later text may hold some of its rules anew:
// node tools/run.mjs printedNumbers RULES.txt [LATER.txt...] > tools/citations/printed/EDITION.txt
import { readFileSync } from 'node:fs';
import { numbersPrintedIn, replaceRules, shortForm } from './citations/printedNumbers.ts';

const [first, ...later] = process.argv
  .slice(2)
  .map((path) => numbersPrintedIn(readFileSync(path, 'utf8')));
if (first === undefined) {
  console.error('name a file with the text of the rules');
  process.exit(2);
}
process.stdout.write(shortForm(later.reduce(replaceRules, first)));
