// New rules: `npm run rules -- OLD NEW` finds the rules that we cite in a new text and writes the draft of its edition;
// `-- measure OLD NEW` only tells what it finds; `-- changes [BEFORE AFTER]` tells which boards come out otherwise.
// A text that comes in parts is named with `+`: WHOLE.txt+SECTIONS.txt.
import { NEWEST_EDITION } from '../engine/citation/editions.ts';
import { draftRun, measureRun, type RulesRun } from './rules/run.ts';

const from = process.env.INIT_CWD ?? process.cwd();
const { code, out, err } = await run(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;

async function run(args: readonly string[]): Promise<RulesRun> {
  const [first = '', second, third, ...more] = args;
  const root = process.cwd();
  if (first === 'changes' && more.length === 0) {
    const { changesRun } = await import('./rules/changesRun.ts');
    return changesRun(root, second, third);
  }
  if (first === 'measure' && second !== undefined && third !== undefined && more.length === 0)
    return measureRun({ older: second, later: third, from });
  if (first !== 'measure' && second !== undefined && third === undefined)
    return draftRun({ older: first, later: second, root, from, newest: NEWEST_EDITION });
  return {
    code: 2,
    out: '',
    err: 'expected OLD NEW, measure OLD NEW, or changes [BEFORE AFTER]: two texts by their paths, or two editions by their dates\n',
  };
}
