import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { rulingForm } from '../../site/api/rulingForm.ts';
import { judge } from '../judge.ts';

const LINES: Readonly<Record<'asked' | 'open' | 'hostile', readonly string[]>> = parse(
  readFileSync('tools/judge/lines.yaml', 'utf8'),
);
const root = process.cwd();
const run = (line: string, ...more: readonly string[]) => judge([...more, `--board=${line}`], root);

/** What only the machine says. */
const MACHINE =
  /\[object|\bundefined\b|\bNaN\b|\bat \S+:\d+:\d+|invariant broken|unreachable:|the project fails/;

/** What stands last on the terminal. */
const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

function expectHonest(line: string): void {
  const { code, out, err } = run(line);
  expect([line, `${out}${err}`]).toEqual([line, expect.not.stringMatching(MACHINE)]);
  const isWithheld = code === 2;
  expect([line, /Not understood:|the line is empty/.test(`${out}${err}`)]).toEqual([
    line,
    isWithheld,
  ]);
  if (isWithheld) expect([line, out]).toEqual([line, expect.not.stringMatching(/\bHOLDS?\b/)]);
  const data = rulingForm.parse(JSON.parse(run(line, '--json').out));
  expect([line, data[0]?.holds]).toEqual([line, isWithheld ? null : code === 0]);
}

describe('a line is ruled on, asked about, or told with its place: never a trace, and no verdict on what was not understood', () => {
  test.each(LINES.asked)('%s', expectHonest);
  test.each(LINES.hostile)('%s', (line) => {
    expectHonest(line);
    expect(run(line).code).toBe(2);
  });
});

describe('where nothing is declared it is said what may be', () => {
  test.each(LINES.open)('%s', (line) => {
    const { code, out } = run(line);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}\w+ declares (attackers|blockers): what may be declared$/m);
    expect(out).toMatch(/^ {4}Legal declarations: (more than )?\d+$/m);
    expect(lastLine(out)).toContain('To go on, write behind the line: ; ');
    const [data] = rulingForm.parse(JSON.parse(run(line, '--json').out));
    expect(data?.declares?.legal).toMatch(/^(more than )?\d+$/);
  });

  test('what is offered is legal where it is written behind the line', () => {
    for (const line of LINES.open) {
      const [, next = ''] =
        /write behind the line: ; (.*?)(?: {3}or {3}; .*)?$/.exec(lastLine(run(line).out)) ?? [];
      const { code, out } = run(`${line}; ${next}`);
      expect([line, next, code, out]).toEqual([
        line,
        next,
        0,
        expect.not.stringContaining('ILLEGAL'),
      ]);
    }
  });

  test('of a declaration that is not understood, too', () => {
    const { code, out } = run('Ada: 2/2; Nil: 3/3; A1 -> Nil; N9 -| A1');
    expect(code).toBe(2);
    expect(out).toMatch(/Nil declares blockers: what may be declared\n.*\n +Can block A1\./);
    const [data] = rulingForm.parse(
      JSON.parse(run('Ada: 2/2; Nil: 3/3; A1 -> Nil; N9 -| A1', '--json').out),
    );
    expect(data).toMatchObject({ holds: null, declares: { kind: 'block', legal: '2' } });
  });

  test('who can, who can’t and why, who must, and how many', () => {
    const { out } = run('Ada: 3/3, new + 2/2 attacks if able + 2/2; Nil: 1/1');
    expect(out).toMatch(/A1 3\/3 creature\n +Can’t attack Nil\. .*haste\. \(508\.1a, 302\.6\)/);
    expect(out).toContain('Must attack, whatever else is declared: A2');
    expect(out).toMatch(/“no attack” is illegal:[\s\S]*508\.1d[\s\S]*attacks if able: not obeyed/);
    expect(out).toContain('Legal declarations: 2');
    expect(out).toMatch(/^ {4}Ada attacking player, 20 life +Nil defending player, 20 life$/m);
  });
});

describe('as people type it, in a process of its own', () => {
  const typed = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/run.mjs', 'judge', ...args],
      { encoding: 'utf8' },
    );
    return { code: status, out: stdout, err: stderr };
  };

  test('a board with nothing declared shows what may be, and ends with 0', () => {
    const { code, out, err } = typed('--board', 'Ada: 2/2; Nil: 2/2');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Legal declarations: 2');
  }, 60_000);

  test('what is not understood has its place on top, no verdict, and ends with 2', () => {
    const { code, out } = typed('--board', 'Ada: 2/2 menase; Nil:; A1 -> Nil');
    expect(code).toBe(2);
    expect(out).toMatch(/^board .*\n.*\n\nNot understood:\nAda: 2\/2 menase; .*\n {9}\^\n/);
    expect(lastLine(out)).toMatch(/^ {2}WITHHELD/);
  }, 60_000);
});

test.each([
  ['a file that is not there', 'tools/judge/nowhere.yaml'],
  ['a folder without a scenario', 'tools/judge'],
  ['a file of bytes', 'tools/ownWords/cardSentences.bin'],
  ['an option that there is not', '--bored'],
  ['an option without its value', '--board'],
])('%s is told in words', (_, arg) => {
  const { code, out, err } = judge([arg], root);
  expect([code, `${out}${err}`]).toEqual([2, expect.not.stringMatching(MACHINE)]);
  expect(err).not.toBe('');
});
