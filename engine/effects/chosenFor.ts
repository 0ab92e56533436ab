import type { Effect } from '../language/effect.ts';
import type { Subject } from '../language/reference.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { inTurnOrder } from '../state/lookup.ts';
import { matches } from '../state/matches.ts';
import { fitsCharacteristics } from '../state/matchesCharacteristics.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { objectsOf, playersOf, sourceOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type Choosing = Extract<Effect, { readonly kind: 'choose' }>;

const YOU: Subject = { kind: 'reference', reference: 'you' };

/** CR 608.2d: what each player chooses, in turn order: what was named, or else the first that fits; or all that do. */
export function chosenFor(
  state: GameState,
  effect: Choosing,
  resolution: Resolution,
): readonly TargetChoice[] {
  const { named = [] } = resolution;
  if (effect.from === 'opponents') return opponentChosen(state, resolution);
  return playersOf(state, effect.by ?? YOU, resolution).flatMap((player) => {
    const fitting = candidates(state, effect, resolution, player);
    if (effect.all === true) return fitting.map(toChoice);
    const wanted = fitting.find((id) =>
      named.some((choice) => choice.kind === 'object' && choice.object === id),
    );
    return [wanted ?? fitting[0]].flatMap((id) => (id === undefined ? [] : [toChoice(id)]));
  });
}

/** CR 608.2d, 706.1: whoever was named, or the first opponent: the game rolls no dice. */
function opponentChosen(
  state: GameState,
  { named = [], controller }: Resolution,
): readonly TargetChoice[] {
  const opponents = inTurnOrder(state).filter((player) => player !== controller);
  const wanted = opponents.find((player) =>
    named.some((choice) => choice.kind === 'player' && choice.player === player),
  );
  const [first] = opponents;
  const player = wanted ?? first;
  return player === undefined ? [] : [{ kind: 'player', player }];
}

function candidates(
  state: GameState,
  { filter, from, among }: Choosing,
  resolution: Resolution,
  player: PlayerId,
): readonly ObjectId[] {
  if (from === 'hand')
    return state.cards
      .filter(
        ({ owner, zone, printed }) =>
          zone === 'hand' && owner === player && fitsCard(filter, printed),
      )
      .map(({ id }) => id);
  const view = viewOf(state);
  // "You" in the filter is whoever chooses.
  const source = { ...sourceOf(state, resolution), controller: player };
  const pool =
    among === undefined
      ? state.battlefield.map(({ id }) => id)
      : objectsOf(state, { kind: 'reference', reference: among }, resolution);
  return pool.filter((id) => matches(view, filter, id, source));
}

/** Cards in hand have only their characteristics to be chosen by. */
const fitsCard = (
  filter: Choosing['filter'],
  printed: Parameters<typeof fitsCharacteristics>[1],
): boolean =>
  fitsCharacteristics(filter, printed) &&
  (filter.anyOf?.some((one) => fitsCharacteristics(one, printed)) ?? true);

const toChoice = (object: ObjectId): TargetChoice => ({ kind: 'object', object });
