import { damageChoices } from '../damage/choices.ts';
import { damageStepOf } from '../damage/steps.ts';
import type { GameState } from '../state/gameState.ts';
import type { Ask } from '../training/questionKinds.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Random } from '../vocabulary/random.ts';
import type { OfferedAct } from './acts.ts';
import type { Draft } from './draft.ts';

/** What is asked of a board that is made: what the game as it stands answers. */
export type BoardQuestion =
  | Ask<'declare'>
  | (Ask<'pickCreatures'> & { readonly which: 'mayAttack' | 'mayBlock' })
  | (Ask<'number'> & { readonly of: { readonly kind: 'legalAttacks' | 'legalBlocks' } })
  | (Omit<Ask<'pickActs'>, 'acts'> & { readonly acts: readonly OfferedAct[] })
  | Ask<'divide'>;

/** What is asked of a board in the first way; nothing where on it nobody has anything to divide. */
export function askedFirst(
  random: Random,
  { at }: Draft,
  game: GameState,
): readonly BoardQuestion[] {
  return at === 'divide' ? divisionAsked(random, game) : [declarationAsked(random, at)];
}

/** What may be asked of a declaration. */
export function declarationAsked(random: Random, at: 'attack' | 'block'): BoardQuestion {
  const which = at === 'attack' ? 'attackers' : 'blockers';
  const lot = random.next();
  if (lot < 0.5) return { kind: 'declare', which };
  if (lot < 0.62) return { kind: 'declare', which, aim: 'fewest' };
  if (lot < 0.74) return { kind: 'declare', which, aim: 'most' };
  return lot < 0.88
    ? { kind: 'pickCreatures', which: at === 'attack' ? 'mayAttack' : 'mayBlock', among: undefined }
    : { kind: 'number', of: { kind: at === 'attack' ? 'legalAttacks' : 'legalBlocks' } };
}

function divisionAsked(random: Random, game: GameState): readonly BoardQuestion[] {
  const dividing = game.players.flatMap(({ id }) => sourcesOf(game, id));
  if (dividing.length === 0) return [];
  const { source, tramples } = random.pick(dividing);
  return tramples && random.chance(0.4)
    ? [{ kind: 'divide', source, aim: { kind: 'mostToPlayer' } }]
    : [{ kind: 'divide', source }];
}

/** Those of a player's creatures whose damage may go to more than one. */
export const sourcesOf = (
  game: GameState,
  player: PlayerId,
): readonly { readonly source: ObjectId; readonly tramples: boolean }[] =>
  damageChoices(game, player, damageStepOf(game))
    .filter(({ recipients }) => recipients.length > 1)
    .map(({ source, recipients }) => ({
      source,
      tramples: recipients.some(({ kind }) => kind === 'player'),
    }));
