/**
 * The numbers that an edition of the rules prints, and nothing else of it, in a short form:
 * `509: 1a-i 2a 3a-g` stands for 509.1, 509.1a to 509.1i, 509.2, 509.2a, and so on. Letters go in
 * the rules' own alphabet, which has no l and no o. A line that begins with # is a remark.
 */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

/** The numbers that a short form stands for. */
export function readShortForm(text: string): ReadonlySet<string> {
  const lines = text.split('\n').filter((line) => /^\d/.test(line));
  return new Set(
    lines.flatMap((line) => {
      const [section = '', rules = ''] = line.split(': ');
      return rules.split(' ').flatMap((rule) => {
        const [, number = '', letters = ''] = /^(\d+)(.*)$/.exec(rule) ?? [];
        const parts = letters === '' ? [] : letters.split(',').flatMap(lettersOf);
        return ['', ...parts].map((letter) => `${section}.${number}${letter}`);
      });
    }),
  );
}

/** `a-c` stands for a, b and c. */
function lettersOf(range: string): readonly string[] {
  const [first = '', last = first] = range.split('-');
  if (first === last) return [first];
  return [...LETTERS.slice(LETTERS.indexOf(first), LETTERS.indexOf(last) + 1)];
}

/** The short form of some numbers, in order. */
export function shortForm(numbers: Iterable<string>): string {
  const rules = Map.groupBy(numbers, (number) => number.replace(/[a-z]+$/, ''));
  const sections = Map.groupBy(rules.keys(), (rule) => rule.split('.')[0] ?? '');
  const lines = [...sections].toSorted(byNumber).map(([section, all]) => {
    const written = all
      .map((rule): [string, string] => [rule.split('.')[1] ?? '', rule])
      .toSorted(byNumber)
      .map(([number, rule]) => number + ranges(rules.get(rule) ?? []));
    return `${section}: ${written.join(' ')}`;
  });
  return `${lines.join('\n')}\n`;
}

const byNumber = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  Number(a) - Number(b);

function ranges(numbers: readonly string[]): string {
  const letters = numbers.map((number) => number.replace(/^[\d.]+/, '')).filter(Boolean);
  const sorted = letters.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const runs: string[][] = [];
  for (const letter of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.at(-1) ?? '', letter)) run.push(letter);
    else runs.push([letter]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : run[0])).join(',');
}

const follows = (before: string, letter: string): boolean =>
  LETTERS.includes(before) && LETTERS.indexOf(letter) === LETTERS.indexOf(before) + 1;

/** The numbers with which lines of a rules text begin. */
export const numbersPrintedIn = (rules: string): ReadonlySet<string> =>
  new Set([...rules.matchAll(/^(\d{3}\.\d+[a-z]*)\.? /gm)].map(([, number = '']) => number));

/** The numbers of a text, where a later one that holds some of its rules anew has replaced them. */
export function replaceRules(
  numbers: ReadonlySet<string>,
  later: ReadonlySet<string>,
): ReadonlySet<string> {
  const ruleOf = (number: string): string => number.replace(/[a-z]+$/, '');
  const anew = new Set([...later].map(ruleOf));
  return new Set([...[...numbers].filter((number) => !anew.has(ruleOf(number))), ...later]);
}
