import type { Act, SaidAct } from '../log/act.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { isRefused } from '../log/refused.ts';
import type { DeclarationVerdict, Violation } from '../log/verdict.ts';
import { ok, type Result } from '../vocabulary/result.ts';
import { advanceToPriority, advanceToStep, passRound, type Stuck } from './advance.ts';
import { attempt } from './attempt.ts';
import { divideFor, sharesOfNothing } from './divideFor.ts';
import { type Acted, act, decisionOf, gameOf, type Line } from './line.ts';
import { meant } from './meant.ts';
import type { Trouble } from './problem.ts';
import type { Obeys, ScriptStep } from './scenario.ts';
import { toDamageStepOf } from './toDivision.ts';
import { unusedParts } from './unusedParts.ts';

export interface EntryPlayed {
  readonly line: Line;
  readonly troubles: readonly Trouble[];
}

/** What somebody does: an act, or everybody passing, once or until a step. */
export type DoneEntry = Extract<ScriptStep, { readonly kind: 'act' | 'allPass' | 'passUntil' }>;

type ActOfScript = Extract<ScriptStep, { readonly kind: 'act' }>;

/** Plays what is done and says where the game did not go as the script expects. */
export function playDone(line: Line, entry: DoneEntry): EntryPlayed {
  if (entry.kind === 'allPass') return went(line, passRound(line));
  if (entry.kind === 'passUntil') return went(line, advanceToStep(line, entry.step));
  const { line: after, troubles } = played(line, entry);
  return { line: after, troubles: [...leavesPlan(line, after), ...troubles] };
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

function played(line: Line, { act: said, obeys }: ActOfScript): EntryPlayed {
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

export function differingCount(
  obeys: Obeys | undefined,
  events: readonly GameEvent[],
): readonly Trouble[] {
  const verdict = events.map(verdictIn).find((one) => one !== undefined);
  if (obeys === undefined) return [];
  const expected = `${obeys.obeyed} of ${obeys.maximum}`;
  const found = verdict === undefined ? '' : `${verdict.obeyed} of ${verdict.maximum}`;
  return expected === found ? [] : [{ kind: 'differs', what: 'obeys', expected, found }];
}

/** How many requirements a declaration obeys, and how many could be obeyed; nothing of any other event. */
export const verdictIn = (
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

export const went = (line: Line, result: Result<Line, Stuck>): EntryPlayed =>
  result.ok ? { line: result.value, troubles: [] } : { line, troubles: [troubleOf(result.error)] };

export const troubleOf = (stuck: Stuck): Trouble =>
  stuck.kind === 'nothingToBlock' ? { kind: stuck.kind } : stuck;
