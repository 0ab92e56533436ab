import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { fitsCharacteristics, matches } from '../state/matches.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { Effect } from '../vocabulary/abilities.ts';
import type { Subject } from '../vocabulary/filters.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { playersOf, sourceOf } from './references.ts';
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
  return playersOf(state, effect.by ?? YOU, resolution).flatMap((player) => {
    const fitting = candidates(state, effect, resolution, player);
    if (effect.all === true) return fitting.map(toChoice);
    const wanted = fitting.find((id) =>
      named.some((choice) => choice.kind === 'object' && choice.object === id),
    );
    return [wanted ?? fitting[0]].flatMap((id) => (id === undefined ? [] : [toChoice(id)]));
  });
}

function candidates(
  state: GameState,
  { filter, from }: Choosing,
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
  return state.battlefield.map(({ id }) => id).filter((id) => matches(view, filter, id, source));
}

/** Cards in hand have only their characteristics to be chosen by. */
const fitsCard = (
  filter: Choosing['filter'],
  printed: Parameters<typeof fitsCharacteristics>[1],
): boolean =>
  fitsCharacteristics(filter, printed) &&
  (filter.anyOf?.some((one) => fitsCharacteristics(one, printed)) ?? true);

const toChoice = (object: ObjectId): TargetChoice => ({ kind: 'object', object });
