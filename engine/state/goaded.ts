import type { Ability } from '../language/ability.ts';
import type { Change } from '../language/change.ts';
import type { Filter } from '../language/filter.ts';
import type { RequirementAbility } from '../language/requirement.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Candidate } from './filterWords.ts';
import type { GameState, Permanent } from './gameState.ts';

/** CR 701.15a-b: whether a resolved effect, whoever's or that player's, has it that the creature is goaded. */
export const isGoadedByEffect = (state: GameState, id: ObjectId, by?: PlayerId): boolean =>
  state.continuousEffects.some(
    ({ change, controller, affects }) =>
      goads(change) && affects.includes(id) && (by === undefined || controller === by),
  );

/** The game in which no resolved effect goads that creature. */
export const ungoaded = (state: GameState, id: ObjectId): GameState => ({
  ...state,
  continuousEffects: state.continuousEffects.flatMap((effect) => {
    if (!goads(effect.change)) return [effect];
    const affects = effect.affects.filter((one) => one !== id);
    return affects.length === 0 ? [] : [{ ...effect, affects }];
  }),
});

const goads = (change: Change): boolean => change.kind === 'impose' && isGoading(change.ability);

const isGoading = (ability: Ability): ability is RequirementAbility =>
  ability.kind === 'requirement' && ability.requirement === 'goaded';

/** Whether a permanent says of the creature that it is goaded, as an Aura may; `fits` holds it against filters of others. */
export const isGoadedByAbility = (
  { view, permanent }: Candidate,
  fits: (filter: Filter, source: Permanent) => boolean,
): boolean =>
  view.state.battlefield.some((source) =>
    (view.characteristics(source.id)?.abilities ?? []).filter(isGoading).some(({ subject }) => {
      if (subject.kind === 'all') return fits(subject.filter, source);
      const said = subject.reference === 'attached' ? source.attachedTo : source.id;
      return said === permanent.id;
    }),
  );
