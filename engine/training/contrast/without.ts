import type { Ability } from '../../language/ability.ts';
import type { Change } from '../../language/change.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { EVERY_KEYWORD } from '../../language/keywords/lists.ts';
import type { PermissionCode } from '../../language/permission.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import type { Combat } from '../../state/combat.ts';
import type { ContinuousEffect, GameState, Permanent } from '../../state/gameState.ts';
import { isGoadedByEffect, ungoaded } from '../../state/goaded.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { assertNever } from '../../vocabulary/result.ts';

/** One thing that may be taken away from a game, so that it shows what rests on it; `of`: from this permanent alone. */
export type Taken =
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly of?: ObjectId }
  /**
   * All that says so on permanents or in effects; with restrictions, the keywords that stand for some. `permission`: one
   * sort of them alone.
   */
  | {
      readonly kind: 'said';
      readonly what: Said;
      readonly of?: ObjectId;
      readonly permission?: PermissionCode;
    }
  /** CR 611.2c: that an effect says so of a permanent, and its source is none by now. */
  | { readonly kind: 'saidByEffect'; readonly what: Said; readonly of?: ObjectId }
  /** CR 701.15a: that effects have goaded a creature, whoever’s they are. */
  | { readonly kind: 'goaded'; readonly of?: ObjectId }
  /** What is so of permanents: that they are tapped, came this turn, are damaged, or have counters. */
  | { readonly kind: Status; readonly of?: ObjectId }
  /** CR 615.7: that the next damage to somebody or something is prevented; `of`: to this permanent alone. */
  | { readonly kind: 'shield'; readonly of?: ObjectId }
  /** What triggers, or changes something as long as it is there, of what stands on a permanent. */
  | { readonly kind: 'ability'; readonly which: 'triggered' | 'static'; readonly of: ObjectId }
  /** That a creature fights more than one: the first of them is left. */
  | { readonly kind: 'severalFought'; readonly by: ObjectId }
  /** CR 702.19b: that another attacker assigns damage to what blocks both. */
  | { readonly kind: 'shared'; readonly by: ObjectId; readonly of: ObjectId }
  /** CR 2009-07-11 509.2: that damage is divided in an order. */
  | { readonly kind: 'order' };

export type Said = 'restriction' | 'requirement' | 'combatCost' | 'permission';

export type Status = 'tapped' | 'sick' | 'damage' | 'counters';

/** The game as it would be without it; the same game where it is not there. */
export function without(game: GameState, taken: Taken): GameState {
  switch (taken.kind) {
    case 'keyword':
      return withoutKeyword(game, taken.keyword, taken.of);
    case 'said':
      return taken.what === 'restriction'
        ? FORBIDDING.reduce(
            (left, keyword) => withoutKeyword(left, keyword, taken.of),
            withoutSaid(game, taken),
          )
        : withoutSaid(game, taken);
    case 'saidByEffect':
      return withoutSaidByEffect(game, taken);
    case 'goaded':
      return withoutGoading(game, taken.of);
    case 'tapped':
    case 'sick':
    case 'damage':
    case 'counters':
      return withoutStatus(game, taken.kind, taken.of);
    case 'shield':
      return withoutShields(game, taken.of);
    case 'ability':
      return withoutAbilities(game, taken.of, ({ kind }) => kind === taken.which);
    case 'severalFought':
      return withBlocks(game, (blocks) => onlyFirst(blocks, taken.by));
    case 'shared':
      return withBlocks(game, (blocks) => apart(blocks, taken));
    case 'order':
      return { ...game, believed: { ...game.believed, damageAssignment: 'free' } };
    default:
      return assertNever(taken);
  }
}

const FORBIDDING = EVERY_KEYWORD.filter(({ forbids }) => forbids !== undefined).map(
  ({ keyword }) => keyword,
);

/** CR 113.11: nothing can have it, or this permanent can't, whatever gives it. */
function withoutKeyword(game: GameState, keyword: Keyword, of: ObjectId | undefined): GameState {
  const affects = game.battlefield
    .map(({ id }) => id)
    .filter((id) => (of === undefined || id === of) && hasKeyword(game, id, keyword));
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

type SaidThere = Extract<Taken, { readonly kind: 'said' }>;

/** What triggers or is activated has had its effect, or has none yet. */
function withoutSaid(game: GameState, said: SaidThere): GameState {
  const { of } = said;
  const continuousEffects = game.continuousEffects.filter(
    ({ source, change }) => (of !== undefined && source !== of) || !gives(change, said),
  );
  const left = withoutAbilities(game, of, (ability) => says(ability, said));
  return continuousEffects.length === game.continuousEffects.length
    ? left
    : { ...left, continuousEffects };
}

function withoutSaidByEffect(
  game: GameState,
  { what, of }: Extract<Taken, { readonly kind: 'saidByEffect' }>,
): GameState {
  const isTaken = ({ source, change, affects }: ContinuousEffect): boolean =>
    gives(change, { kind: 'said', what }) &&
    game.battlefield.every(({ id }) => id !== source) &&
    (of === undefined || affects.includes(of));
  if (!game.continuousEffects.some(isTaken)) return game;
  const continuousEffects = game.continuousEffects.flatMap((effect) => {
    if (!isTaken(effect)) return [effect];
    const affects = effect.affects.filter((id) => of !== undefined && id !== of);
    return affects.length === 0 ? [] : [{ ...effect, affects }];
  });
  return { ...game, continuousEffects };
}

function withoutAbilities(
  game: GameState,
  of: ObjectId | undefined,
  isTaken: (ability: Ability) => boolean,
): GameState {
  return withEach(
    game,
    (one) => (of === undefined || one.id === of) && one.printed.abilities.some(isTaken),
    ({ printed }) => ({
      printed: { ...printed, abilities: printed.abilities.filter((one) => !isTaken(one)) },
    }),
  );
}

function says(ability: Ability, said: SaidThere): boolean {
  if (ability.kind === 'static') return gives(ability.change, said);
  const { what, permission } = said;
  const isThat =
    permission === undefined ||
    (ability.kind === 'permission' && ability.permission === permission);
  return ability.kind === what && isThat;
}

const gives = (change: Change, said: SaidThere): boolean =>
  (change.kind === 'grant' || change.kind === 'impose') && says(change.ability, said);

function withoutGoading(game: GameState, of: ObjectId | undefined): GameState {
  const isTaken = ({ id }: Permanent): boolean =>
    (of === undefined || id === of) && isGoadedByEffect(game, id);
  const taken = game.battlefield.filter(isTaken).map(({ id }) => id);
  return taken.length === 0 ? game : taken.reduce(ungoaded, game);
}

function withoutShields(game: GameState, of: ObjectId | undefined): GameState {
  const preventionShields = game.preventionShields.filter(
    ({ protects }) => of !== undefined && protects !== of,
  );
  return preventionShields.length === game.preventionShields.length
    ? game
    : { ...game, preventionShields };
}

function withoutStatus(game: GameState, status: Status, of: ObjectId | undefined): GameState {
  const { isSo, otherwise } = STATUS[status];
  return withEach(game, (one) => (of === undefined || one.id === of) && isSo(one), otherwise);
}

interface SoOrNot {
  readonly isSo: (one: Permanent) => boolean;
  readonly otherwise: (one: Permanent) => Partial<Permanent>;
}

/** CR 306.5c, 310.4c: these are a planeswalker’s loyalty and a battle’s defense; without any it would be gone. */
const countersLeft = ({ counters }: Permanent): Permanent['counters'] =>
  Object.fromEntries(
    Object.entries(counters).filter(([kind]) => kind === 'loyalty' || kind === 'defense'),
  );

const STATUS: { readonly [S in Status]: SoOrNot } = {
  tapped: { isSo: ({ tapped }) => tapped, otherwise: () => ({ tapped: false }) },
  sick: { isSo: ({ sick }) => sick, otherwise: () => ({ sick: false }) },
  damage: { isSo: ({ markedDamage }) => markedDamage > 0, otherwise: () => ({ markedDamage: 0 }) },
  counters: {
    isSo: (one) => counted(one.counters) > counted(countersLeft(one)),
    otherwise: (one) => ({ counters: countersLeft(one) }),
  },
};

const counted = (counters: Permanent['counters']): number =>
  Object.values(counters).reduce((sum, n) => sum + n, 0);

const withEach = (
  game: GameState,
  isSo: (one: Permanent) => boolean,
  change: (one: Permanent) => Partial<Permanent>,
): GameState =>
  game.battlefield.some(isSo)
    ? {
        ...game,
        battlefield: game.battlefield.map((one) => (isSo(one) ? { ...one, ...change(one) } : one)),
      }
    : game;

function withBlocks(game: GameState, change: (blocks: Blocks) => Blocks): GameState {
  const { combat } = game;
  if (combat.kind === 'none') return game;
  const blocks = change(combat.blocks);
  return blocks === combat.blocks ? game : { ...game, combat: { ...combat, blocks } };
}

type Blocks = Extract<Combat, { kind: 'combat' }>['blocks'];

/** That other attacker is blocked by none of those that block this one. */
function apart(blocks: Blocks, { by, of }: Extract<Taken, { readonly kind: 'shared' }>): Blocks {
  const isShared = ({ attackers }: Blocks[number]): boolean =>
    attackers.includes(by) && attackers.includes(of);
  return blocks.some(isShared)
    ? blocks.map((one) =>
        isShared(one) ? { ...one, attackers: one.attackers.filter((id) => id !== of) } : one,
      )
    : blocks;
}

function onlyFirst(blocks: Blocks, by: ObjectId): Blocks {
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
