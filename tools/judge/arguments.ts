import { parseArgs } from 'node:util';
import { EDITION_IDS, type EditionId, isEditionId, NEWEST_EDITION } from '#engine';

/** What the command is told when it is told something wrong. */
export const USAGE = `usage: npm run judge -- [--edition DATE] [--json] [--boards-only] PATH...
       npm run judge -- [--edition DATE] [--json] --board LINE
  PATH             a scenario file wherever it lies, or a folder of them; players, board and script suffice
  --board LINE     a board as one line of text: Ada: 3/2 menace; Nil: 2/2 must block; A1 -> Nil
  --edition DATE   play in this edition only: ${EDITION_IDS.join(', ')}, or current
  --json           print data instead of text
  --page           ask for what a page needs besides: topics, editions and the like, and the prose in three languages
  --boards-only    do not, which goes without saying
Of a line in which nothing is declared, it says what may be. It ends with 0 where all holds, with 1 where something does
not, and with 2 where something was not understood; nothing is ruled on that could depend on it.`;

/** What is asked of `judge`: a board, or files and folders. */
export interface JudgeArguments {
  readonly edition: EditionId | undefined;
  readonly json: boolean;
  readonly page: boolean;
  readonly paths: readonly string[];
  readonly board?: string;
}

/** The arguments as they stand on the command line; a text says what is wrong with them. */
export function readArguments(args: readonly string[]): JudgeArguments | string {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: {
        board: { type: 'string' },
        edition: { type: 'string' },
        json: { type: 'boolean', default: false },
        page: { type: 'boolean', default: false },
        'boards-only': { type: 'boolean', default: false },
      },
    });
    const { json, page, board } = values;
    const names = tokens.flatMap((one) => (one.kind === 'option' ? [one.name] : []));
    const wrong = contradiction({ names, paths: positionals, board });
    if (wrong !== undefined) return wrong;
    const edition = values.edition === 'current' ? NEWEST_EDITION : values.edition;
    if (edition !== undefined && !isEditionId(edition)) return `no edition is called ${edition}`;
    return { edition, json, page, paths: positionals, ...(board === undefined ? {} : { board }) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

interface Said {
  /** Of options, as often as each stands there. */
  readonly names: readonly string[];
  readonly paths: readonly string[];
  readonly board: string | undefined;
}

function contradiction({ names, paths, board }: Said): string | undefined {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return `--${twice} stands here twice`;
  if (board?.trim() === '') return 'the line is empty';
  if (board !== undefined && (paths.length > 0 || names.includes('page')))
    return 'with --board there is no path, and no page';
  if (board === undefined && paths.length === 0) return 'no path given';
  return names.includes('page') && names.includes('boards-only')
    ? '--page and --boards-only say opposite things'
    : undefined;
}
