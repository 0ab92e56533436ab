import type { GameEvent } from '../log/gameEvent.ts';
import type { DeclarationVerdict, Violation } from '../log/verdict.ts';
import { manaFor, readMana } from '../state/mana.ts';
import type { PlayerAction } from '../turn/action.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import {
  advanceToDecision,
  advanceToPriority,
  advanceToStep,
  assignmentFor,
  passRound,
  type Stuck,
} from './advance.ts';
import { checkExpectation } from './expectation.ts';
import { type Acted, act, decisionOf, gameOf, type Line } from './line.ts';
import type { Trouble } from './problem.ts';
import type { Obeys, RefusedTry, ScriptAct } from './scenario.ts';

export interface EntryPlayed {
  readonly line: Line;
  readonly troubles: readonly Trouble[];
}

/** Plays one entry of a script and says where the game did not go as it expects. */
export function playEntry(line: Line, entry: ScriptAct): EntryPlayed {
  switch (entry.kind) {
    case 'pass':
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
    case 'divide':
      return divide(line, entry);
    default: {
      const tried = attempt(line, entry);
      if (!tried.ok) return { line, troubles: [troubleOf(tried.error)] };
      const { outcome, moments, line: after } = tried.value;
      if (outcome === 'refused')
        return {
          line: after,
          troubles: [{ kind: 'refusedInstead', violations: violationsIn(tried.value) }],
        };
      const obeys = 'obeys' in entry ? entry.obeys : undefined;
      const events = moments.flatMap(({ entries }) => entries.map(({ event }) => event));
      return { line: after, troubles: differingCount(obeys, events) };
    }
  }
}

type Attempt = Extract<
  ScriptAct,
  { readonly kind: 'attack' | 'block' | 'order' | 'divide' | 'cast' | 'activate' }
>;

// Goes to the decision that the act belongs to and acts.
function attempt(line: Line, entry: Attempt): Result<Acted, Stuck> {
  switch (entry.kind) {
    case 'attack':
      return at(advanceToDecision(line, 'declareAttackers'), (player) => ({
        kind: 'declareAttackers',
        player,
        declaration: entry.declaration,
      }));
    case 'block':
      return at(advanceToDecision(line, 'declareBlockers'), (player) => ({
        kind: 'declareBlockers',
        player,
        declaration: entry.declaration,
      }));
    case 'order':
      return at(advanceToDecision(line, 'announceDamageOrder'), (player) => ({
        kind: 'announceDamageOrder',
        player,
        of: entry.of,
        over: entry.over,
      }));
    case 'divide':
      return at(toAssigner(line, entry), (player, now) => ({
        kind: 'assignCombatDamage',
        player,
        assignments: assignmentFor(now, player, entry.assignments),
      }));
    case 'cast':
      return at(withMana(advanceToPriority(line, entry.player), entry), () => ({
        ...entry,
        kind: 'castSpell',
      }));
    case 'activate':
      return at(withMana(advanceToPriority(line, entry.player), entry), () => ({
        ...entry,
        kind: 'activateAbility',
      }));
  }
}

function at(
  reached: Result<Line, Stuck>,
  action: (player: PlayerId, line: Line) => PlayerAction,
): Result<Acted, Stuck> {
  if (!reached.ok) return reached;
  const decision = decisionOf(reached.value);
  if (decision.kind === 'gameOver') return err({ kind: 'neverComes' });
  return ok(act(reached.value, action(decision.player, reached.value)));
}

// On to the assignment of the player whose creature the script divides first.
function toAssigner(
  line: Line,
  { assignments }: Extract<ScriptAct, { readonly kind: 'divide' }>,
): Result<Line, Stuck> {
  const reached = advanceToDecision(line, 'assignCombatDamage');
  const first = assignments[0]?.source;
  if (!reached.ok || first === undefined) return reached;
  const owner = gameOf(reached.value).battlefield.find(({ id }) => id === first)?.controller;
  const decision = decisionOf(reached.value);
  if (decision.kind !== 'assignCombatDamage' || decision.player === owner) return reached;
  const others = assignmentFor(reached.value, decision.player, assignments);
  return ok(act(reached.value, { ...decision, assignments: others }).line);
}

// One `divide` speaks for every player who assigns in this step.
function divide(line: Line, entry: Extract<ScriptAct, { readonly kind: 'divide' }>): EntryPlayed {
  const reached = advanceToDecision(line, 'assignCombatDamage');
  if (!reached.ok) return { line, troubles: [troubleOf(reached.error)] };
  let now = reached.value;
  for (;;) {
    const decision = decisionOf(now);
    if (decision.kind !== 'assignCombatDamage') return { line: now, troubles: [] };
    const acted = act(now, {
      ...decision,
      assignments: assignmentFor(now, decision.player, entry.assignments),
    });
    if (acted.outcome === 'refused')
      return {
        line: acted.line,
        troubles: [{ kind: 'refusedInstead', violations: violationsIn(acted) }],
      };
    now = acted.line;
  }
}

/**
 * Where a scenario gives its player no mana, mana is not what it is about: the lands that are left out make what is
 * needed, at the moment it is needed.
 */
function withMana(
  reached: Result<Line, Stuck>,
  entry: Extract<ScriptAct, { readonly kind: 'cast' | 'activate' }>,
): Result<Line, Stuck> {
  if (!reached.ok) return reached;
  const game = gameOf(reached.value);
  const pool = game.players.find(({ id }) => id === entry.player)?.mana ?? '';
  const cost = costOf(reached.value, entry);
  if (pool !== '' || cost === undefined) return reached;
  const mana = manaFor(readMana(cost));
  if (mana === '') return reached;
  return ok(act(reached.value, { kind: 'addMana', player: entry.player, mana }).line);
}

function costOf(
  line: Line,
  entry: Extract<ScriptAct, { readonly kind: 'cast' | 'activate' }>,
): string | undefined {
  const game = gameOf(line);
  if (entry.kind === 'cast')
    return game.cards.find(({ id }) => id === entry.card)?.printed.manaCost;
  const abilities = game.battlefield.find(({ id }) => id === entry.source)?.printed.abilities ?? [];
  const ability = abilities[entry.ability];
  const costs = ability?.kind === 'activated' ? ability.costs : [];
  return costs.map((cost) => (cost.kind === 'mana' ? cost.mana : '')).join('');
}

function tryRefused(line: Line, { act: tried, breaks, obeys }: RefusedTry): EntryPlayed {
  const result = attempt(line, tried);
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

function verdictIn(
  event: GameEvent,
): Pick<DeclarationVerdict<never>, 'obeyed' | 'maximum' | 'violations'> | undefined {
  switch (event.kind) {
    case 'attackRefused':
    case 'attackersDeclared':
    case 'blockRefused':
    case 'blockersDeclared':
      return event.verdict;
    default:
      return undefined;
  }
}

const violationsIn = ({ moments }: Acted): readonly Violation[] =>
  moments.flatMap(({ entries }) =>
    entries.flatMap(({ event }) => {
      if (event.kind === 'refused') return event.refusal.violations;
      if (event.kind === 'assignmentRefused') return event.verdict.violations;
      return verdictIn(event)?.violations ?? [];
    }),
  );

const went = (line: Line, result: Result<Line, Stuck>): EntryPlayed =>
  result.ok ? { line: result.value, troubles: [] } : { line, troubles: [troubleOf(result.error)] };

export const troubleOf = (stuck: Stuck): Trouble => stuck;
