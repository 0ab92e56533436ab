import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { Prevented, SourcedDeal } from './sourcedDeal.ts';

/** What would replace or prevent some damage. */
export interface DamageEffect {
  /** Whose effect it is. */
  readonly by: ObjectId;
  /** CR 122.1c: counters of this kind on it make it so, not its abilities. */
  readonly counter?: 'shield';
  /** CR 614.5: it applies to the same damage only once; left out where it can't any more once it has. */
  readonly key?: string;
  /** CR 614.9: it has another be dealt it, or some of it. */
  readonly redirects?: true;
  /** What it makes of the damage, and of the game; what goes elsewhere comes last. */
  readonly apply: (state: GameState, deal: SourcedDeal) => Prevented;
}

/** Keys that tell apart what is alike. */
export const apart = <T extends { readonly key: string }>(all: readonly T[]): readonly T[] =>
  all.map((one, index) => {
    const before = all.slice(0, index).filter(({ key }) => key === one.key).length;
    return before === 0 ? one : { ...one, key: `${one.key} ${before}` };
  });
