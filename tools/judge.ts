// Plays scenario files or folders: `npm run judge -- [--edition DATE] [--json] [--page] PATH...`, or a line: `--board 'LINE'`
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type CardLookup,
  EDITION_IDS,
  type EditionId,
  type Issue,
  isEditionId,
  NEWEST_EDITION,
  type Purpose,
} from '#engine';
import { loadCards } from '../site/library/cards.ts';
import { guarded } from '../site/library/failure.ts';
import { type LoadedScenario, loadScenarios } from '../site/library/scenarios.ts';
import { wordIssue } from '../site/library/wordIssue.ts';
import { asJson } from './judge/asJson.ts';
import { asText } from './judge/asText.ts';
import { boardInLine } from './judge/board.ts';
import { holds, judged } from './judge/playing.ts';

/** What a run prints and how it ends: 1 when an expectation fails, 2 when a file cannot be read. */
export interface JudgeRun {
  readonly code: 0 | 1 | 2;
  readonly out: string;
  readonly err: string;
}

const USAGE = `usage: npm run judge -- [--edition DATE] [--json] [--boards-only] PATH...
       npm run judge -- [--edition DATE] [--json] --board LINE
  PATH             a scenario file wherever it lies, or a folder of them; players, board and script suffice
  --board LINE     a board as one line of text: Ada: 3/2 menace; Nil: 2/2 must block; A1 -> Nil
  --edition DATE   play in this edition only: ${EDITION_IDS.join(', ')}, or current
  --json           print data instead of text
  --page           ask for what a page needs besides: topics, editions and the like, and the prose in three languages
  --boards-only    do not, which goes without saying`;

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
  const played = playedAll(scenarios, asked, cards);
  const err = [...unread, ...played.failures].map((issue) => `${wordIssue(issue)}\n`).join('');
  return { code: err !== '' ? 2 : played.holds ? 0 : 1, out: played.out, err };
}

function judgeBoard(line: string, asked: Asked, root: string): JudgeRun {
  const { cards, issues } = loadCards(root);
  const { loaded, slips } = boardInLine(line, cards, asked.edition);
  const played = playedAll([loaded], asked, cards);
  const wrong = [...issues, ...played.failures].map((issue) => `${wordIssue(issue)}\n`);
  const err = [slips, ...wrong].join('');
  return { code: err !== '' ? 2 : played.holds ? 0 : 1, out: played.out, err };
}

interface PlayedAll {
  readonly holds: boolean;
  readonly failures: readonly Issue[];
  readonly out: string;
}

function playedAll(
  scenarios: readonly LoadedScenario[],
  asked: Asked,
  cards: CardLookup,
): PlayedAll {
  const failures: Issue[] = [];
  const all = scenarios.flatMap((loaded) =>
    guarded(
      loaded.file,
      () => judged(loaded, asked.edition) ?? [],
      (issue) => {
        failures.push(issue);
        return [];
      },
    ),
  );
  const out = asked.json
    ? `${JSON.stringify(all.map(asJson), undefined, 2)}\n`
    : [
        ...all.map((one) => asText(one, cards)),
        `${all.filter(holds).length} of ${scenarios.length} files hold\n`,
      ].join('\n');
  return { holds: all.every(holds), failures, out };
}

interface Asked {
  readonly edition: EditionId | undefined;
  readonly json: boolean;
  readonly page: boolean;
  readonly paths: readonly string[];
  readonly board?: string;
}

// A text says what is wrong with the arguments.
function readArguments(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        board: { type: 'string' },
        edition: { type: 'string' },
        json: { type: 'boolean', default: false },
        page: { type: 'boolean', default: false },
        'boards-only': { type: 'boolean', default: false },
      },
    });
    const { json, board } = values;
    const edition = values.edition === 'current' ? NEWEST_EDITION : values.edition;
    if (edition !== undefined && !isEditionId(edition)) return `no edition is called ${edition}`;
    if (board !== undefined && (positionals.length > 0 || values.page))
      return 'with --board there is no path, and no page';
    if (board === undefined && positionals.length === 0) return 'no path given';
    if (values.page && values['boards-only']) return '--page and --boards-only say opposite things';
    return {
      edition,
      json,
      page: values.page,
      paths: positionals,
      ...(board === undefined ? {} : { board }),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

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
