import type { AttackedChoice } from '../../log/declaration.ts';
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { abilitiesInPlay, applies } from '../../state/abilitiesInPlay.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { NamedRestriction } from '../namedProblem.ts';

/** Believed where it is not so: that a goaded creature can't attack the players who goaded it, so that it is not required. */
export const isGoadForbidding = (state: GameState): boolean => beliefsOf(state).goad === 'forbids';

/** What is forbidden so; by the rules, nothing. */
export const forbiddenByGoading = (
  state: GameState,
  choosers: readonly ObjectId[],
  targets: readonly AttackedChoice[],
): readonly NamedRestriction[] =>
  !isGoadForbidding(state)
    ? []
    : abilitiesInPlay(state, 'requirement')
        .filter((inPlay) => inPlay.ability.requirement === 'goaded' && applies(state, inPlay))
        .flatMap(({ source, subjects }) =>
          targets.flatMap((choice, target) =>
            choice.kind === 'player' && choice.player === source.controller
              ? choosers.flatMap((id, chooser) =>
                  subjects.has(id) ? [forbidden(source.object, id, chooser, target)] : [],
                )
              : [],
          ),
        );

const forbidden = (
  source: ObjectId,
  id: ObjectId,
  chooser: number,
  target: number,
): NamedRestriction => ({
  restriction: { kind: 'pairForbidden', chooser, target },
  by: { source, what: { kind: 'restriction', restriction: 'cannotAttack' } },
  objects: [id],
  rules: ['action.goaded', 'attackers.restrictions'],
});
