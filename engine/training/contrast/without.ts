import type { Ability } from '../../language/ability.ts';
import type { Change } from '../../language/change.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { EVERY_KEYWORD } from '../../language/keywords/lists.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import type { Combat } from '../../state/combat.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { assertNever } from '../../vocabulary/result.ts';

/** One thing that may be taken away from a game, so that it shows what rests on it. */
export type Taken =
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  /** All that says so on permanents or in effects; with restrictions, the keywords that stand for some. */
  | { readonly kind: 'said'; readonly what: Said }
  /** What is so of permanents: that they are tapped, came this turn, or are damaged. */
  | { readonly kind: 'tapped' | 'sick' | 'damage' }
  /** That a creature fights more than one: the first of them is left. */
  | { readonly kind: 'severalFought'; readonly by: ObjectId }
  /** CR 2009-07-11 509.2: that damage is divided in an order. */
  | { readonly kind: 'order' };

type Said = 'restriction' | 'requirement' | 'combatCost' | 'permission';

/** The game as it would be without it; the same game where it is not there. */
export function without(game: GameState, taken: Taken): GameState {
  switch (taken.kind) {
    case 'keyword':
      return withoutKeyword(game, taken.keyword);
    case 'said':
      return taken.what === 'restriction'
        ? FORBIDDING.reduce(withoutKeyword, withoutSaid(game, taken.what))
        : withoutSaid(game, taken.what);
    case 'tapped':
      return withEach(game, ({ tapped }) => tapped, { tapped: false });
    case 'sick':
      return withEach(game, ({ sick }) => sick, { sick: false });
    case 'damage':
      return withEach(game, ({ markedDamage }) => markedDamage > 0, { markedDamage: 0 });
    case 'severalFought':
      return withCombat(game, taken.by);
    case 'order':
      return { ...game, believed: { ...game.believed, damageAssignment: 'free' } };
    default:
      return assertNever(taken);
  }
}

const FORBIDDING = EVERY_KEYWORD.filter(({ forbids }) => forbids !== undefined).map(
  ({ keyword }) => keyword,
);

/** CR 113.11: nothing can have it, whatever gives it. */
function withoutKeyword(game: GameState, keyword: Keyword): GameState {
  const affects = game.battlefield
    .map(({ id }) => id)
    .filter((id) => hasKeyword(game, id, keyword));
  const [source] = affects;
  if (source === undefined) return game;
  return {
    ...game,
    continuousEffects: [
      ...game.continuousEffects,
      {
        source,
        controller: game.turn.activePlayer,
        affects,
        change: { kind: 'cannotHave', keyword },
        until: 'endOfTurn',
        timestamp: game.nextId,
      },
    ],
  };
}

/** What triggers or is activated has had its effect, or has none yet. */
function withoutSaid(game: GameState, what: Said): GameState {
  const continuousEffects = game.continuousEffects.filter(({ change }) => !gives(change, what));
  const battlefield = game.battlefield.map((one) => {
    const abilities = one.printed.abilities.filter((ability) => !says(ability, what));
    return abilities.length === one.printed.abilities.length
      ? one
      : { ...one, printed: { ...one.printed, abilities } };
  });
  return battlefield.every((one, at) => one === game.battlefield[at]) &&
    continuousEffects.length === game.continuousEffects.length
    ? game
    : { ...game, battlefield, continuousEffects };
}

const says = (ability: Ability, what: Said): boolean =>
  ability.kind === what || (ability.kind === 'static' && gives(ability.change, what));

const gives = (change: Change, what: Said): boolean =>
  (change.kind === 'grant' || change.kind === 'impose') && says(change.ability, what);

const withEach = (
  game: GameState,
  isSo: (one: Permanent) => boolean,
  change: Partial<Permanent>,
): GameState =>
  game.battlefield.some(isSo)
    ? {
        ...game,
        battlefield: game.battlefield.map((one) => (isSo(one) ? { ...one, ...change } : one)),
      }
    : game;

function withCombat(game: GameState, by: ObjectId): GameState {
  const { combat } = game;
  if (combat.kind === 'none') return game;
  const blocks = onlyFirst(combat, by);
  return blocks === combat.blocks ? game : { ...game, combat: { ...combat, blocks } };
}

type Blocks = Extract<Combat, { kind: 'combat' }>['blocks'];

function onlyFirst({ blocks }: { readonly blocks: Blocks }, by: ObjectId): Blocks {
  const own = blocks.find(({ blocker }) => blocker === by);
  if (own !== undefined && own.attackers.length > 1)
    return blocks.map((one) =>
      one === own ? { ...one, attackers: one.attackers.slice(0, 1) } : one,
    );
  const [, ...more] = blocks.filter(({ attackers }) => attackers.includes(by));
  return more.length === 0
    ? blocks
    : blocks.flatMap((one) => {
        if (!more.includes(one)) return [one];
        const attackers = one.attackers.filter((attacker) => attacker !== by);
        return attackers.length === 0 ? [] : [{ ...one, attackers }];
      });
}
