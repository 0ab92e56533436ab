import { compareRuleNumbers, parseRuleNumber } from '../../../engine/citation/ruleNumber.ts';
import type { RulesCompared } from '../compared.ts';
import { WHY_IN_DOUBT } from '../likeness/doubts.ts';
import type { Fate } from '../likeness/fate.ts';
import type { KeyFate } from '../likeness/keyFates.ts';
import { UNDECIDED } from './undecided.ts';

/** The file of an edition, as a draft: what is certain as data, what is not with the likeliest number and a mark. */
export function overlayText({ keys, fresh, later, older }: RulesCompared, name: string): string {
  const printed = new Set(later.rules.map(({ number }) => number));
  const changed = keys
    .map((one) => ({ from: one.fate.from, lines: linesOf(one, printed) }))
    .filter(({ lines }) => lines.length > 0)
    .toSorted((a, b) => inOrder(a.from, b.from));
  const sections = [...Map.groupBy(changed, ({ from }) => from.slice(0, 3))];
  const moved = sections.map(([section, all]) =>
    [`    // ${section}`, ...all.flatMap(({ lines }) => lines.map((line) => `    ${line}`))].join(
      '\n',
    ),
  );
  return [
    "import type { Overlay } from '../overlay.ts';",
    '',
    `/** The rules of ${inWords(later.effective)}. */`,
    `export const ${name} = {`,
    `  effective: '${later.effective}',`,
    '  behaviour: {},',
    ...(fresh.length === 0
      ? ['  added: {},']
      : [
          '  added: {',
          ...wrapped(`Rules that ${older.effective} had not: ${freshOfCombat(fresh)}.`),
          '  },',
        ]),
    ...(moved.length === 0 ? ['  moved: {},'] : ['  moved: {', moved.join('\n\n'), '  },']),
    '} as const satisfies Overlay;',
    '',
  ].join('\n');
}

/** The number that a draft gives to a rule: the likeliest where it is in doubt, null where it is gone. */
function draftedNumber(fate: Fate, printed: ReadonlySet<string>): string | null {
  switch (fate.kind) {
    case 'same':
    case 'moved':
    case 'reworded':
      return fate.to;
    case 'gone':
      return null;
    case 'doubtful':
      return fate.to ?? (printed.has(fate.from) ? fate.from : null);
  }
}

function linesOf({ key, fate }: KeyFate, printed: ReadonlySet<string>): readonly string[] {
  const number = draftedNumber(fate, printed);
  const line = `'${key}': ${number === null ? 'null' : `'${number}'`},`;
  const entry = number === fate.from ? [] : [line];
  if (fate.kind !== 'doubtful') return entry;
  const near = fate.near.map((one) => `${one.number} ${Math.round(one.likeness.both * 100)} %`);
  const told = `${key}, ${fate.from} before: ${WHY_IN_DOUBT[fate.why]}; likest: ${near.join(', ') || 'none'}`;
  return [`${UNDECIDED} ${told}`, ...entry];
}

/** Numbers of the turn, of combat and of keywords; what else is new concerns no board yet. */
const freshOfCombat = (fresh: RulesCompared['fresh']): string =>
  fresh
    .map(({ number }) => number)
    .filter((number) => /^(?:5|70[1-4])/.test(number))
    .join(', ') || 'none of the turn, of combat or of keywords';

function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '    //';
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > 98) {
      lines.push(line);
      line = '    //';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

function inOrder(a: string, b: string): number {
  const [x, y] = [parseRuleNumber(a), parseRuleNumber(b)];
  return x === undefined || y === undefined ? 0 : compareRuleNumbers(x, y);
}

/** `2026-09-25` as 25 September 2026. */
export const inWords = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
