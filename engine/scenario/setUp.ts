import { addContinuousEffect } from '../change/addContinuousEffect.ts';
import { exert } from '../change/exert.ts';
import { goad } from '../change/goad.ts';
import { NOTHING_YET } from '../change/making/turnHistory.ts';
import { pair } from '../change/pair.ts';
import { suspect } from '../change/suspect.ts';
import type { Ability } from '../language/ability.ts';
import type { Rules } from '../mistakes/rulesOf.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { PermanentSetup, Setup } from './scenario.ts';
import { setUpPlainly } from './setUpPlainly.ts';

/** The game that a scenario starts from, as the step begins that it names, under these rules. */
export const setUp = (setup: Setup, start: Step, rules: Rules): GameState =>
  setup.permanents.reduce(withDesignations, setUpPlainly(setup, start, rules));

/** Being suspected or goaded is more than a name: it comes with what it forbids and asks; and of a pair both are paired. What it gains comes last. */
function withDesignations(
  state: GameState,
  { id, controller, designations, goadedBy, exerted, pairedWith, gains = [] }: PermanentSetup,
): GameState {
  const suspected = designations.includes('suspected')
    ? suspect(state, id, { controller, by: id }).state
    : state;
  const goaded =
    goadedBy === undefined ? suspected : goad(suspected, id, { player: goadedBy, by: id }).state;
  const tired = exerted === true ? exertedBefore(goaded, id, controller) : goaded;
  const paired = pairedWith === undefined ? tired : pair(tired, id, pairedWith).state;
  return gains.reduce((so, ability) => granted(so, { id, controller }, ability), paired);
}

/** CR 611.2a, 613.1f: as if a spell or an ability had given it that for this turn. */
const granted = (
  state: GameState,
  { id, controller }: Pick<PermanentSetup, 'id' | 'controller'>,
  ability: Ability,
): GameState =>
  addContinuousEffect(state, {
    source: id,
    controller,
    affects: [id],
    change: { kind: 'grant', ability },
    until: 'endOfTurn',
  }).state;

/** CR 701.43a: of the active player it was this turn, once what was exerted before has stayed tapped in their untap step. */
function exertedBefore(state: GameState, id: ObjectId, player: PlayerId): GameState {
  const { state: exerted } = exert(state, id, player, 'action.exert');
  const { activePlayer, step, history = NOTHING_YET } = state.turn;
  if (player !== activePlayer || step === 'untap') return exerted;
  const since = { ...history, exerted: [...history.exerted, id] };
  return { ...exerted, turn: { ...exerted.turn, history: since } };
}
