import { choiceTaken } from '../change/making/choosing.ts';
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
    ...(edition.legendRule === 'allDie' ? [] : legendsKept(state)),
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

/** Tells of each legend that stays that another could, where the two are not alike. */
const legendsKept = (state: GameState): readonly StateBasedAction[] => {
  const gone = allButOneNamesake(state);
  return legendsOf(state).flatMap((kept) => {
    const others = gone.includes(kept)
      ? []
      : gone.filter((one) => one.controller === kept.controller && sameName(one, kept));
    const { controller: player, id: source } = kept;
    const asking = { player, source, asked: 'legend', rules: ['stateBased.legendRule'] } as const;
    const options = 1 + others.filter((one) => !areAlike(one, kept)).length;
    return options === 1
      ? []
      : [(now: GameState) => ({ state: now, events: choiceTaken(now, asking, options) })];
  });
};

/** Whether nothing tells two permanents of one name apart but when they came. */
const areAlike = (a: Permanent, b: Permanent): boolean => {
  const told = ({ id: _, timestamp: __, ...rest }: Permanent): string => JSON.stringify(rest);
  return told(a) === told(b);
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
