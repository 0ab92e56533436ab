import type { Act } from '../log/act.ts';
import type { GameState } from '../state/gameState.ts';
import { ACTS } from '../turn/acts.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import { advanceToDecision, advanceToPriority, type Stuck } from './advance.ts';
import { divideFor } from './divideFor.ts';
import { type Acted, act, decisionOf, gameOf, type Line, lineGoingOnIn } from './line.ts';
import { meant } from './meant.ts';
import type { Tryable } from './scenario.ts';
import { toBlocks } from './toBlocks.ts';
import { toAssigner } from './toDivision.ts';
import { withManaFor } from './unlimitedMana.ts';

/** Goes on to the decision that the act belongs to, and acts: done, or refused with its reasons. */
export function attempt(line: Line, said: Tryable): Result<Acted, Stuck> {
  const reached = whereMade(line, said);
  if (!reached.ok) return reached;
  const whole = wholeAct(reached.value, said);
  return whole === undefined ? err({ kind: 'neverComes' }) : ok(actWithMana(reached.value, whole));
}

function whereMade(line: Line, said: Tryable): Result<Line, Stuck> {
  if ('player' in said) return advanceToPriority(line, said.player);
  const { at } = ACTS[said.kind];
  if (said.kind === 'block') return toBlocks(line);
  if (said.kind === 'divide') return toAssigner(line, said.assignments[0]?.source);
  return at === 'any' ? ok(line) : advanceToDecision(line, at);
}

/** The act as whoever is asked now does it; nothing where nobody is asked for such a thing. */
function wholeAct(line: Line, named: Tryable): Act | undefined {
  const said = meant(gameOf(line), named);
  if ('player' in said) return said;
  const decision = decisionOf(line);
  if (decision.kind === 'gameOver' || decision.kind !== ACTS[said.kind].at) return undefined;
  const { player } = decision;
  return said.kind === 'divide' ? divideFor(line, player, said.assignments) : { ...said, player };
}

/** What is refused leaves nothing of the mana behind that was made for it; only what was said is remembered. */
function actWithMana(line: Line, whole: Act): Acted {
  const acted = act(withManaFor(line, whole), whole);
  if (acted.outcome === 'done') return acted;
  const game = gameOf(line);
  const moments = acted.moments.map(({ entries }) => ({ entries, before: game, after: game }));
  const left = rememberingOf(line, gameOf(acted.line));
  return { ...acted, moments, line: { ...left, moments: [...line.moments, ...moments] } };
}

/** The line as it was, but for what the game remembers of a declaration that was taken back. */
function rememberingOf(line: Line, { turn: { history } }: GameState): Line {
  const game = gameOf(line);
  return history?.undone === game.turn.history?.undone
    ? line
    : lineGoingOnIn(line, { ...game, turn: { ...game.turn, ...(history && { history }) } });
}
