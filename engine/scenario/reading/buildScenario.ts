import type { EditionId } from '../../citation/editions.ts';
import type { BoardLine } from '../boardLine.ts';
import type { CardLookup } from '../card.ts';
import type { Branch, ScenarioAsking, ScriptEntry } from '../scenario.ts';
import { type BranchForm, COMBAT_OPENS, type ScenarioForm } from '../schema/scenario.ts';
import type { ScriptEntryForm } from '../schema/script.ts';
import { namesOfPlayers } from './boardFacts.ts';
import { buildQuestions } from './buildQuestions.ts';
import { among, buildOutcome, buildScript, type ScriptContext } from './buildScript.ts';
import { type BoardForm, buildSetup, changedBoard, changedSetup } from './buildSetup.ts';
import type { Path, YamlSource } from './source.ts';

/** The scenario that a checked form describes; `shownIn` where it names no editions. */
export function buildScenario<A>(
  written: ScenarioForm<A>,
  slug: string,
  shownIn: readonly EditionId[],
  cards: CardLookup,
  source: YamlSource,
  line?: BoardLine,
): ScenarioAsking<A> {
  const form = {
    ...written,
    board: written.board ?? {},
    players: Object.fromEntries(
      namesOfPlayers(written.players, written.board).map((name) => [
        name,
        written.players[name] ?? {},
      ]),
    ),
    editions: openingFirst(written.editions ?? shownIn, written['opens-in']),
  };
  const setup = line?.setup ?? buildSetup(form, cards);
  const context = (part: Path): ScriptContext => ({
    setup,
    editions: form.editions,
    placeOf: (below) => source.placeOf([...part, ...below]),
  });
  const declared = (line?.steps ?? []).map(
    (step): ScriptEntry => ({ ...step, editions: form.editions, at: source.placeOf(['line']) }),
  );
  const script = [declared, ...buildScript(form.script, context(['script']))];
  const branches = Object.entries(form.branches ?? {}).map(([name, branch]) =>
    buildBranch(form, script, name, branch, cards, source, line),
  );
  return {
    slug,
    covers: form.covers ?? [],
    topics: form.topics ?? [],
    knowledge: form.knowledge ?? 1,
    editions: form.editions,
    checked: form.checked ?? '',
    setup,
    start: form.start ?? line?.start ?? COMBAT_OPENS,
    script: script.flat(),
    outcome: buildOutcome(form.outcome, context(['outcome'])),
    branches,
    questions: buildQuestions(form.questions, context(['questions']), branches, (name, n) => {
      const branch = name === undefined ? undefined : form.branches?.[name];
      const forms =
        branch === undefined
          ? form.script
          : [...form.script.slice(0, branch.from ?? 0), ...branch.script];
      return declared.length + entriesPlayed(forms.slice(0, n));
    }),
    ...(form.choices === undefined ? {} : { choicesTaken: source.placeOf(['choices']) }),
    stops: form.stops ?? 'events',
  };
}

/** The edition that is shown unless the reader chooses, then the others, newest first. */
function openingFirst(
  editions: readonly EditionId[],
  opens: EditionId | undefined,
): readonly EditionId[] {
  const others = editions.filter((edition) => edition !== opens);
  return opens === undefined ? others : [opens, ...others];
}

/** One entry of the file may have become several: an order for each creature. */
const entriesPlayed = (forms: readonly ScriptEntryForm[]): number =>
  forms.reduce((sum, form) => sum + ('order' in form ? Object.keys(form.order).length : 1), 0);

function buildBranch(
  form: ScenarioForm<unknown> & BoardForm & { readonly editions: readonly EditionId[] },
  mainScript: readonly (readonly ScriptEntry[])[],
  name: string,
  branch: BranchForm,
  cards: CardLookup,
  source: YamlSource,
  line: BoardLine | undefined,
): Branch {
  const above = ['branches', name];
  const editions = among(form.editions, branch.editions);
  const setup =
    line === undefined
      ? buildSetup(changedBoard(form, branch.with), cards)
      : changedSetup(line.setup, branch.with, cards);
  const context = (part: Path): ScriptContext => ({
    setup,
    editions,
    placeOf: (below) => source.placeOf([...part, ...below]),
  });
  return {
    name,
    // One entry of the file may have become several, and before them all is what the line declares.
    keeps: mainScript.slice(0, (branch.from ?? 0) + 1).flat().length,
    setup,
    editions,
    script: buildScript(branch.script, context([...above, 'script'])).flat(),
    outcome: buildOutcome(branch.outcome, context([...above, 'outcome'])),
  };
}
