import type { PaymentPlan, Act as PlayersAct } from '../../log/act.ts';
import type { AttackDeclaration, AttackedChoice } from '../../log/declaration.ts';
import {
  advance,
  advanceToDecision,
  advanceToPriority,
  type Stuck,
} from '../../scenario/advance.ts';
import { divideFor } from '../../scenario/divideFor.ts';
import { act, beginLine, decisionOf, gameOf, type Line } from '../../scenario/line.ts';
import { meant } from '../../scenario/meant.ts';
import type { GameState } from '../../state/gameState.ts';
import type { TargetChoice } from '../../state/stack.ts';
import { objectId, type PlayerId, playerId } from '../../vocabulary/ids.ts';
import type { Result } from '../../vocabulary/result.ts';
import type { Step } from '../../vocabulary/turnStructure.ts';
import { type AssignmentTable, assignments } from '../boards/assignments.ts';

/** One thing that a script does; what is refused is told in the line's moments, and the game goes on. */
export type LineAct = (line: Line) => Line;

/** Attacker to the player or permanent that it attacks, with what is announced besides, and how it is paid for. */
export const attack =
  (
    pairs: { readonly [attacker: string]: string },
    more: Omit<AttackDeclaration, 'attacks'> = {},
    payment?: PaymentPlan,
  ): LineAct =>
  (line) =>
    decide(line, 'declareAttackers', (player, game) => ({
      kind: 'attack',
      player,
      declaration: {
        attacks: Object.entries(pairs).map(([attacker, name]) => ({
          attacker: objectId(attacker),
          target: attackedChoice(game, name),
        })),
        ...more,
      },
      ...(payment === undefined ? {} : { payment }),
    }));

/** Blocker to the attackers that it blocks. */
export const block =
  (pairs: { readonly [blocker: string]: string | readonly string[] }): LineAct =>
  (line) =>
    decide(line, 'declareBlockers', (player) => ({
      kind: 'block',
      player,
      declaration: {
        blocks: Object.entries(pairs).flatMap(([blocker, attackers]) =>
          [attackers].flat().map((attacker) => ({
            blocker: objectId(blocker),
            attacker: objectId(attacker),
          })),
        ),
      },
    }));

/** Assigns as the table says, each player in turn; creatures that it leaves out assign by the engine's suggestion. */
export const assign =
  (table: AssignmentTable): LineAct =>
  (line) => {
    let now = toAssigning(line);
    for (;;) {
      const decision = decisionOf(now);
      if (decision.kind !== 'assignCombatDamage') return now;
      const { player } = decision;
      const { assignments: named } = meant(gameOf(now), {
        kind: 'divide',
        assignments: assignments(gameOf(now), table),
      });
      const { assignments: said } = divideFor(now, player, named);
      const acted = act(now, { kind: 'divide', player, assignments: said });
      now = acted.line;
      if (acted.outcome === 'refused') return now;
    }
  };

/** With the mana there is; nothing is given. */
export const cast =
  (player: string, card: string, ...targets: readonly string[]): LineAct =>
  (line) =>
    atPriority(line, player, (game) => ({
      kind: 'cast',
      player: playerId(player),
      card: objectId(card),
      targets: targets.map((name) => targetChoice(game, name)),
    }));

/** The ability that stands at that place among all that the object has, from 0. */
export const activate =
  (player: string, source: string, ability: number, ...targets: readonly string[]): LineAct =>
  (line) =>
    atPriority(line, player, (game) => ({
      kind: 'activate',
      player: playerId(player),
      source: objectId(source),
      ability,
      targets: targets.map((name) => targetChoice(game, name)),
    }));

export const addMana =
  (player: string, mana: string): LineAct =>
  (line) =>
    atPriority(line, player, () => ({ kind: 'addMana', player: playerId(player), mana }));

/** Said beforehand of whatever that object's spell or ability asks next; with nothing said, its place in the order. */
export const choose =
  (
    player: string,
    source: string,
    more: { readonly attacking?: string; readonly may?: 'does' | 'declines' } = {},
  ): LineAct =>
  (line) =>
    act(line, {
      kind: 'choose',
      player: playerId(player),
      choice: {
        source: objectId(source),
        ...(more.attacking === undefined
          ? {}
          : { attacking: attackedChoice(gameOf(line), more.attacking) }),
        ...(more.may === undefined ? {} : { may: more.may }),
      },
    }).line;

/** Players pass until nothing is left on the stack. */
export const resolveAll: LineAct = (line) =>
  reached(
    advance(line, (now) => gameOf(now).stack.length === 0 && decisionOf(now).kind === 'priority'),
  );

export const toStep =
  (step: Step): LineAct =>
  (line) =>
    reached(advance(line, (now) => gameOf(now).turn.step === step));

/** To the end of combat, or of the game. */
export const toEnd: LineAct = (line) =>
  reached(
    advance(
      line,
      (now) => decisionOf(now).kind === 'gameOver' || gameOf(now).turn.step === 'endOfCombat',
    ),
  );

export const toAssigning: LineAct = (line) =>
  reached(advanceToDecision(line, 'assignCombatDamage'));

/** The first moment after combat damage is dealt in that step, whatever it triggered still waiting to resolve. */
export const justAfterDamage =
  (step: 'firstStrikeDamage' | 'combatDamage'): LineAct =>
  (line) =>
    reached(
      advance(
        line,
        (now) =>
          gameOf(now).turn.step === step &&
          decisionOf(now).kind === 'priority' &&
          gameOf(now).stack.every(({ kind }) => kind !== 'combatDamage'),
      ),
    );

/** Something happens that no card of ours does; the game goes on from there in the same step. */
export const happens =
  (change: (state: GameState) => { readonly state: GameState }): LineAct =>
  (line) => {
    const begun = beginLine(change(gameOf(line)).state, []);
    return { ...begun, moments: [...line.moments, ...begun.moments] };
  };

type Deciding = 'declareAttackers' | 'declareBlockers';

function decide(
  line: Line,
  kind: Deciding,
  said: (player: PlayerId, game: GameState) => PlayersAct,
): Line {
  const there = reached(advanceToDecision(line, kind));
  const decision = decisionOf(there);
  if (decision.kind !== kind) throw new Error(`${kind} is never asked`);
  return actByName(there, said(decision.player, gameOf(there)));
}

function atPriority(line: Line, player: string, said: (game: GameState) => PlayersAct): Line {
  const there = reached(advanceToPriority(line, playerId(player)));
  return actByName(there, said(gameOf(there)));
}

/** An act in the names of a board, of whatever has these names by now. */
const actByName = (line: Line, said: PlayersAct): Line =>
  act(line, { ...meant(gameOf(line), said), player: said.player }).line;

function reached(result: Result<Line, Stuck>): Line {
  if (!result.ok) throw new Error(`The script is stuck: ${JSON.stringify(result.error)}`);
  return result.value;
}

const attackedChoice = (game: GameState, name: string): AttackedChoice =>
  isPlayer(game, name)
    ? { kind: 'player', player: playerId(name) }
    : { kind: 'permanent', permanent: objectId(name) };

const targetChoice = (game: GameState, name: string): TargetChoice =>
  isPlayer(game, name)
    ? { kind: 'player', player: playerId(name) }
    : { kind: 'object', object: objectId(name) };

const isPlayer = (game: GameState, name: string): boolean =>
  game.players.some(({ id }) => id === name);
