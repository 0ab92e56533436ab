import type { RuleKey } from '../../../engine/citation/ruleIndex.ts';
import { FAR, type RulesCompared } from '../compared.ts';
import { WHY_IN_DOUBT } from '../likeness/doubts.ts';
import type { Fate } from '../likeness/fate.ts';
import type { PrintedRule, RulesText } from '../reading/rulesText.ts';
import { wordsChanged } from './wordsChanged.ts';

type Kind = Fate['kind'];

/** What came of each kind, and how it is told. */
const HEADS: Readonly<Record<Kind, string>> = {
  same: 'same number, same words',
  moved: 'moved, same words',
  reworded: 'reworded',
  gone: 'gone',
  doubtful: 'doubtful: for you to decide',
};

const ORDER: readonly Kind[] = ['same', 'moved', 'reworded', 'gone', 'doubtful'];

/** The cited rules of one number, which became the same. */
interface Together {
  readonly keys: readonly RuleKey[];
  readonly fate: Fate;
}

/** All that was found, for a terminal: counts first, then each rule that is not what it was, the doubtful last. */
export function findingsText(compared: RulesCompared): string {
  const { older, later, keys, fresh, found } = compared;
  const by = Map.groupBy(keys, ({ fate }) => fate.kind);
  const slips = [...slipsIn(older), ...slipsIn(later)];
  return [
    `From the rules of ${older.effective} to those of ${later.effective}: ${keys.length} cited rules`,
    ...ORDER.map((kind) => `  ${String(by.get(kind)?.length ?? 0).padStart(4)}  ${HEADS[kind]}`),
    `  ${String(fresh.length).padStart(4)}  new rules, cited by nothing yet`,
    ...(found < FAR
      ? [
          '',
          `The two texts are far apart: ${Math.round(found * 100)} % of the old rules were found again. Hold each number against the text.`,
        ]
      : []),
    ...(slips.length === 0
      ? []
      : ['', 'Printed by mistake, and taken for what its place says:', ...slips]),
    ...ORDER.slice(1).flatMap((kind) => chapter(kind, by.get(kind) ?? [], compared)),
    ...(fresh.length === 0
      ? []
      : ['', 'new:', ...fresh.map(({ number, words }) => `  ${number}  ${short(words)}`)]),
    '',
  ].join('\n');
}

const slipsIn = (text: RulesText): readonly string[] =>
  text.rules.flatMap(({ slip, number }) =>
    slip === undefined ? [] : [`  ${text.effective}: ${slip} is ${number}`],
  );

function chapter(
  kind: Kind,
  all: readonly { readonly key: RuleKey; readonly fate: Fate }[],
  compared: RulesCompared,
): readonly string[] {
  if (all.length === 0) return [];
  const together = Map.groupBy(all, ({ fate }) => `${fate.from} ${'to' in fate ? fate.to : ''}`);
  const rows = [...together.values()].flatMap(([first, ...more]): readonly Together[] =>
    first === undefined
      ? []
      : [{ fate: first.fate, keys: [first.key, ...more.map(({ key }) => key)] }],
  );
  return ['', `${HEADS[kind]}:`, ...rows.flatMap((row) => rowText(row, compared))];
}

function rowText({ keys, fate }: Together, compared: RulesCompared): readonly string[] {
  const named = keys.join(', ');
  switch (fate.kind) {
    case 'same':
      return [];
    case 'moved':
      return [`  ${fate.from} -> ${fate.to}  ${named}`];
    case 'reworded':
      return [
        `  ${fate.from}${fate.from === fate.to ? '' : ` -> ${fate.to}`}  ${named}`,
        ...changeText(fate.from, fate.to, compared),
      ];
    case 'gone':
      return [`  ${fate.from}  ${named}`];
    case 'doubtful':
      return [`  ${fate.from}  ${named}: ${WHY_IN_DOUBT[fate.why]}`, ...neighbours(fate, compared)];
  }
}

function changeText(from: string, to: string, { older, later }: RulesCompared): readonly string[] {
  const { gone, come } = wordsChanged(wordsAt(older, from), wordsAt(later, to));
  return [
    ...(gone.length === 0 ? [] : [`      - ${short(gone.join(' … '))}`]),
    ...(come.length === 0 ? [] : [`      + ${short(come.join(' … '))}`]),
  ];
}

/** What stood there, what is likest now, and where the rules above and below it went. */
function neighbours(
  fate: Extract<Fate, { readonly kind: 'doubtful' }>,
  { older, later, keys }: RulesCompared,
): readonly string[] {
  const at = older.rules.findIndex(({ number }) => number === fate.from);
  const beside = [older.rules[at - 1], older.rules[at + 1]].flatMap((rule) => {
    const known = rule && keys.find((one) => one.fate.from === rule.number)?.fate;
    if (rule === undefined || at < 0) return [];
    return [`${rule.number}${known === undefined ? '' : whereabouts(known)}`];
  });
  return [
    ...(at < 0 ? [] : [`      before       ${short(wordsAt(older, fate.from))}`]),
    ...fate.near.map(
      ({ number, likeness }) =>
        `      ${number.padEnd(8)}${String(Math.round(likeness.both * 100)).padStart(3)} %  ${short(wordsAt(later, number))}`,
    ),
    ...(beside.length === 0 ? [] : [`      beside it: ${beside.join(', ')}`]),
  ];
}

const whereabouts = (fate: Fate): string =>
  fate.kind === 'doubtful' || fate.kind === 'gone' ? ` is ${fate.kind}` : ` is ${fate.to}`;

const wordsAt = ({ rules }: { readonly rules: readonly PrintedRule[] }, number: string): string =>
  rules.find((rule) => rule.number === number)?.words ?? '';

/** As much of a text as a line has room for. */
const short = (text: string): string => (text.length > 150 ? `${text.slice(0, 149)}…` : text);
