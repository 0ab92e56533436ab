import type { ObjectId } from '../vocabulary/ids.ts';
import { CHANGED_RULES } from './changedRules.ts';
import type { GameState } from './gameState.ts';
import { permanentOf } from './lookup.ts';
import { saidOf } from './saidChoices.ts';

/** CR 614.6: where it goes that was destroyed, sacrificed or on its way to a graveyard, if elsewhere: it does not die. */
export interface GoingElsewhere {
  readonly instead?: 'library' | 'exile';
}

/** What would be done instead with what would go to a graveyard, and whether counters on it do that. */
interface InsteadOfGraveyard {
  readonly by: ObjectId;
  readonly counter?: 'finality';
  readonly to: NonNullable<GoingElsewhere['instead']>;
}

/** CR 614.6: by its own ability it is shuffled into a library, by a finality counter exiled (CR 122.1h). */
export const insteadsOfGraveyard = (
  state: GameState,
  by: ObjectId,
): readonly InsteadOfGraveyard[] => [
  ...(CHANGED_RULES.shuffledInsteadOfGraveyard(state, by) ? [{ by, to: 'library' } as const] : []),
  ...((permanentOf(state, by)?.counters.finality ?? 0) > 0
    ? [{ by, counter: 'finality', to: 'exile' } as const]
    : []),
];

/** Where it goes instead, as its controller has chosen (CR 616.1); nothing where it dies. */
export function insteadOfGraveyard(
  state: GameState,
  source: ObjectId,
): InsteadOfGraveyard['to'] | undefined {
  const [first, ...others] = insteadsOfGraveyard(state, source);
  const player = permanentOf(state, source)?.controller;
  if (player === undefined || others.length === 0) return first?.to;
  const said = saidOf(state, { player, source, asked: 'replacement' });
  return (said === 'counter' ? others[0] : first)?.to;
}

/** What is told of one that would go to a graveyard: where it goes instead, if anywhere. */
export function goingElsewhere(state: GameState, id: ObjectId): GoingElsewhere {
  const instead = insteadOfGraveyard(state, id);
  return instead === undefined ? {} : { instead };
}
