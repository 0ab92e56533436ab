import { EDITION_IDS, NEWEST_EDITION } from '../citation/editions.ts';
import { isMapping } from '../language/loosely.ts';
import { readScenarioSource } from '../sandbox/readScenario.ts';
import type { CardLookup } from '../scenario/card.ts';
import type { Issue } from '../scenario/issue.ts';
import { formProblems } from '../scenario/reading/formProblems.ts';
import { inFileOrder, issueOf } from '../scenario/reading/problem.ts';
import { type Path, readSource, type YamlSource } from '../scenario/reading/source.ts';
import { scriptsOf } from '../scenario/scriptToPlay.ts';
import { err, known, ok, type Result } from '../vocabulary/result.ts';
import type { About, Case, EditionRuling } from './case.ts';
import { type CaseForm, casesForm } from './caseForm.ts';

/** Reads a file of cases from its text; whatever is wrong with it comes as issues, each with its place. */
export function readCases(
  text: string,
  file: string,
  cards: CardLookup,
): Result<readonly Case[], readonly Issue[]> {
  const source = readSource(text, file);
  if (source.data === undefined || source.issues.length > 0) return err(inFileOrder(source.issues));
  const form = casesForm.safeParse(source.data);
  if (!form.success)
    return err(
      inFileOrder(
        formProblems(source.data, form.error.issues).map((problem) => issueOf(source, problem)),
      ),
    );
  const issues: Issue[] = [];
  const cases = form.data.map((one, index) =>
    caseOf(one, partOf(source, index), cards, (found) => issues.push(...found)),
  );
  return issues.length > 0 ? err(inFileOrder(unique(issues))) : ok(cases);
}

type Note = (issues: readonly Issue[]) => void;
type RulingKey = 'so' | 'believed' | 'without';

function caseOf(form: CaseForm, source: YamlSource, cards: CardLookup, note: Note): Case {
  const rulings = (key: RulingKey): readonly EditionRuling[] =>
    (form[key] ?? []).flatMap(({ says, editions }, index) => {
      const read = readScenarioSource(scenarioOf(source, key, index), cards, RULED_IN_ALL);
      if (!read.ok) {
        note(read.error);
        return [];
      }
      const script = known(scriptsOf(read.value)[0], 'main script');
      return [{ says, editions: editions ?? [NEWEST_EDITION], script }];
    });
  return {
    name: form.case,
    file: source.file,
    at: source.placeOf([]),
    about: aboutOf(form, rulings),
    so: rulings('so'),
    alike: form.alike ?? [],
  };
}

/** An entry may be for any edition, whichever the rulings are for. */
const RULED_IN_ALL = { kind: 'ruling', editions: EDITION_IDS } as const;

function aboutOf(
  { mistake, keyword, change, card }: CaseForm,
  rulings: (key: RulingKey) => readonly EditionRuling[],
): About {
  if (mistake !== undefined) return { kind: 'mistake', mistake, believed: rulings('believed') };
  if (keyword !== undefined) return { kind: 'keyword', keyword, without: rulings('without') };
  if (change !== undefined) return { kind: 'change', change };
  return card === undefined ? { kind: 'rules' } : { kind: 'card', card };
}

/** One item of a list as a source of its own. */
const partOf = (source: YamlSource, index: number): YamlSource => ({
  ...source,
  data: Array.isArray(source.data) ? source.data[index] : undefined,
  placeOf: (path, within) => source.placeOf([index, ...path], within),
  placeOfKey: (path) => source.placeOfKey([index, ...path]),
});

/** A ruling as a scenario whose script ends with what is looked at; what is wrong with it is told where the case says it. */
function scenarioOf(source: YamlSource, key: RulingKey, index: number): YamlSource {
  const { players, board, line, start, ...written } = mappingIn(source.data);
  const isList = Array.isArray(written[key]);
  const {
    says: _,
    editions: __,
    script,
    ...looked
  } = mappingIn(isList ? listIn(written[key])[index] : written[key]);
  const [shared, own] = [listIn(written.script), listIn(script)];
  const placed = placing(isList ? [key, index] : [key], shared.length, own.length);
  const entries = [
    ...shared,
    ...own,
    ...(Object.keys(looked).length > 0 ? [{ expect: looked }] : []),
  ];
  return {
    ...source,
    data: Object.fromEntries(
      Object.entries({ players, board, line, start, script: entries }).filter(
        ([, part]) => part !== undefined,
      ),
    ),
    placeOf: (path, within) => source.placeOf(placed(path), within),
    placeOfKey: (path) => source.placeOfKey(placed(path)),
  };
}

/** From where something stands in the scenario to where it stands in the case. */
const placing =
  (ruling: Path, shared: number, own: number) =>
  (path: Path): Path => {
    const [part, entry, ...below] = path;
    if (part !== 'script' || typeof entry !== 'number' || entry < shared) return path;
    return entry < shared + own
      ? [...ruling, 'script', entry - shared, ...below]
      : [...ruling, ...below.slice(1)];
  };

const mappingIn = (value: unknown): Readonly<Record<string, unknown>> =>
  isMapping(value) ? value : {};

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

// What is wrong with the board is wrong with it in each ruling.
const unique = (issues: readonly Issue[]): readonly Issue[] => [
  ...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values(),
];
