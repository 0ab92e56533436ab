import {
  type AssignmentVerdict,
  type AttackDeclaration,
  type AttackVerdict,
  type BlockDeclaration,
  type BlockVerdict,
  type CombatDamageAssignment,
  type EditionId,
  type Frame,
  type GameEvent,
  givenName,
  kebab,
  numbersOf,
  type Outcome,
  type Refusal,
  type Replay,
  type RuleKey,
  type Violation,
} from '#engine';
import { nameOf, wordTrouble } from '../../site/library/wordProblem.ts';
import { answersIn } from './answers.ts';
import { holds, type Judged } from './playing.ts';

/**
 * What `judge --json` prints of one file. Words and names are those of scenario files, rules are numbers of the edition played.
 * `holds` and `problems` speak of all editions that were played, frames and outcomes of the first: those of the main line
 * stand at the top, those of each branch under its name.
 */
export function asJson(judged: Judged): object {
  const { file, scenario } = judged.loaded;
  const [first] = judged.playings;
  const { edition, replays } = first;
  const [main, ...branches] = replays;
  return {
    file,
    id: scenario.slug,
    edition,
    holds: holds(judged),
    problems: judged.playings.flatMap((playing) =>
      playing.problems.map(({ branch, at, trouble }) => ({
        edition: playing.edition,
        branch,
        line: at.line,
        column: at.column,
        problem: wordTrouble(trouble),
      })),
    ),
    questions: answersIn(first).map(({ id, branch, answer, rules, otherwise }) => ({
      id,
      branch,
      answer,
      rules: rules.map(({ number }) => number),
      otherwise,
    })),
    ...lineJson(main, edition),
    branches: Object.fromEntries(
      branches.map((branch) => [branch.branch, lineJson(branch, edition)]),
    ),
  };
}

const lineJson = ({ frames, outcome }: Replay, edition: EditionId): object => ({
  frames: frames.map((frame) => frameJson(frame, edition)),
  outcome: outcomeJson(outcome),
});

function frameJson({ step, events, rules, decides }: Frame, edition: EditionId): object {
  const verdict = events.map((event) => verdictJson(event, edition)).find((one) => one !== null);
  return {
    step: kebab(step),
    event: kebab(events[0]?.kind ?? ''),
    rules: inOrder(rules, edition),
    decides: inOrder(decides, edition),
    verdict: verdict ?? null,
  };
}

function verdictJson(event: GameEvent, edition: EditionId): object | null {
  if (!('outcome' in event)) return null;
  if (event.outcome === 'untimely') return refusalJson(event.verdict, edition);
  switch (event.kind) {
    case 'attack':
      return declarationJson(event.verdict, edition, attackJson);
    case 'block':
      return declarationJson(event.verdict, edition, blockJson);
    case 'divide':
      return assignmentJson(event.verdict, edition);
    default:
      return event.outcome === 'refused' ? refusalJson(event.verdict, edition) : null;
  }
}

const refusalJson = ({ violations }: Refusal, edition: EditionId): object => ({
  legal: false,
  violations: violations.map((one) => violationJson(one, edition)),
  obeyed: null,
  maximum: null,
  witness: null,
});

type DeclarationVerdict<D> = (AttackVerdict | BlockVerdict) & {
  readonly better: D | undefined;
  readonly nearest: D | undefined;
};

/** The witness is a declaration that obeys more, or else the nearest legal one. */
function declarationJson<D>(
  verdict: DeclarationVerdict<D>,
  edition: EditionId,
  write: (declaration: D) => object,
): object {
  const witness = verdict.better ?? verdict.nearest;
  return {
    legal: verdict.verdict === 'legal',
    violations: verdict.violations.map((one) => violationJson(one, edition)),
    obeyed: verdict.obeyed,
    maximum: verdict.maximum,
    witness: witness === undefined ? null : write(witness),
  };
}

const assignmentJson = (
  { verdict, violations, suggestion }: AssignmentVerdict,
  edition: EditionId,
): object => ({
  legal: verdict === 'legal',
  violations: violations.map((one) => violationJson(one, edition)),
  obeyed: null,
  maximum: null,
  witness: verdict === 'legal' ? null : divisionJson(suggestion),
});

const violationJson = (violation: Violation, edition: EditionId): object => ({
  code: nameOf(violation),
  rules: inOrder(violation.rules, edition),
  objects: violation.objects.map(givenName),
});

// Those that decide stay first; each number once.
const inOrder = (rules: readonly RuleKey[], edition: EditionId): readonly string[] => [
  ...new Set(rules.flatMap((key) => numbersOf(edition, [key]))),
];

const attackJson = ({ attacks }: AttackDeclaration): object =>
  Object.fromEntries(
    attacks.map(({ attacker, target }) => [
      givenName(attacker),
      target.kind === 'player' ? target.player : givenName(target.permanent),
    ]),
  );

function blockJson({ blocks }: BlockDeclaration): object {
  const byBlocker = Map.groupBy(blocks, ({ blocker }) => blocker);
  return Object.fromEntries(
    [...byBlocker].map(([blocker, all]) => [
      givenName(blocker),
      all.map(({ attacker }) => givenName(attacker)),
    ]),
  );
}

function divisionJson(division: readonly CombatDamageAssignment[]): object {
  const bySource = Map.groupBy(division, ({ source }) => source);
  return Object.fromEntries(
    [...bySource].map(([source, shares]) => [
      givenName(source),
      Object.fromEntries(
        shares.map(({ to, amount }) => [
          to.kind === 'player' ? to.player : givenName(to.object),
          amount,
        ]),
      ),
    ]),
  );
}

const outcomeJson = ({
  life,
  died,
  lost,
  won,
  drawn,
  damage,
  counters,
  triggered,
}: Outcome): object => ({
  life: Object.fromEntries(life.map((one) => [one.player, one.life])),
  poison: Object.fromEntries(life.map((one) => [one.player, one.poison])),
  died: [...new Set(died.map(givenName))],
  lost,
  won: won ?? null,
  drawn,
  damage: Object.fromEntries(
    damage
      .filter(({ marked }) => marked > 0)
      .map(({ object, marked }) => [givenName(object), marked]),
  ),
  // What a card was more than once counts together.
  triggered: [...Map.groupBy(triggered, ({ source }) => givenName(source))].map(
    ([source, all]) => ({
      source,
      count: all.reduce((sum, one) => sum + one.count, 0),
    }),
  ),
  counters: Object.fromEntries(counters.map((one) => [givenName(one.object), one.counters])),
  loyalty: Object.fromEntries(
    counters.flatMap((one) => {
      const { loyalty } = one.counters;
      return loyalty === undefined ? [] : [[givenName(one.object), loyalty]];
    }),
  ),
});
