import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { judgeEditions, type Scenario } from '#engine';
import { known } from '../../engine/vocabulary/result.ts';
import { exerciseFilesAt } from '../../site/library/files.ts';
import { judgedLibrary } from '../../site/library/judged/judgedLibrary.ts';
import { loadScenarios } from '../../site/library/scenarios.ts';
import { keptJudgement } from './keptJudgement.ts';

const root = process.cwd();

/** As it is read again from what was written. */
const asWritten = (judged: unknown): unknown => JSON.parse(JSON.stringify(judged));

test('what is kept of a scenario is what comes of judging it', () => {
  expect(judgedLibrary(root, 'ignored').problems).toEqual([]);
  const all = [
    ...loadScenarios(root, 'ignored').scenarios,
    ...loadScenarios(root, 'ignored', exerciseFilesAt(root), { kind: 'exercise' }).scenarios,
  ].map(({ scenario }) => scenario);
  const some = all.filter((_, nth) => nth % 40 === 0);
  const open = all.find(({ choicesTaken }) => choicesTaken !== undefined);
  for (const scenario of [...some, known(open, 'scenario that leaves a choice open')]) {
    const judged = judgeEditions(scenario, scenario.editions);
    expect(asWritten(keptJudgement(root, scenario)), scenario.slug).toEqual(asWritten(judged));
  }
});

const walls = (more: string) => `covers: []
topics: [declare-attackers]
knowledge: 1
editions: [2026-09-25, 2008-10-01]
checked: 2026-11-21
${more}
players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: wall, creature: 0/3, abilities: [defender] }]
start: declare-attackers
script:
  - refused: [{ attack: { wall: Nil }, breaks: [defender] }]
  - attack: {}
`;

/** The one scenario of a project, which was judged. */
function judgedIn(text: string): { readonly folder: string; readonly scenario: Scenario } {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'scenarios/walls/one'), { recursive: true });
  writeFileSync(join(folder, 'scenarios/walls/one/scenario.yaml'), text);
  expect(judgedLibrary(folder, 'ignored').problems).toEqual([]);
  const { scenario } = known(loadScenarios(folder, 'ignored').scenarios[0], 'scenario');
  return { folder, scenario };
}

test('nothing is kept of one that has only its name', () => {
  const { folder, scenario } = judgedIn(walls(''));
  expect(keptJudgement(folder, scenario)).toHaveLength(2);
  expect(keptJudgement(folder, { ...scenario, knowledge: 2 })).toBeUndefined();
  expect(keptJudgement(folder, { ...scenario, slug: 'another' })).toBeUndefined();
});

test('what only all editions together show is found in what is kept of each', () => {
  const { folder, scenario } = judgedIn(walls('choices: taken'));
  expect(keptJudgement(folder, scenario)?.map(({ holds }) => holds)).toEqual([false, true]);
});
