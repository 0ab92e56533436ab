import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CardLookup,
  type JudgedInEdition,
  judgeEditions,
  NEWEST_EDITION,
  readScenario,
  scriptsOf,
} from '#engine';
import type { Lexicon } from '#engine/sandbox';
import {
  gameAfter,
  judge as judgeInPackage,
  readScenario as readInPackage,
  type Scenario,
} from '../../engine/package.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';
import { wordProblem } from '../../site/library/wordProblem.ts';
import { type JudgeRun, judge } from '../judge.ts';
import { faultsAsLine } from './boardFaults.ts';
import { type Door, machineIn } from './door.ts';
import { exerciseTexts, scenarioTexts, spoiledText } from './fileFrom.ts';
import { faultsOfJson, faultsOfRun } from './runFaults.ts';
import type { Call } from './timing.ts';

/** Files of scenarios, of YAML and JSON, spoiled: through the command, and what it takes through the package. */
export function fileDoor(root: string, cards: CardLookup): Door {
  const texts = scenarioTexts(root);
  const place = placeFor(root);
  return {
    textFrom: (seed) => spoiledText(seed, texts),
    faultsOf: async (text, call) => {
      const told = await call('the command', () => runOn(text, place, []));
      return [
        ...faultsOfRun(told, text),
        // Each fourth one is asked for as data as well.
        ...(text.length % 4 === 0
          ? faultsOfJson(await call('as data', () => runOn(text, place, ['--json'])), told)
          : []),
        ...(await faultsInPackage(text, told, cards, call)),
      ];
    },
  };
}

/** A project with the cards of this one and no scenario of its own, whose folders would be gone through for each file. */
function placeFor(root: string): string {
  const place = mkdtempSync(join(tmpdir(), 'spoiled-'));
  mkdirSync(join(place, 'scenarios'));
  symlinkSync(join(root, 'scenarios/cards'), join(place, 'scenarios/cards'));
  process.on('exit', () => rmSync(place, { recursive: true, force: true }));
  return place;
}

function runOn(text: string, place: string, options: readonly string[]): JudgeRun {
  writeFileSync(join(place, 'scenario.yaml'), text);
  return judge(['--edition', 'current', ...options, 'scenario.yaml'], place);
}

/** What the command takes the package takes, and holds to be so; and a line says the same board. */
async function faultsInPackage(
  text: string,
  told: JudgeRun,
  cards: CardLookup,
  call: Call,
): Promise<readonly string[]> {
  // A file is read as UTF-8, which has no halves of letters.
  const read = await call('reading in the package', () =>
    readInPackage(text.toWellFormed(), { cards }),
  );
  if (read.ok !== (told.code !== 2))
    return [`is refused by one of command and package: ${told.err || read.ok}`];
  if (!read.ok || !read.value.editions.includes(NEWEST_EDITION)) return [];
  const { holds } = await call('the package', () => judgeInPackage(read.value));
  await call('the game in the package', () => gameAfter(read.value));
  const lexicon: Lexicon = { cards, words: new Map() };
  const boards = scriptsOf(read.value).map(({ setup }) => ({
    edition: NEWEST_EDITION,
    setup,
    acts: [],
  }));
  const asLines = await call('writing as a line', () =>
    boards.flatMap((board) => faultsAsLine(board, lexicon)),
  );
  return [
    ...(holds === (told.code === 0) ? [] : [`holds otherwise in the package: ${holds}`]),
    ...asLines,
  ];
}

/** Files of exercises, spoiled: as a page of practice reads them, and then as any other file. */
export function exerciseDoor(root: string, cards: CardLookup, { faultsOf }: Door): Door {
  const texts = exerciseTexts(root);
  return {
    textFrom: (seed) => spoiledText(seed, texts),
    faultsOf: async (text, call) => {
      const read = await call('reading an exercise', () =>
        readScenario(text, AN_EXERCISE, cards, { kind: 'exercise' }),
      );
      const said = read.ok
        ? (await judgedInEach(read.value, call)).flatMap(({ edition, problems }) =>
            problems.map((problem) => wordProblem(AN_EXERCISE, edition, problem)),
          )
        : read.error.map(wordIssue);
      const asFile = await faultsOf(text, call);
      const ruled = read.ok && !readInPackage(text.toWellFormed(), { cards }).ok;
      return [
        ...said.flatMap((message) => machineIn(message, text)),
        ...(ruled ? ['is refused as any other file: an exercise'] : []),
        ...asFile,
      ];
    },
  };
}

/** Each edition is looked at by itself. */
async function judgedInEach(exercise: Scenario, call: Call): Promise<readonly JudgedInEdition[]> {
  const judged: JudgedInEdition[] = [];
  for (const edition of exercise.editions)
    judged.push(...(await call(edition, () => judgeEditions(exercise, [edition]))));
  return judged;
}

const AN_EXERCISE = 'scenarios/exercises/menace/one.yaml';
