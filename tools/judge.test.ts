import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EDITION_IDS, NEWEST_EDITION } from '../engine/citation/editions.ts';
import { numberOf } from '../engine/citation/ruleIndex.ts';
import { readScenario } from '../engine/sandbox/readScenario.ts';
import { rulingForm } from '../site/api/rulingForm.ts';
import { COMPLETE } from '../site/i18n/languages.ts';
import { judge } from './judge.ts';

const project = process.cwd();
const MENACE = 'scenarios/requirements/menace-forced-block';

const dataOf = (...args: readonly string[]) =>
  rulingForm.parse(JSON.parse(judge(['--json', '--boards-only', ...args], project).out));

/** Of many files, those about the rules that are sought; that each holds, its check says. */
const SOME = [
  'scenarios/requirements',
  'scenarios/restrictions',
  'scenarios/combat-damage',
  'scenarios/first-strike',
  'scenarios/triggers',
];

describe('as data', () => {
  test('each file of some folders holds, and the rules of combat are cited', () => {
    const data = dataOf(...SOME);
    expect(data.filter(({ holds }) => !holds)).toEqual([]);
    expect(data.length).toBeGreaterThanOrEqual(8);
    const cited = new Set(data.flatMap(({ frames }) => frames.flatMap(({ rules }) => rules)));
    for (const rule of [
      '508.1c',
      '508.1d',
      '509.1b',
      '509.1c',
      '509.3c',
      '509.3d',
      '510.1c',
      '510.4',
    ])
      expect(cited).toContain(rule);
  });

  test('a refused declaration has its reasons, its count and a better declaration', () => {
    const [one] = dataOf(MENACE);
    const refused =
      one?.frames.filter(({ event, verdict }) => event === 'block' && verdict?.legal === false) ??
      [];
    expect(refused.map(({ verdict }) => verdict?.violations.map(({ code }) => code))).toEqual([
      ['menace'],
      ['menace', 'fewer-requirements-than-possible'],
      ['fewer-requirements-than-possible'],
    ]);
    expect(refused[1]?.verdict).toMatchObject({
      legal: false,
      obeyed: 0,
      maximum: 1,
      witness: { guard: ['brute'], bear: ['brute'] },
    });
    expect(one?.outcome).toMatchObject({ life: { Nil: 20 }, damage: { bear: 1 } });
  });

  test('the edition asked for is played, with its own numbers', () => {
    const wurm = 'scenarios/combat-damage/wurm-wall-cadet';
    const rules = (edition: string) =>
      dataOf('--edition', edition, wurm).flatMap((one) => [
        one.edition,
        one.frames.some(({ rules: cited }) => cited.includes('509.2')),
      ]);
    expect(rules('2013-02-01')).toEqual(['2013-02-01', true]);
    expect(rules(NEWEST_EDITION)).toEqual([NEWEST_EDITION, false]);
  });

  test('files that are not shown in the edition asked for are left out', () => {
    expect(dataOf('--edition', '2008-10-01', 'scenarios/combat-damage/wurm-wall-cadet')).toEqual(
      [],
    );
  });
});

describe('as text', () => {
  const { out, code } = judge(['--boards-only', MENACE], project);

  test('the steps are numbered, with the rules in the margin and the proof below', () => {
    const rule = numberOf(NEWEST_EDITION, 'blockers.restrictions')?.replace('.', '\\.');
    expect(out).toMatch(new RegExp(`^ +2 {2}.*${rule}.*ILLEGAL`, 'm'));
    expect(out).toContain(`menace (${numberOf(NEWEST_EDITION, 'keyword.menace')})`);
    expect(out).toContain(`HOLDS in ${EDITION_IDS.toReversed().join(', ')}`);
    expect(out).toContain('1 of 1 files hold');
    expect(code).toBe(0);
  });

  test('what also applied stands apart from what decides', () => {
    const [refused = '', also = ''] =
      /^ +2 {2}.*ILLEGAL[\s\S]*?Also applied: (.*)/m.exec(out) ?? [];
    const rewind = String(numberOf(NEWEST_EDITION, 'illegalAction.rewind'));
    expect(also.split(', ')).toContain(rewind);
    expect(refused.split('\n')[0]).not.toContain(rewind);
  });

  test('branches follow the main line', () => {
    expect(out).toContain('Branch bear-tapped');
  });

  test('what is asked is answered, with the mistakes that answer otherwise', () => {
    expect(out).toMatch(/^ {2}Question guard-alone: false$\n^ {4}must-beats-cant answers true$/m);
    expect(out).toMatch(/^ {2}Question bear-tapped: \[\] {2}\(702\.111b, 509\.1b, 509\.1a\)$/m);
  });
});

describe('an exercise', () => {
  const FILE = 'scenarios/exercises/combat-damage/rats-and-golem.yaml';

  test('is judged as it lies, with its answer and its rules', () => {
    expect(dataOf(FILE)).toMatchObject([
      {
        id: 'rats-and-golem',
        holds: true,
        questions: [
          {
            id: 'dead',
            branch: 'main',
            answer: 'archer, bear, rats',
            rules: expect.arrayContaining([numberOf(NEWEST_EDITION, 'stateBased.lethalDamage')]),
            otherwise: expect.arrayContaining([
              { mistake: 'deathtouch-always-kills', answer: 'archer, bear, golem, rats' },
            ]),
          },
        ],
      },
    ]);
  });

  test('is found in the folder of its topic', () => {
    const { out } = judge(['scenarios/exercises/costs'], project);
    expect(out).toContain('juggernaut-and-two-lands  (scenarios/exercises/costs/');
    expect(out).not.toContain('DOES NOT HOLD');
  });
});

describe('the example of the chapter on exercises', () => {
  const chapter =
    readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8').split('\n## An exercise\n')[1] ?? '';
  const [, example = ''] = /```yaml\n(.*?)```/s.exec(chapter) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'exercise-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is answered by the engine and by a mistake as the chapter prints it', () => {
    const file = join(folder, 'raider-golem-rat-and-snake.yaml');
    writeFileSync(file, example.replaceAll(/^ {3}/gm, ''));
    const { out, err, code } = judge([file], project);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    const printed = /```\n( +Question .*?)\n *```/s.exec(chapter)?.[1]?.replaceAll(/^ {3}/gm, '');
    expect(out).toContain(printed);
  });

  test('is an exercise as the project reads them', () => {
    const read = readScenario(example.replaceAll(/^ {3}/gm, ''), 'x/y.yaml', new Map(), {
      kind: 'exercise',
    });
    expect(read.ok).toBe(true);
  });
});

describe('a scratch file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [, example = ''] =
    /```yaml\n(.*?)```/s.exec(readFileSync(join(project, 'README.md'), 'utf8')) ?? [];
  const scratch = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test('may hold the example of the readme as it is printed, wherever it lies', () => {
    const file = scratch('brute.yaml', example);
    const { out, err, code } = judge([file], project);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out).toContain(`brute  (${file})`);
    expect(out).toContain(`HOLDS in ${NEWEST_EDITION}\n`);
  });

  test('is played in the edition asked for, and found from where the command is called', () => {
    scratch('brute.yaml', example);
    const { out } = judge(['--edition', '2013-02-01', 'brute.yaml'], project, folder);
    expect(out).toContain('HOLDS in 2013-02-01\n');
  });

  test('that shall be a page is told in one line all that a page needs besides', () => {
    const { code, err } = judge(['--page', scratch('brute.yaml', example)], project);
    expect(code).toBe(2);
    expect(err.split('\n')[0]).toMatch(
      /brute.yaml:1:1: missing here; expected all of covers, topics, knowledge, editions and checked\.$/,
    );
  });

  test('tells as data who has won, with what poison, counters, loyalty and sizes, in branches too', () => {
    const file = scratch(
      'end.yaml',
      `players: { Ada: {}, Nil: { life: 3, poison: 2 } }
board:
  Ada: [{ id: brute, card: boggart-brute }, { id: walker, types: [planeswalker], loyalty: 4 }]
  Nil: [{ id: bear, creature: 2/2, counters: { '+1/+1': 2 } }]
script: [{ attack: { brute: Nil } }]
outcome: { lost: [Nil], won: Ada, drawn: false, loyalty: { walker: 4 } }
branches:
  later: { with: { players: { Nil: { life: 4 } } }, script: [{ attack: { brute: Nil } }], outcome: { lost: [] } }
`,
    );
    const [data] = dataOf(file);
    expect(data?.outcome).toMatchObject({
      lost: ['Nil'],
      won: 'Ada',
      drawn: false,
      poison: { Ada: 0, Nil: 2 },
      loyalty: { walker: 4 },
    });
    const later = data?.branches.later?.outcome;
    expect(later).toMatchObject({
      lost: [],
      won: null,
      counters: { bear: { '+1/+1': 2 } },
      size: { brute: '3/2', bear: '4/4' },
    });
  });

  test('is told words as files spell them', () => {
    const { out } = judge(
      [scratch('brute.yaml', example.replace('breaks: [menace]', 'breaks: [cannot-block]'))],
      project,
    );
    expect(out).toContain('breaks: expected cannot-block, found menace');
  });
});

describe('what cannot go well', () => {
  let root = '';
  const file = 'mine/brute/scenario.yaml';
  const good = readFileSync(join(project, MENACE, 'scenario.yaml'), 'utf8')
    .replaceAll('card: boggart-brute', 'creature: 3/2, abilities: [menace]')
    .replaceAll('card: runeclaw-bear', 'creature: 2/2');
  const runOn = (text: string, ...args: readonly string[]) => {
    writeFileSync(join(root, file), text);
    return judge([...args, 'mine'], root);
  };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'judge-'));
    mkdirSync(join(root, 'mine/brute'), { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('an expectation that fails ends with 1, and its place', () => {
    const line = good.split('\n').findIndex((one) => one.startsWith('outcome:')) + 1;
    const { code, out } = runOn(
      good.replace('died: [guard, brute]', 'died: [guard]'),
      '--boards-only',
    );
    expect(code).toBe(1);
    expect(out).toContain(
      `${file}:${line}:10: in ${NEWEST_EDITION}: died: expected guard, found brute, guard.`,
    );
    expect(out).toContain('DOES NOT HOLD');
  });

  test('a refused try that is legal after all is named', () => {
    const { code, out } = runOn(
      good.replace('- { block: {}, obeys: 0 of 1 }', '- { block: { guard: brute, bear: brute } }'),
      '--boards-only',
    );
    expect(code).toBe(1);
    expect(out).toContain('expected to be refused, but legal');
  });

  test('a file that cannot be read ends with 2, and every mistake in it', () => {
    const { code, err } = runOn(
      good
        .replace('abilities: [menace]', 'abilities: [mennace]')
        .replace('knowledge: 3', 'knowledge: 9'),
      '--boards-only',
    );
    expect(code).toBe(2);
    expect(err).toContain('unknown word “mennace”');
    expect(err).toContain('Did you mean “menace”?');
    expect(err).toContain('9 is out of range; expected at most 5');
    expect(err.trim().split('\n')).toHaveLength(2);
  });

  test('a file that is not YAML ends with 2', () => {
    const { code, err } = runOn('board: [\n', '--boards-only');
    expect(code).toBe(2);
    expect(err).toMatch(/^mine\/brute\/scenario\.yaml:\d+:\d+: not YAML/);
  });

  test('missing languages end with 2', () => {
    const { code, err } = runOn(good, '--page');
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toEqual(
      COMPLETE.map((one) => `mine/brute/${one}.mdx:1:1: file missing; expected ${one}.mdx.`),
    );
  });

  test.each([
    ['no path', []],
    ['a path to nothing', ['nowhere']],
    ['an unknown edition', ['--edition', '1999-04-21', 'mine']],
    ['an unknown option', ['--jsn', 'mine']],
  ])('%s ends with 2', (_, args) => {
    const { code, err } = judge(args, root);
    expect(code).toBe(2);
    expect(err).not.toBe('');
  });
});

describe('a board as a line of text', () => {
  test('is played as a file is', () => {
    const { code, out, err } = judge(
      [
        '--json',
        '--board',
        'Ada: boggart-brute; Nil: 2x 2/2; A1 -> Nil; N1 N2 -| A1; A1: 2 N1, 1 N2',
      ],
      project,
    );
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({
        holds: true,
        outcome: expect.objectContaining({ died: ['boggart-brute', 'creature'] }),
      }),
    ]);
  });

  test('is not ruled on where it is not understood, and a caret stands under each slip', () => {
    const { code, out } = judge(['--board', 'Ada: 3/2 menase; Nil:; A1 -> Nil'], project);
    expect(code).toBe(2);
    expect(out).not.toContain('deals');
    expect(out).toContain(
      [
        'Ada: 3/2 menase; Nil:; A1 -> Nil',
        '         ^',
        '“menase” means nothing here. Did you mean “menace”, or “type menase”?',
        'It holds the place of A1: describe it there, as in “4/5 deathtouch”, or leave it out.',
      ].join('\n'),
    );
  });

  test('needs no path, and takes none', () => {
    expect(judge(['--board', 'Ada: 1/1', MENACE], project).code).toBe(2);
  });
});
