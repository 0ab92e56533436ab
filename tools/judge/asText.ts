import type { Replay } from '#engine';
import { en } from '../../site/i18n/en/index.ts';
import type { Naming } from '../../site/i18n/naming.ts';
import { wordProblem, wordTrouble } from '../../site/library/wordProblem.ts';
import { entriesOf } from '../../site/view/entries.ts';
import { answersIn, type ToldAnswer } from './answers.ts';
import { holds, type Judged, type Playing } from './playing.ts';
import { numbers, sheet } from './sheet.ts';

/**
 * What `judge` prints of one file or line: the scoresheet of its main line and branches, the answers, then what does not
 * hold. `told`: what else is told of it before that; `wording`: how what does not hold in one edition is told.
 */
export function asText(
  judged: Judged,
  namingOf: (replay: Replay) => Naming,
  { told = [], wording = problemsOfFile(judged.loaded.file) }: How = {},
): string {
  const { file, scenario } = judged.loaded;
  const [first] = judged.playings;
  const { edition, replays } = first;
  const lines = replays.flatMap((replay) => [
    ...(replay.branch === 'main' ? [] : ['', `  Branch ${replay.branch}`]),
    ...sheet(entriesOf(replay, { m: en, n: namingOf(replay), edition })),
  ]);
  const problems = judged.playings.flatMap(wording);
  const editions = judged.playings.map((playing) => playing.edition).join(', ');
  return [
    `${scenario.slug}  (${file})`,
    `  Rules: ${en.terms.editions[edition].name} (${edition})`,
    ...lines,
    ...answersIn(first).flatMap(answerLines),
    ...told,
    '',
    `  ${holds(judged) ? 'HOLDS' : 'DOES NOT HOLD'} in ${editions}`,
    ...problems,
    '',
  ].join('\n');
}

type Wording = (playing: Pick<Playing, 'edition' | 'problems'>) => readonly string[];

interface How {
  readonly told?: readonly string[];
  readonly wording?: Wording;
}

const problemsOfFile =
  (file: string): Wording =>
  ({ edition, problems }) =>
    problems.map((problem) => wordProblem(file, edition, problem));

/** A line has no places in a file, and what is refused in it, or left open by that, is in its trace. */
export const problemsOfLine: Wording = ({ problems }) => {
  const told = problems.flatMap(({ trouble }) =>
    trouble.kind === 'refusedInstead' ? [] : [trouble],
  );
  const isRefused = told.length < problems.length;
  const rest = told.filter(({ kind }) => !isRefused || kind !== 'decisionMissing');
  return [
    ...(isRefused ? ['  Something of it is illegal: its step says by which rule.'] : []),
    ...rest.map((trouble) => `  ${wordTrouble(trouble)}.`),
  ];
};

const answerLines = ({ id, answer, rules, otherwise }: ToldAnswer): readonly string[] => [
  '',
  `  Question ${id}: ${shown(answer)}${rules.length === 0 ? '' : `  (${numbers(rules)})`}`,
  ...otherwise.map((by) => `    ${by.mistake} answers ${shown(by.answer)}`),
];

/** That nothing is to be picked is an answer, too. */
const shown = (answer: string): string => (answer === '' ? '[]' : answer);
