import { choiceMade, choiceTaken } from '../change/making/choosing.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { areAlike } from '../state/alike.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { saidOf } from '../state/saidChoices.ts';
import { leavingAtOnce, putIntoGraveyard } from './putIntoGraveyard.ts';
import type { StateBasedAction } from './stateBasedAction.ts';

/** CR 704.5j, and in older texts the rule for planeswalkers that share a type. */
export function keepUnique(state: GameState): readonly StateBasedAction[] {
  const edition = rulesOf(state);
  const kept = edition.legendRule === 'allDie' ? [] : legendsKept(state);
  const legends =
    edition.legendRule === 'allDie' ? allNamesakes(state) : kept.flatMap(({ gone }) => gone);
  const planeswalkers =
    edition.planeswalkerUniqueness === 'allOfAType' ? planeswalkersOfOneType(state) : [];
  return [
    ...kept.map(({ events }) => (now: GameState) => ({ state: now, events })),
    leavingAtOnce([...legends, ...planeswalkers]),
    ...legends.map(({ id }) => putIntoGraveyard(id, 'legendRule', 'stateBased.legendRule')),
    ...planeswalkers.map(({ id }) =>
      putIntoGraveyard(id, 'legendRule', 'stateBased.planeswalkerUniqueness'),
    ),
  ];
}

/** The older legend rule looks at everybody's permanents and spares none. */
const allNamesakes = (state: GameState): readonly Permanent[] => {
  const legends = legendsOf(state);
  const cards = Map.groupBy(legends, ({ printed: { name } }) => name.kind === 'card' && name.card);
  return legends.filter(
    ({ printed: { name } }) => name.kind === 'card' && (cards.get(name.card)?.length ?? 0) > 1,
  );
};

/** A legend that stays, of those that one player controls with one name, and how that came about. */
interface Kept {
  readonly gone: readonly Permanent[];
  readonly events: readonly GameEvent[];
}

/** CR 704.5j: each player keeps the one that they had said, or else the one that came first. */
const legendsKept = (state: GameState): readonly Kept[] =>
  [...Map.groupBy(legendsOf(state), calledBy).values()].flatMap((namesakes) => {
    const [first] = namesakes;
    return first === undefined || namesakes.length < 2 ? [] : [keptOf(state, first, namesakes)];
  });

/** Who controls it, and its name; objects that are only described have no name to share. */
const calledBy = ({ id, controller, printed: { name } }: Permanent): string =>
  name.kind === 'card' ? `${controller} card ${name.card}` : id;

function keptOf(state: GameState, first: Permanent, namesakes: readonly Permanent[]): Kept {
  const askingOf = ({ controller: player, id: source }: Permanent) =>
    ({ player, source, asked: 'legend', rules: ['stateBased.legendRule'] }) as const;
  const said = namesakes.find((one) => saidOf(state, askingOf(one)) !== undefined);
  const kept = said ?? first;
  const gone = namesakes.filter((one) => one !== kept);
  const asking = askingOf(kept);
  const options = 1 + gone.filter((one) => !areAlike(state, one, kept)).length;
  return {
    gone,
    events: said === undefined ? choiceTaken(state, asking, options) : choiceMade(state, asking),
  };
}

const planeswalkersOfOneType = (state: GameState): readonly Permanent[] => {
  const planeswalkers = state.battlefield.filter(({ id }) =>
    theCharacteristics(state, id).types.includes('planeswalker'),
  );
  const subtypes = (one: Permanent) => theCharacteristics(state, one.id).subtypes;
  return planeswalkers.filter((one) =>
    planeswalkers.some(
      (other) => other !== one && subtypes(one).some((type) => subtypes(other).includes(type)),
    ),
  );
};

const legendsOf = (state: GameState): readonly Permanent[] =>
  state.battlefield.filter(({ id }) =>
    theCharacteristics(state, id).supertypes.includes('legendary'),
  );
