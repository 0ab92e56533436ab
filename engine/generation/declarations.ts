import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { GameState } from '../state/gameState.ts';
import { legalAttacks, legalBlocks } from '../training/kinds/declare/answerDeclaration.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

export type Declarations = readonly (AttackDeclaration | BlockDeclaration)[];

/** More than so many that can be thought of are too many for a board that is made in passing. */
export const CONCEIVABLE = 96;

/** Those that are legal, by whatever is believed; nothing where there are too many. */
export const declarations = (
  game: GameState,
  which: 'attackers' | 'blockers',
  defending: PlayerId,
): Declarations | undefined =>
  which === 'attackers'
    ? legalAttacks(game, CONCEIVABLE)
    : legalBlocks(game, defending, CONCEIVABLE);
