import type { RuleKey } from '../../citation/ruleIndex.ts';
import { meant } from '../../scenario/meant.ts';
import type { Tryable } from '../../scenario/scenario.ts';
import { manaToPay } from '../../scenario/unlimitedMana.ts';
import type { GameState } from '../../state/gameState.ts';
import { ruleOn } from '../../turn/acts.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { Step } from '../../vocabulary/turnStructure.ts';
import { type PickAnswer, type PickOption, textOfPick } from '../answers.ts';
import { NO_EVIDENCE } from '../evidence.ts';
import { OF_ACT } from '../mayDecide.ts';
import type { Position } from '../position.ts';
import type { Answering } from '../questionKind.ts';
import { NO_PRIORITY } from './courseOfTurn.ts';

/** In which of the line's steps this may be done, its player having priority. */
export interface WhenAsk {
  readonly kind: 'when';
  readonly act: Tryable;
}

/** Apart from how it is written, so that a browser that makes boards loads no forms. */
export const answeringWhen: Answering<WhenAsk, PickAnswer> = {
  askedBefore: () => undefined,
  answer: ({ act }, position) => ({
    kind: 'pick',
    options: [...lastStates(position)].map(([step, state]): PickOption => {
      const refusal = refusalOf(state, act, position.end.unlimited);
      return { kind: 'step', step, right: refusal === undefined, rules: refusal ?? [] };
    }),
    evidence: NO_EVIDENCE,
  }),
  answerLiesIn: () => 'playingOn',
  mayDecide: ({ act }) => [
    ...OF_ACT[act.kind],
    'untap.noPriority',
    'cleanup.noPriority',
    // From when to when there is what it asks for.
    'attackers.becomeAttacking',
    'endOfCombat.removedFromCombat',
  ],
  rules: ({ evidence }) => evidence.rules,
  text: textOfPick,
};

/** The game at the end of each step of the line, in the order of the steps. */
function lastStates({ end, from }: Position): ReadonlyMap<Step, GameState> {
  const states = new Map<Step, GameState>();
  for (const { entries, after } of end.moments.slice(from))
    states.set(entries.at(-1)?.step ?? after.turn.step, after);
  return states;
}

/** The rules by which it may not be done there; nothing where it may. */
function refusalOf(
  state: GameState,
  act: Tryable,
  unlimited: readonly PlayerId[],
): readonly RuleKey[] | undefined {
  if (!('player' in act)) return [];
  const without = NO_PRIORITY[state.turn.step];
  if (without !== undefined) return without;
  const meantNow = meant(state, act);
  const { player } = act;
  const withPriority: GameState = {
    ...state,
    stack: [],
    priority: { kind: 'player', player, passed: [] },
    players: state.players.map((one) =>
      one.id === player && unlimited.includes(player)
        ? { ...one, mana: manaToPay(state, meantNow) }
        : one,
    ),
  };
  const { kind, changed } = ruleOn(withPriority, meantNow);
  return kind === 'done' ? undefined : changed.events.flatMap(({ decides }) => decides);
}
