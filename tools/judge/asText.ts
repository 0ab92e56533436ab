import type { CardLookup } from '#engine';
import { en } from '../../site/i18n/en/index.ts';
import type { Notation, Sign } from '../../site/i18n/notationWords.ts';
import { wordProblem } from '../../site/library/wordProblem.ts';
import { type Entry, entriesOf } from '../../site/view/entries.ts';
import type { ProofLine } from '../../site/view/proof.ts';
import type { RuleRef } from '../../site/view/rules.ts';
import { answersIn, type ToldAnswer } from './answers.ts';
import { namingFor } from './naming.ts';
import { holds, type Judged } from './playing.ts';

/** What `judge` prints of one file: the scoresheet of its main line and branches, the answers, then what does not hold. */
export function asText(judged: Judged, cards: CardLookup): string {
  const { file, scenario } = judged.loaded;
  const [first] = judged.playings;
  const { edition, replays } = first;
  const lines = replays.flatMap((replay) => [
    ...(replay.branch === 'main' ? [] : ['', `  Branch ${replay.branch}`]),
    ...sheet(entriesOf(replay, { m: en, n: namingFor(scenario, replay, cards), edition })),
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
    '',
    `  ${holds(judged) ? 'HOLDS' : 'DOES NOT HOLD'} in ${editions}`,
    ...problems,
    '',
  ].join('\n');
}

function sheet(entries: readonly Entry[]): readonly string[] {
  const margin = Math.max(0, ...entries.map((entry) => citation(entry).length));
  return entries.flatMap((entry) => [
    ...(entry.opens ? [`  ${en.terms.steps[entry.step]}`] : []),
    ...entryLines(entry, margin),
  ]);
}

const answerLines = ({ id, answer, rules, otherwise }: ToldAnswer): readonly string[] => [
  '',
  `  Question ${id}: ${shown(answer)}${rules.length === 0 ? '' : `  (${numbers(rules)})`}`,
  ...otherwise.map((by) => `    ${by.mistake} answers ${shown(by.answer)}`),
];

/** That nothing is to be picked is an answer, too. */
const shown = (answer: string): string => (answer === '' ? '[]' : answer);

// Past this width the rules stand in a line of their own.
const WIDEST_MARGIN = 30;

function entryLines(entry: Entry, margin: number): readonly string[] {
  const width = Math.min(margin, WIDEST_MARGIN);
  const rules = citation(entry);
  const indent = ' '.repeat(width + 10);
  const head = `  ${String(entry.k).padStart(4)}  ${rules.padEnd(width)}  `;
  const first = rules.length > width ? [head.trimEnd(), indent] : [head];
  const verdict =
    entry.ruling === undefined || entry.ruling.verdict === 'legal'
      ? ''
      : ` ${en.chrome.sheet.verdicts[entry.ruling.verdict].toUpperCase()}`;
  const notation = written(entry.notation);
  return [
    ...first.slice(0, -1),
    `${first.at(-1)}${entry.sentence}${verdict}${notation === '' ? '' : `  [${notation}]`}`,
    ...entry.details.map((detail) => `${indent}${detail}`),
    ...(entry.ruling?.lines ?? []).flatMap((line) => proofLines(line, indent)),
    ...alsoApplied(entry).map((line) => `${indent}${line}`),
  ];
}

/** The rules that decide it, which stand in the margin. */
const citation = ({ rules }: Entry): string => numbers(rules);

const alsoApplied = (entry: Entry): readonly string[] =>
  entry.alsoApplied.length === 0
    ? []
    : [`${en.chrome.sheet.alsoApplied}: ${numbers(entry.alsoApplied)}`];

const numbers = (rules: readonly RuleRef[]): string => rules.map(({ number }) => number).join(', ');

function proofLines(
  { holds: ok, title, text, rules, notes }: ProofLine,
  indent: string,
): readonly string[] {
  const cited = rules.length === 0 ? '' : ` (${numbers(rules)})`;
  return [
    `${indent}${ok ? '+' : 'x'} ${[title, text].filter((part) => part !== '').join(': ')}${cited}`,
    ...notes.map(
      (note) =>
        `${indent}    ${[note.text, written(note.notation ?? [])].filter(Boolean).join(' ')}`,
    ),
  ];
}

const SIGNS: { readonly [S in Sign]: string } = { attacks: '→', blocks: '⊣', dies: '†' };

const written = (notation: Notation): string =>
  notation
    .map((move) =>
      move.map((piece) => (typeof piece === 'string' ? piece : SIGNS[piece.sign])).join(' '),
    )
    .join('; ');
