import { editionOf } from '../citation/editions.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { putIntoGraveyard } from './putIntoGraveyard.ts';
import type { StateBasedAction } from './stateBasedAction.ts';

/** CR 704.5j, and in older texts the rule for planeswalkers that share a type. */
export function keepUnique(state: GameState): readonly StateBasedAction[] {
  const edition = editionOf(state.edition);
  const legends = edition.legendRule === 'allDie' ? allNamesakes(state) : allButOneNamesake(state);
  const planeswalkers =
    edition.planeswalkerUniqueness === 'allOfAType' ? planeswalkersOfOneType(state) : [];
  return [
    ...legends.map(({ id }) => putIntoGraveyard(id, 'legendRule', 'stateBased.legendRule')),
    ...planeswalkers.map(({ id }) =>
      putIntoGraveyard(id, 'legendRule', 'stateBased.planeswalkerUniqueness'),
    ),
  ];
}

/** The older legend rule looks at everybody's permanents and spares none. */
const allNamesakes = (state: GameState): readonly Permanent[] => {
  const legends = legendsOf(state);
  return legends.filter((one) => legends.some((other) => other !== one && sameName(one, other)));
};

/** Each player keeps one; which is a choice, and here it is the one that came first. */
const allButOneNamesake = (state: GameState): readonly Permanent[] => {
  const legends = legendsOf(state);
  return legends.filter((one, index) =>
    legends
      .slice(0, index)
      .some((earlier) => earlier.controller === one.controller && sameName(earlier, one)),
  );
};

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

/** Objects that are only described have no name to share. */
const sameName = ({ printed: a }: Permanent, { printed: b }: Permanent): boolean =>
  a.name.kind === 'card' && b.name.kind === 'card' && a.name.card === b.name.card;
