import type { z } from 'zod';
import type { BoardLine } from '../boardLine.ts';
import type { CardLookup } from '../card.ts';
import { type BoardFacts, boardFacts, branchFacts } from './boardFacts.ts';
import { boardProblems, leftOutCards, nameProblems, sameIds, strangers } from './boardProblems.ts';
import { editionProblems, editionsOf, shownProblems } from './editionProblems.ts';
import { inLine, lineFacts, slipProblems } from './lineFacts.ts';
import type { LooseBranch, LooseScenario } from './looseScenario.ts';
import type { Problem } from './problem.ts';
import { questionProblems } from './questionProblems.ts';
import { scriptProblems } from './scriptProblems.ts';
import { unusedOfPlayers } from './unusedOfPlayers.ts';

/** How a file is read besides its board. */
interface ReadAs {
  readonly questionForm: z.ZodType;
  /** Whether its players are called as those of pages are, or as somebody likes. */
  readonly names: 'customary' | 'any';
  readonly line: BoardLine | undefined;
}

/** What is wrong with the sense of a scenario: its boards and scripts, the main one and those of the branches. */
export function scenarioProblems(
  scenario: LooseScenario,
  cards: CardLookup,
  { questionForm, names, line }: ReadAs,
): readonly Problem[] {
  const listed = boardFacts(scenario);
  const board = line === undefined ? listed : { ...listed, ...lineFacts(line) };
  const editions = editionsOf(scenario.editions);
  const placed = line === undefined ? (problems: readonly Problem[]) => problems : inLine;
  return once([
    ...shownProblems(scenario),
    ...strangers(scenario.board, board, ['board']),
    ...unusedOfPlayers(scenario.players, ['players']),
    ...(line === undefined ? boardProblems(board, cards) : lineProblems(scenario, line, board)),
    ...(names === 'any' ? [] : placed([...nameProblems(board), ...leftOutCards(board, cards)])),
    ...scriptProblems({
      board,
      editions,
      entries: scenario.script ?? [],
      outcome: scenario.outcome,
      path: [],
    }),
    ...Object.entries(scenario.branches ?? {}).flatMap(([name, branch = {}]) =>
      branchProblems(scenario, board, name, branch, cards),
    ),
    ...questionProblems(scenario, board, questionForm),
  ]);
}

/** What no board has was not read of a line, and is among its slips. */
const lineProblems = (
  scenario: LooseScenario,
  line: BoardLine,
  board: BoardFacts,
): readonly Problem[] => [
  ...slipProblems(line),
  ...saidBesides(scenario),
  ...inLine(sameIds(board)),
];

/** What is missing of a file that is played, and not said in its line. */
export const missingOf = (
  scenario: LooseScenario,
  line: BoardLine | undefined,
): readonly Problem[] => {
  const inItsLine = [...(line ? ['board'] : []), ...(line?.steps.length ? ['script'] : [])];
  return (['board', 'script'] as const)
    .filter((key) => scenario[key] === undefined && !inItsLine.includes(key))
    .map((key) => ({ path: [], at: 'value', code: 'missingKey', found: '', expected: [key] }));
};

const saidBesides = (scenario: LooseScenario): readonly Problem[] =>
  (['players', 'board'] as const)
    .filter((key) => scenario[key] !== undefined)
    .map((key) => ({
      path: [key],
      at: 'key',
      code: 'impossibleBoard',
      found: key,
      expected: ['saidInLine'],
    }));

function branchProblems(
  scenario: LooseScenario,
  main: BoardFacts,
  name: string,
  branch: LooseBranch,
  cards: CardLookup,
): readonly Problem[] {
  const board = branchFacts(main, name, branch);
  const path = ['branches', name];
  const { script = [] } = scenario;
  const { from = 0 } = branch;
  const shown = editionsOf(scenario.editions);
  return [
    ...differenceProblems(main, name, branch),
    ...unusedOfPlayers(branch.with?.players, [...path, 'with', 'players']),
    ...boardProblems(board, cards),
    ...(from > script.length
      ? [
          {
            path: [...path, 'from'],
            at: 'value' as const,
            code: 'outOfRange' as const,
            found: String(from),
            expected: [`atMost ${script.length}`],
          },
        ]
      : []),
    ...editionProblems(branch.editions, shown, path),
    ...scriptProblems({
      board,
      editions: editionsOf(branch.editions, shown),
      entries: branch.script ?? [],
      outcome: branch.outcome,
      path,
    }),
  ];
}

// A branch may change only what is there.
function differenceProblems(
  main: BoardFacts,
  name: string,
  { with: changes }: LooseBranch,
): readonly Problem[] {
  if (changes === undefined) return [];
  const above = ['branches', name, 'with'];
  const permanents = main.objects.filter(({ zone }) => zone === 'battlefield').map(({ id }) => id);
  const unknown = (found: string): Pick<Problem, 'code' | 'found' | 'expected'> => ({
    code: 'unknownId',
    found,
    expected: permanents,
  });
  return [
    ...strangers(changes.players, main, [...above, 'players']),
    ...strangers(changes.add, main, [...above, 'add']),
    ...Object.keys(changes.permanents ?? {})
      .filter((id) => !permanents.includes(id))
      .map((id): Problem => ({ path: [...above, 'permanents', id], at: 'key', ...unknown(id) })),
    ...(changes.remove ?? []).flatMap((id, index): readonly Problem[] =>
      id === undefined || permanents.includes(id)
        ? []
        : [{ path: [...above, 'remove', index], at: 'value', ...unknown(id) }],
    ),
  ];
}

// A mistake on the main board shows again on the board of every branch.
const once = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];
