import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { EDITION_IDS, NEWEST_EDITION } from '../engine/citation/editions.ts';
import * as today from '../engine/sandbox/index.ts';

// The engine as it will be once rules come that change how damage is divided and which number says so: a copy of today’s
// with a made-up edition. What was shared before has to be ruled on there as it is here.
const NEXT = '2031-02-07';
const folder = mkdtempSync(join(tmpdir(), 'next-edition-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OVERLAY = `export const NEXT = {
  effective: '${NEXT}',
  behaviour: { damageAssignment: 'inOrder' },
  added: {},
  moved: { 'damage.dealtSimultaneously': '510.9' },
} as const;`;

async function engineAfter(): Promise<typeof today> {
  cpSync('engine', join(folder, 'engine'), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  cpSync('package.json', join(folder, 'package.json'));
  const citation = join(folder, 'engine/citation');
  writeFileSync(join(citation, `editions/${NEXT}.ts`), OVERLAY);
  const list = join(citation, 'overlays.ts');
  const text = readFileSync(list, 'utf8')
    .replace(/^/, `import { NEXT } from './editions/${NEXT}.ts';\n`)
    .replace(/\n\] as const/, '\n  NEXT,\n] as const');
  writeFileSync(list, text);
  return import(pathToFileURL(join(folder, 'engine/sandbox/index.ts')).href);
}

const LINES = [
  'Ada: 4/4; Nil: 2/2 + 3/3; A1 -> Nil; N1 N2 -| A1',
  'Ada: 4/4 trample; Nil, 3 life: 2x 2/2; A1 -> Nil; N1 N2 -| A1',
  'Ada: 3/2 menace + 2/2; Nil: 2/2 blocks if able; A1 A2 -> Nil; N1 -| A1',
  'Ada: 3/3 first strike; Nil: 4/4 deathtouch; A1 -> Nil; N1 -| A1',
];

/** What a link is ruled on with: as far as the game goes, what is asked then, and what came of it. */
function played(link: string, { fromFragment, readLine, tableOf, writeLine }: typeof today) {
  const line = fromFragment(link);
  if (!line.ok) throw new Error(`${link} gives no line`);
  const { board, slips } = readLine(line.value, { cards: new Map(), words: new Map() });
  const { replay, awaits, stopped } = tableOf(board, 'decision');
  const { edition, outcome, frames } = replay;
  const asked = awaits?.answer.kind;
  return {
    line: writeLine(board),
    slips,
    edition,
    outcome,
    rules: frames.map(({ rules }) => rules),
    asked,
    refused: stopped?.troubles,
  };
}

test('a link that names its rules is ruled on as before once others have come; one of the day by those', async () => {
  const after = await engineAfter();
  let differ = 0;
  for (const line of LINES) {
    for (const edition of EDITION_IDS) {
      const link = today.toFragment(today.namingEdition(line, edition));
      expect(played(link, after), link).toEqual(played(link, today));
    }
    const ofDay = today.toFragment(line);
    expect(played(ofDay, today)).toMatchObject({ edition: NEWEST_EDITION });
    expect(played(ofDay, after)).toMatchObject({ edition: NEXT, line });
    const { asked, outcome } = played(ofDay, after);
    const before = played(ofDay, today);
    if (asked !== before.asked || JSON.stringify(outcome) !== JSON.stringify(before.outcome))
      differ += 1;
  }
  expect(differ, 'rules that came change nothing here').toBeGreaterThan(0);
});
