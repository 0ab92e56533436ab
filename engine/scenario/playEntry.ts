import type { Act, SaidAct } from '../log/act.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { isRefused } from '../log/refused.ts';
import type { DeclarationVerdict, Violation } from '../log/verdict.ts';
import { ok, type Result } from '../vocabulary/result.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { advanceToPriority, advanceToStep, passRound, type Stuck } from './advance.ts';
import { attempt } from './attempt.ts';
import { divideFor, sharesOfNothing } from './divideFor.ts';
import { checkExpectation } from './expectation.ts';
import { type Acted, act, decisionOf, gameOf, type Line } from './line.ts';
import { meant } from './meant.ts';
import type { Trouble } from './problem.ts';
import type { Obeys, RefusedTry, ScriptStep } from './scenario.ts';
import { toDamageStepOf } from './toDivision.ts';
import { tryWhereItStands } from './tryWhereItStands.ts';
import { unusedParts } from './unusedParts.ts';

export interface EntryPlayed {
  readonly line: Line;
  readonly troubles: readonly Trouble[];
}

/** Plays one entry of a script and says where the game did not go as it expects. */
export function playEntry(line: Line, entry: ScriptStep): EntryPlayed {
  const played = playStep(line, entry);
  const past = entry.kind === 'act' ? leavesPlan(line, played.line) : [];
  return { ...played, troubles: [...past, ...played.troubles] };
}

/** An act belongs to the turn in which the entry before it has left the game: only a pass leads into another. */
function leavesPlan(before: Line, after: Line): readonly Trouble[] {
  const [from, to] = [before, after].map((line) => gameOf(line).turn);
  return from === undefined || to === undefined || from.number === to.number
    ? []
    : [
        {
          kind: 'ranPast',
          from: { turn: from.number, step: from.step },
          to: { turn: to.number, step: to.step },
        },
      ];
}

function playStep(line: Line, entry: ScriptStep): EntryPlayed {
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
      if (!tried.ok) return untried(line, said, tried.error);
      const { outcome, moments, line: after } = tried.value;
      if (outcome === 'refused')
        return {
          line: after,
          troubles: [{ kind: 'refusedInstead', violations: violationsIn(tried.value) }],
        };
      const events = moments.flatMap(({ entries }) => entries.map(({ event }) => event));
      const unused = unusedParts(line, said, tried.value);
      return {
        line: after,
        troubles: [
          ...differingCount(obeys, events),
          ...unused.map((what): Trouble => ({ kind: 'notUsed', what })),
        ],
      };
    }
  }
}

// Where nothing attacks any more, that nobody blocks is what happened.
const untried = (line: Line, said: SaidAct, stuck: Stuck): EntryPlayed =>
  said.kind === 'block' && said.declaration.blocks.length === 0 && stuck.kind === 'nothingToBlock'
    ? { line: stuck.line, troubles: [] }
    : { line, troubles: [troubleOf(stuck)] };

// One `divide` speaks for every player who assigns in this step.
function divide(line: Line, said: SaidAct<'divide'>): EntryPlayed {
  const sources = [...new Set(said.assignments.map(({ source }) => source))];
  const reached = toDamageStepOf(line, sources);
  if (!reached.ok) return { line, troubles: [troubleOf(reached.error)] };
  const { assignments } = meant(gameOf(reached.value), said);
  let now = reached.value;
  const troubles = sharesOfNothing(gameOf(now), assignments).map(
    (what): Trouble => ({ kind: 'notUsed', what }),
  );
  for (;;) {
    const decision = decisionOf(now);
    if (decision.kind !== 'assignCombatDamage') return { line: now, troubles };
    const acted = act(now, divideFor(now, decision.player, assignments));
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
  const found = namesOf(violationsIn(result.value)).map(kebab).join(', ');
  const expected = breaks.toSorted().map(kebab).join(', ');
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
  if (obeys === undefined) return [];
  const expected = `${obeys.obeyed} of ${obeys.maximum}`;
  const found = verdict === undefined ? '' : `${verdict.obeyed} of ${verdict.maximum}`;
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

function did(line: Line, reached: Result<Line, Stuck>, said: Act): EntryPlayed {
  if (!reached.ok) return went(line, reached);
  const acted = act(reached.value, said);
  const violations = violationsIn(acted);
  const troubles: readonly Trouble[] =
    acted.outcome === 'refused' ? [{ kind: 'refusedInstead', violations }] : [];
  return { line: acted.line, troubles };
}

const went = (line: Line, result: Result<Line, Stuck>): EntryPlayed =>
  result.ok ? { line: result.value, troubles: [] } : { line, troubles: [troubleOf(result.error)] };

export const troubleOf = (stuck: Stuck): Trouble =>
  stuck.kind === 'nothingToBlock' ? { kind: stuck.kind } : stuck;
