import type { Replay } from '#engine';
import { en } from '../../site/i18n/en/index.ts';
import type { Naming } from '../../site/i18n/naming.ts';
import { wordProblem } from '../../site/library/wordProblem.ts';
import { entriesOf } from '../../site/view/entries.ts';
import { answersIn, type ToldAnswer } from './answers.ts';
import { holds, type Judged } from './playing.ts';
import { numbers, sheet } from './sheet.ts';

/**
 * What `judge` prints of one file: the scoresheet of its main line and branches, the answers, then what does not hold.
 * `told`: what else is told of it before that.
 */
export function asText(
  judged: Judged,
  namingOf: (replay: Replay) => Naming,
  told: readonly string[] = [],
): string {
  const { file, scenario } = judged.loaded;
  const [first] = judged.playings;
  const { edition, replays } = first;
  const lines = replays.flatMap((replay) => [
    ...(replay.branch === 'main' ? [] : ['', `  Branch ${replay.branch}`]),
    ...sheet(entriesOf(replay, { m: en, n: namingOf(replay), edition })),
  ]);
  const problems = judged.playings.flatMap((playing) =>
    playing.problems.map((problem) => wordProblem(file, playing.edition, problem)),
  );
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

const answerLines = ({ id, answer, rules, otherwise }: ToldAnswer): readonly string[] => [
  '',
  `  Question ${id}: ${shown(answer)}${rules.length === 0 ? '' : `  (${numbers(rules)})`}`,
  ...otherwise.map((by) => `    ${by.mistake} answers ${shown(by.answer)}`),
];

/** That nothing is to be picked is an answer, too. */
const shown = (answer: string): string => (answer === '' ? '[]' : answer);
