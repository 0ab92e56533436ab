// Sends lines, files, lists of cards, links and addresses, with slips and without any sense, through each door that takes
// them, and holds the doors against each other: `npm run fuzz -- [lines 100000] [cards 10000] [files 20000] [lists 5000] [edits 5000]
// [links 10000] [pages 0] [from 0] [threads 2]`. What never ends is ended. Whatever is found is printed with its seed, made as small as it
// can be, and kept in `tools/fuzz/cases.yaml`, which a test tries each time. Ends with 1 when anything was found.
import { availableParallelism } from 'node:os';
import type { DoorName } from './fuzz/doors.ts';
import { keep } from './fuzz/kept.ts';
import { Lane } from './fuzz/lane.ts';
import { smallest } from './fuzz/smaller.ts';
import { show } from './project/command.ts';

const DEFAULTS = {
  lines: 100_000,
  cards: 10_000,
  files: 20_000,
  lists: 5_000,
  edits: 5_000,
  links: 10_000,
  pages: 0,
  from: 0,
  threads: availableParallelism(),
};
type Setting = keyof typeof DEFAULTS;
type Counted = Exclude<Setting, 'from' | 'threads' | 'pages'>;

/** Of what is counted together, where each goes: half of all lines are English. */
const AT: { readonly [C in Counted]: readonly DoorName[] } = {
  lines: ['line', 'line-it', 'line', 'line-es'],
  cards: ['cards'],
  files: ['file', 'file', 'file', 'exercise'],
  lists: ['list'],
  edits: ['editor'],
  links: ['link', 'address'],
};

const settings = settingsIn(process.argv.slice(2));
const jobs = (Object.keys(AT) as readonly Counted[]).flatMap((counted) =>
  [...new Set(AT[counted])].flatMap((door) => {
    const all = AT[counted];
    const seeds = Array.from({ length: settings[counted] }, (_, nth) => settings.from + nth);
    return seeds.filter((seed) => all[seed % all.length] === door).map((seed) => ({ door, seed }));
  }),
);

const sorts = new Set<string>();
let found = 0;
let done = 0;
await Promise.all(Array.from({ length: settings.threads }, lane));
const counts = (Object.keys(AT) as readonly Counted[]).map((one) => `${settings[one]} ${one}`);
console.log(`${counts.join(', ')} from seed ${settings.from}: ${found} not as they should be`);
const pages = settings.pages === 0 ? 0 : await inPages(settings.pages, settings.from);
process.exitCode = found > 0 || pages !== 0 ? 1 : 0;

/** So many of each into the built pages, in a browser: `tools/e2e/fuzzedPages.e2e.ts`. */
function inPages(count: number, from: number): Promise<number> {
  return show('node', ['tools/run.mjs', 'test', 'pages', 'fuzzedPages'], {
    PAGES: `${count}`,
    PAGES_FROM: `${from}`,
  });
}

async function lane(): Promise<void> {
  const own = new Lane();
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
    const { text, faults } = await own.tries(job);
    done += 1;
    if (done % 5000 === 0) console.error(`${done} done, ${jobs.length} to do`);
    const [fault] = faults;
    if (fault !== undefined) await told(own, { ...job, text, fault, faults });
  }
  await own.end();
}

interface Found {
  readonly door: DoorName;
  readonly seed: number;
  readonly text: string;
  readonly fault: string;
  readonly faults: readonly string[];
}

/** Of each sort the first is made small and kept; the others are most likely the same once more. */
async function told(own: Lane, { door, seed, text, fault, faults }: Found): Promise<void> {
  found += 1;
  console.log(JSON.stringify({ door, seed, faults, text }));
  const sort = `${door} ${sortOf(fault)}`;
  if (sorts.has(sort)) return;
  sorts.add(sort);
  const isStill = async (less: string): Promise<boolean> =>
    (await own.tries({ door, text: less })).faults.some((one) => sortOf(one) === sortOf(fault));
  // Each try of what takes long takes as long.
  const isLong = fault.startsWith('hangs') || fault.startsWith('takes too long');
  const small = await smallest(text, isStill, isLong ? 30 : undefined);
  console.log(JSON.stringify({ door, small }));
  keep('door', { door, text: small }, seed, fault);
}

/** What stands before the colon; of a throw, what was thrown as well. */
function sortOf(fault: string): string {
  const parts = fault.split('\n')[0]?.split(':') ?? [];
  const many = fault.startsWith('throws') || fault.startsWith('breaks') ? 3 : 1;
  return parts.slice(0, many).join(':').replace(/\d+/g, '');
}

function settingsIn(words: readonly string[]): Readonly<Record<Setting, number>> {
  const given: Record<Setting, number> = { ...DEFAULTS };
  for (let at = 0; at < words.length; at += 2) {
    const [word = '', number = ''] = words.slice(at, at + 2);
    if (!isSetting(word) || !/^\d+$/.test(number)) {
      const names = Object.keys(DEFAULTS).join(', ');
      console.error(`unknown: ${word} ${number}; expected one of ${names}, with a number behind`);
      process.exit(2);
    }
    given[word] = Number(number);
  }
  return given;
}

function isSetting(word: string): word is Setting {
  return Object.hasOwn(DEFAULTS, word);
}
