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

interface Findings {
  readonly problems: readonly string[];
  readonly left: readonly string[];
}

/** A check that cannot even be loaded has failed, and the others run all the same. */
async function findingsOf(name: string): Promise<Findings> {
  try {
    const module: { readonly check: Check } = await import(new URL(`${name}.ts`, folder).href);
    const { run, left = async () => [] } = module.check;
    return { problems: await run(), left: await left() };
  } catch (error) {
    const said = error instanceof Error ? error.stack : error;
    return { problems: [`the check itself failed: ${said}`], left: [] };
  }
}

function report(name: string, { problems, left }: Findings): void {
  console.log(problems.length === 0 ? `ok    ${name}` : `FAIL  ${name}`);
  for (const problem of problems.slice(0, shown))
    console.log(`      ${problem.replaceAll('\n', '\n      ')}`);
  if (problems.length > shown) console.log(`      and ${problems.length - shown} more`);
  for (const line of left) console.log(`      still to be done: ${line}`);
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
  const findings = await findingsOf(name);
  if (findings.problems.length > 0) failed += 1;
  report(name, findings);
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
