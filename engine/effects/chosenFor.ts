import type { Effect } from '../language/effect.ts';
import type { Subject } from '../language/reference.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { inTurnOrder } from '../state/lookup.ts';
import { matches } from '../state/matches.ts';
import { fitsCharacteristics } from '../state/matchesCharacteristics.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { pick } from './pick.ts';
import { objectsOf, playersOf, sourceOf } from './references.ts';
import type { Resolution } from './resolution.ts';
import { namedBy, tellChoice } from './said.ts';

type Choosing = Extract<Effect, { readonly kind: 'choose' }>;

const YOU: Subject = { kind: 'reference', reference: 'you' };

interface Chosen {
  readonly chosen: readonly TargetChoice[];
  readonly events: readonly GameEvent[];
}

/** CR 608.2d: what each player chooses, in turn order: what was named, or else the first that fits; or all that do. */
export function chosenFor(state: GameState, effect: Choosing, resolution: Resolution): Chosen {
  if (effect.from === 'opponents') return opponentChosen(state, effect, resolution);
  const all = playersOf(state, effect.by ?? YOU, resolution).map((player): Chosen => {
    const fitting = candidates(state, effect, resolution, player);
    if (effect.all === true) return { chosen: fitting.map(toChoice), events: [] };
    const { objects, events } = pick(state, resolution, {
      player,
      part: 'named',
      fitting,
      n: 1,
      atRandom: effect.atRandom,
    });
    return { chosen: objects.map(toChoice), events };
  });
  return {
    chosen: all.flatMap(({ chosen }) => chosen),
    events: all.flatMap(({ events }) => events),
  };
}

/** CR 608.2d, 706.1: whoever was named, or the first opponent: the game rolls no dice. */
function opponentChosen(state: GameState, { atRandom }: Choosing, resolution: Resolution): Chosen {
  const { controller } = resolution;
  const named = namedBy(resolution, controller, 'named');
  const opponents = inTurnOrder(state)
    .filter((player) => player !== controller)
    .map((player): TargetChoice => ({ kind: 'player', player }));
  const wanted = opponents.find((opponent) => named.some((choice) => isSame(choice, opponent)));
  const chosen = [wanted ?? opponents[0]].flatMap((one) => one ?? []);
  const asked = {
    player: controller,
    asked: 'named',
    atRandom,
    options: opponents.length,
  } as const;
  return { chosen, events: tellChoice(state, resolution, asked, wanted !== undefined, chosen) };
}

const isSame = (a: TargetChoice, b: TargetChoice): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

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
          zone === 'hand' && owner === player && fitsCharacteristics(filter, printed),
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

const toChoice = (object: ObjectId): TargetChoice => ({ kind: 'object', object });
