// Runs the checks in tools/checks/, all of them or those named: `npm run check -- languages`.
import { CHECK_NAMES, type Findings, runChecks } from './project/checkLanes.ts';

/** More problems than this of one check are counted, not shown. */
const shown = 40;

function report(name: string, { problems, left }: Findings): void {
  console.log(problems.length === 0 ? `ok    ${name}` : `FAIL  ${name}`);
  for (const problem of problems.slice(0, shown))
    console.log(`      ${problem.replaceAll('\n', '\n      ')}`);
  if (problems.length > shown) console.log(`      and ${problems.length - shown} more`);
  for (const line of left) console.log(`      still to be done: ${line}`);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !CHECK_NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`no check is called ${unknown.join(', ')}`);
  console.error(`there are: ${CHECK_NAMES.join(', ')}`);
  process.exit(2);
}

let failed = 0;
const chosen = asked.length === 0 ? CHECK_NAMES : CHECK_NAMES.filter((one) => asked.includes(one));
await runChecks(chosen, ({ name, findings }) => {
  if (findings.problems.length > 0) failed += 1;
  report(name, findings);
});
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
