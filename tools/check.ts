// Runs the checks in tools/checks/, all of them or those named: `npm run check -- languages`.
import { readdirSync } from 'node:fs';
import type { Check } from './project/check.ts';

const folder = new URL('./checks/', import.meta.url);

async function allChecks(): Promise<readonly Check[]> {
  const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file));
  return Promise.all(
    files.sort().map(async (file) => {
      const module = (await import(new URL(file, folder).href)) as { readonly check: Check };
      return module.check;
    }),
  );
}

async function problemsOf(check: Check): Promise<readonly string[]> {
  try {
    return await check.run();
  } catch (error) {
    return [`the check itself failed: ${error instanceof Error ? error.stack : error}`];
  }
}

const asked = process.argv.slice(2);
const checks = await allChecks();
const unknown = asked.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`no check is called ${unknown.join(', ')}`);
  console.error(`there are: ${checks.map((check) => check.name).join(', ')}`);
  process.exit(2);
}

let failed = 0;
const chosen = asked.length === 0 ? checks : checks.filter((check) => asked.includes(check.name));
for (const check of chosen) {
  const problems = await problemsOf(check);
  if (problems.length > 0) failed += 1;
  console.log(problems.length === 0 ? `ok    ${check.name}` : `FAIL  ${check.name}`);
  for (const problem of problems) console.log(`      ${problem.replaceAll('\n', '\n      ')}`);
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
