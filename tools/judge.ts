// Plays scenario files or folders: `npm run judge -- [--edition DATE] [--json] [--page] PATH...`, or a line: `--board 'LINE'`
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CardLookup,
  type EditionId,
  type Issue,
  NEWEST_EDITION,
  type Purpose,
  type Replay,
} from '#engine';
import type { UnplayedCard } from '#engine/sandbox';
import type { RulingFile } from '../site/api/rulingForm.ts';
import { withIndexed } from '../site/library/cardIndex/withIndexed.ts';
import { loadCards } from '../site/library/cards.ts';
import { guarded } from '../site/library/failure.ts';
import { loadNotYet } from '../site/library/notYet.ts';
import { type LoadedScenario, loadScenarios } from '../site/library/scenarios.ts';
import { wordIssue } from '../site/library/wordIssue.ts';
import { type JudgeArguments, readArguments, USAGE } from './judge/arguments.ts';
import { asJson } from './judge/asJson.ts';
import { asText, problemsOfLine } from './judge/asText.ts';
import { type BoardInLine, boardInLine } from './judge/board.ts';
import { boardJson, choicesJson } from './judge/boardJson.ts';
import { boardText } from './judge/boardText.ts';
import { namingFor, namingInLine } from './judge/naming.ts';
import { holds, type Judged, judged } from './judge/playing.ts';
import { wordSlips } from './judge/slips.ts';
import { choicesTaken, takenText } from './judge/takenText.ts';

/**
 * What a run prints and how it ends: 0 where all holds, 1 where something does not, 2 where a file, a line or an argument
 * is not understood, so that a verdict is withheld.
 */
export interface JudgeRun {
  readonly code: 0 | 1 | 2;
  readonly out: string;
  readonly err: string;
}

/** Runs the command on arguments as given, in the project at `root`; paths may be seen from another folder, too. */
export function judge(args: readonly string[], root: string, from = root): JudgeRun {
  const asked = readArguments(args);
  if (typeof asked === 'string') return { code: 2, out: '', err: `${asked}\n${USAGE}\n` };
  if (asked.board !== undefined) return judgeBoard(asked.board, asked, root);
  const purpose: Purpose = asked.page
    ? { kind: 'page' }
    : { kind: 'ruling', editions: [asked.edition ?? NEWEST_EDITION] };
  const {
    scenarios,
    cards,
    issues: unread,
  } = loadScenarios(
    root,
    asked.page ? 'required' : 'ignored',
    asked.paths.map((path) => (existsSync(resolve(root, path)) ? path : resolve(from, path))),
    purpose,
  );
  const { all, failures } = playedAll(scenarios, asked.edition);
  const out = asked.json
    ? jsonOf(all.map(asJson))
    : [
        ...all.map((one) => asText(one, (replay) => namingFor(one.loaded.scenario, replay, cards))),
        `${all.filter(holds).length} of ${scenarios.length} files hold\n`,
      ].join('\n');
  return ended(all, [...unread, ...failures], out);
}

function ended(all: readonly Judged[], issues: readonly Issue[], out: string): JudgeRun {
  const err = issues.map((issue) => `${wordIssue(issue)}\n`).join('');
  return { code: err !== '' ? 2 : all.every(holds) ? 0 : 1, out, err };
}

function judgeBoard(line: string, asked: JudgeArguments, root: string): JudgeRun {
  const { cards: own, issues } = loadCards(root);
  const cards = withIndexed(own, [line], root);
  const wrong = issues.map((issue) => `${wordIssue(issue)}\n`).join('');
  const run = judgeLine(line, asked, cards, loadNotYet(root));
  return wrong === '' ? run : { code: 2, out: run.out, err: `${wrong}${run.err}` };
}

/** A line, with these cards, and those that are known and not played. What is thrown on a board is a fault of the project's, told as that of a file is. */
export const judgeLine = (
  line: string,
  asked: Pick<JudgeArguments, 'edition' | 'json'>,
  cards: CardLookup,
  unplayed: readonly UnplayedCard[] = [],
): JudgeRun =>
  guarded<JudgeRun>(
    '--board',
    () => boardRun(boardInLine(line, { cards, unplayed }, asked.edition), line, asked, cards),
    (issue) => ({ code: 2, out: '', err: `${wordIssue(issue)}\n` }),
  );

function boardRun(
  ruled: BoardInLine,
  line: string,
  asked: Pick<JudgeArguments, 'edition' | 'json'>,
  cards: CardLookup,
): JudgeRun {
  if (ruled.kind === 'played') {
    const { setup } = ruled.board;
    const { all, failures } = playedAll([ruled.loaded], asked.edition);
    const namingOf = ({ frames }: Pick<Replay, 'frames'>) =>
      namingInLine(
        setup,
        frames.map(({ board }) => board),
        cards,
      );
    const textOf = (one: Judged): string => {
      const [{ replays }] = one.playings;
      const told = takenText(ruled.board, ruled, 'end', namingOf(replays[0]));
      return asText(one, namingOf, { told, wording: problemsOfLine });
    };
    const dataOf = (one: Judged): RulingFile => {
      const [{ replays }] = one.playings;
      const taken = choicesTaken(ruled.board, ruled, 'end', namingOf(replays[0]));
      return { ...asJson(one), choices: choicesJson(taken) };
    };
    return ended(all, failures, asked.json ? jsonOf(all.map(dataOf)) : all.map(textOf).join(''));
  }
  const code = ruled.kind === 'withheld' ? 2 : 0;
  if (!asked.json) return { code, out: boardText(ruled, line, cards), err: '' };
  const said = wordSlips(ruled.slips, line).map((words) => `${words}\n`);
  return { code, out: jsonOf([boardJson(ruled, cards)]), err: said.join('') };
}

interface PlayedAll {
  readonly all: readonly Judged[];
  readonly failures: readonly Issue[];
}

function playedAll(
  scenarios: readonly LoadedScenario[],
  edition: EditionId | undefined,
): PlayedAll {
  const failures: Issue[] = [];
  const all = scenarios.flatMap((loaded) =>
    guarded(
      loaded.file,
      () => judged(loaded, edition) ?? [],
      (issue) => {
        failures.push(issue);
        return [];
      },
    ),
  );
  return { all, failures };
}

const jsonOf = (data: unknown): string => `${JSON.stringify(data, undefined, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, out, err } = judge(
    process.argv.slice(2),
    process.cwd(),
    // Where npm was called, which is not where it runs scripts.
    process.env.INIT_CWD,
  );
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
