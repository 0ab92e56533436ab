import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { GameState } from '../state/gameState.ts';
import {
  creaturesIn,
  legalAttacks,
  legalBlocks,
} from '../training/kinds/declare/answerDeclaration.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { aimedDivision } from './aimedDivision.ts';
import type { Asked } from './asked.ts';

/**
 * Everything that is right in the game as it stands, by whatever is believed in it: two answers are one where this is one.
 * Nothing where the question can't be asked, or asks for nothing.
 */
export function rightIn(game: GameState, asked: Asked, defending: PlayerId): string | undefined {
  switch (asked.kind) {
    case 'declare': {
      const legal = declarations(game, asked.which, defending);
      const reaching = legal && reachingIn(legal, asked.aim);
      return reaching && JSON.stringify(reaching);
    }
    case 'pickCreatures': {
      const which = asked.which === 'mayAttack' ? 'attackers' : 'blockers';
      const legal = declarations(game, which, defending);
      return legal && [...new Set(legal.flatMap(declaredIn))].toSorted().join();
    }
    case 'number': {
      const which = asked.of.kind === 'legalAttacks' ? 'attackers' : 'blockers';
      const legal = declarations(game, which, defending);
      return legal && `${legal.length}`;
    }
    case 'divide':
      return aimedDivision(game, asked)?.right;
    default:
      return assertNever(asked);
  }
}

type Declarations = readonly (AttackDeclaration | BlockDeclaration)[];

const declarations = (
  game: GameState,
  which: 'attackers' | 'blockers',
  defending: PlayerId,
): Declarations | undefined =>
  which === 'attackers' ? legalAttacks(game) : legalBlocks(game, defending);

function reachingIn(legal: Declarations, aim?: 'most' | 'fewest'): Declarations | undefined {
  if (aim === undefined) return legal;
  const counts = legal.map(creaturesIn);
  const creatures = aim === 'most' ? Math.max(...counts) : Math.min(...counts);
  const reaching = legal.filter((one) => creaturesIn(one) === creatures);
  return reaching.length === 0 || reaching.length === legal.length ? undefined : reaching;
}

const declaredIn = (one: AttackDeclaration | BlockDeclaration): readonly string[] =>
  'attacks' in one
    ? one.attacks.map(({ attacker }) => attacker)
    : one.blocks.map(({ blocker }) => blocker);
