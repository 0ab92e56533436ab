import type { Act, SaidAct } from '../log/act.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { isRefused } from '../log/refused.ts';
import type { DeclarationVerdict, Violation } from '../log/verdict.ts';
import { ok, type Result } from '../vocabulary/result.ts';
import {
  advanceToDecision,
  advanceToPriority,
  advanceToStep,
  assignmentFor,
  passRound,
  type Stuck,
} from './advance.ts';
import { attempt } from './attempt.ts';
import { checkExpectation } from './expectation.ts';
import { type Acted, act, decisionOf, type Line } from './line.ts';
import type { Trouble } from './problem.ts';
import type { Obeys, RefusedTry, ScriptStep } from './scenario.ts';
import { tryWhereItStands } from './tryWhereItStands.ts';

export interface EntryPlayed {
  readonly line: Line;
  readonly troubles: readonly Trouble[];
}

/** Plays one entry of a script and says where the game did not go as it expects. */
export function playEntry(line: Line, entry: ScriptStep): EntryPlayed {
  switch (entry.kind) {
    case 'act':
      return playAct(line, entry);
    case 'allPass':
      return went(line, passRound(line));
    case 'passUntil':
      return went(line, advanceToStep(line, entry.step));
    case 'expect':
      return checkExpectation(line, entry.expectation);
    case 'refused':
      return entry.tries.reduce<EntryPlayed>(
        (so, one) => {
          const next = tryRefused(so.line, one);
          return { line: next.line, troubles: [...so.troubles, ...next.troubles] };
        },
        { line, troubles: [] },
      );
  }
}

function playAct(
  line: Line,
  { act: said, obeys }: Extract<ScriptStep, { readonly kind: 'act' }>,
): EntryPlayed {
  switch (said.kind) {
    case 'divide':
      return divide(line, said);
    case 'pass':
    case 'addMana':
      return did(line, advanceToPriority(line, said.player), said);
    case 'choose':
      return did(line, ok(line), said);
    default: {
      const tried = attempt(line, said);
      if (!tried.ok) return { line, troubles: [troubleOf(tried.error)] };
      const { outcome, moments, line: after } = tried.value;
      if (outcome === 'refused')
        return {
          line: after,
          troubles: [{ kind: 'refusedInstead', violations: violationsIn(tried.value) }],
        };
      const events = moments.flatMap(({ entries }) => entries.map(({ event }) => event));
      return { line: after, troubles: differingCount(obeys, events) };
    }
  }
}

// One `divide` speaks for every player who assigns in this step.
function divide(line: Line, { assignments }: SaidAct<'divide'>): EntryPlayed {
  const reached = advanceToDecision(line, 'assignCombatDamage');
  if (!reached.ok) return { line, troubles: [troubleOf(reached.error)] };
  let now = reached.value;
  for (;;) {
    const decision = decisionOf(now);
    if (decision.kind !== 'assignCombatDamage') return { line: now, troubles: [] };
    const { player } = decision;
    const acted = act(now, {
      kind: 'divide',
      player,
      assignments: assignmentFor(now, player, assignments),
    });
    if (acted.outcome === 'refused')
      return {
        line: acted.line,
        troubles: [{ kind: 'refusedInstead', violations: violationsIn(acted) }],
      };
    now = acted.line;
  }
}

function tryRefused(line: Line, { act: tried, breaks, obeys }: RefusedTry): EntryPlayed {
  const tryIt = breaks.includes('noPriority') ? tryWhereItStands : attempt;
  const result = tryIt(line, tried);
  if (!result.ok) return { line, troubles: [troubleOf(result.error)] };
  const { outcome, moments, line: after } = result.value;
  if (outcome === 'done') return { line, troubles: [{ kind: 'allowedInstead' }] };
  const events = moments.flatMap(({ entries }) => entries.map(({ event }) => event));
  const found = namesOf(violationsIn(result.value)).join(', ');
  const expected = breaks.toSorted().join(', ');
  const differs: readonly Trouble[] =
    found === expected ? [] : [{ kind: 'differs', what: 'breaks', expected, found }];
  return { line: after, troubles: [...differs, ...differingCount(obeys, events)] };
}

// A requirement count is given apart, as `obeys`.
const namesOf = (violations: readonly Violation[]): readonly string[] =>
  [
    ...new Set(
      violations
        .filter(({ code }) => code !== 'fewerRequirementsThanPossible')
        .map(({ code, by }) =>
          by === undefined
            ? code
            : by.what.kind === 'keyword'
              ? by.what.keyword
              : by.what.restriction,
        ),
    ),
  ].toSorted();

function differingCount(
  obeys: Obeys | undefined,
  events: readonly GameEvent[],
): readonly Trouble[] {
  const verdict = events.map(verdictIn).find((one) => one !== undefined);
  if (obeys === undefined || verdict === undefined) return [];
  const expected = `${obeys.obeyed} of ${obeys.maximum}`;
  const found = `${verdict.obeyed} of ${verdict.maximum}`;
  return expected === found ? [] : [{ kind: 'differs', what: 'obeys', expected, found }];
}

const verdictIn = (
  event: GameEvent,
): Pick<DeclarationVerdict<never>, 'obeyed' | 'maximum'> | undefined =>
  (event.kind === 'attack' || event.kind === 'block') && event.outcome !== 'untimely'
    ? event.verdict
    : undefined;

/** Every reason that an act was refused for. */
export const violationsIn = ({ moments }: Acted): readonly Violation[] =>
  moments.flatMap(({ entries }) =>
    entries.flatMap(({ event }) => (isRefused(event) ? event.verdict.violations : [])),
  );

const did = (line: Line, reached: Result<Line, Stuck>, said: Act): EntryPlayed =>
  went(line, reached.ok ? ok(act(reached.value, said).line) : reached);

const went = (line: Line, result: Result<Line, Stuck>): EntryPlayed =>
  result.ok ? { line: result.value, troubles: [] } : { line, troubles: [troubleOf(result.error)] };

export const troubleOf = (stuck: Stuck): Trouble => stuck;
