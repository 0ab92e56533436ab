import { en } from '../../site/i18n/en/index.ts';
import type { Notation, Sign } from '../../site/i18n/notationWords.ts';
import type { Entry } from '../../site/view/entries.ts';
import type { ProofLine } from '../../site/view/proof.ts';
import type { RuleRef } from '../../site/view/rules.ts';

/** Entries of a scoresheet under their steps: the rules in the margin, the proof below. */
export function sheet(entries: readonly Entry[]): readonly string[] {
  const margin = Math.max(0, ...entries.map((entry) => citation(entry).length));
  return entries.flatMap((entry) => [
    ...(entry.opens ? [`  ${en.terms.steps[entry.step]}`] : []),
    ...entryLines(entry, margin),
  ]);
}

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

/** Numbers of rules in a row. */
export const numbers = (rules: readonly RuleRef[]): string =>
  rules.map(({ number }) => number).join(', ');

/** A line of a proof, and the reasons below it. */
export function proofLines(
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
