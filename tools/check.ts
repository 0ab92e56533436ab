// Runs the checks in tools/checks/, all of them or those named: `npm run check -- languages`.
import { readdirSync } from 'node:fs';
import type { Check } from './project/check.ts';

/** More problems than this of one check are counted, not shown. */
const shown = 40;

const folder = new URL('./checks/', import.meta.url);

const names: readonly string[] = readdirSync(folder)
  .filter((file) => /^\w+\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort();

/** A check that cannot even be loaded has failed, and the others run all the same. */
async function problemsOf(name: string): Promise<readonly string[]> {
  try {
    const module = (await import(new URL(`${name}.ts`, folder).href)) as { readonly check: Check };
    return await module.check.run();
  } catch (error) {
    return [`the check itself failed: ${error instanceof Error ? error.stack : error}`];
  }
}

function report(name: string, problems: readonly string[]): void {
  console.log(problems.length === 0 ? `ok    ${name}` : `FAIL  ${name}`);
  for (const problem of problems.slice(0, shown))
    console.log(`      ${problem.replaceAll('\n', '\n      ')}`);
  if (problems.length > shown) console.log(`      and ${problems.length - shown} more`);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`no check is called ${unknown.join(', ')}`);
  console.error(`there are: ${names.join(', ')}`);
  process.exit(2);
}

let failed = 0;
const chosen = asked.length === 0 ? names : names.filter((name) => asked.includes(name));
for (const name of chosen) {
  const problems = await problemsOf(name);
  if (problems.length > 0) failed += 1;
  report(name, problems);
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
