import { costsOfAbility } from '../effects/announcedCosts.ts';
import { asAnnounced } from '../effects/asAnnounced.ts';
import { costsOfCard } from '../effects/castingCosts.ts';
import { waysToConvoke } from '../effects/convoke.ts';
import type { Cost } from '../language/cost.ts';
import type { Act } from '../log/act.ts';
import type { GameState } from '../state/gameState.ts';

/** What a spell or ability costs as it is announced; of what is not there, nothing. */
export const costsOfAct = (game: GameState, said: Act<'cast' | 'activate'>): readonly Cost[] =>
  said.kind === 'cast' ? costsOfCast(game, said) : costsOfActivation(game, said);

function costsOfCast(
  game: GameState,
  { player, card: id, announced }: Act<'cast'>,
): readonly Cost[] {
  const card = game.cards.find((one) => one.id === id);
  if (card === undefined) return [];
  const cast = asAnnounced(card, announced);
  const costs = costsOfCard(game, cast, announced);
  const [left = costs] = waysToConvoke(game, player, cast.printed, costs, announced?.convoke);
  return left;
}

function costsOfActivation(
  game: GameState,
  { source, ability: index, announced }: Act<'activate'>,
): readonly Cost[] {
  const printed =
    game.battlefield.find(({ id }) => id === source)?.printed ??
    game.cards.find(({ id }) => id === source)?.printed;
  const ability = printed?.abilities[index];
  return ability?.kind === 'activated' ? costsOfAbility(game, source, ability, announced) : [];
}
