import { isCreature, theCharacteristics, viewOf } from '../../state/characteristicsOf.ts';
import { attacksOf, defendingPlayerOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { matches } from '../../state/matches.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import {
  type Affecting,
  type AffectingAbility,
  affecting,
  applies,
  inForce,
  timesOf,
} from './affecting.ts';
import { type Costs, type Declared, type Forbids, type Requires, readEvery } from './counting.ts';
import { keptFrom } from './evasion.ts';
import { canPay } from './paying.ts';

/** CR 509.1: everything that this defending player could declare, each with what becomes of it. */
export function readBlocks(state: GameState, player: PlayerId) {
  const board = {
    state,
    player,
    attackers: attacksOf(state)
      .filter(({ target }) => defendingPlayerOf(target) === player)
      .map(({ attacker }) => attacker),
  };
  const able = state.battlefield.map(({ id }) => id).filter((id) => mayBeChosen(board, id));
  return readEvery({
    ways: new Map(able.map((id) => [id, upTo(board.attackers, mostFor(state, id))])),
    forbids: [
      ...able.flatMap((id) => board.attackers.flatMap((attacker) => kept(state, id, attacker))),
      ...board.attackers
        .filter((attacker) => hasMenace(state, attacker))
        .map((attacker) => ({
          says: 'menace',
          obeyedBy: (declared: Declared) => blockersIn(declared, attacker).length !== 1,
        })),
      ...affecting(state).flatMap((one) => forbidden(board, one)),
      ...inForce(state).flatMap((one) => limits(state, one)),
    ],
    asks: affecting(state).flatMap((one) => asked(board, one)),
    charges: affecting(state).flatMap((one) => charged(state, one)),
    canPay: (charges, declared) => canPay(state, player, charges, declared),
  });
}

interface Board {
  readonly state: GameState;
  readonly player: PlayerId;
  readonly attackers: readonly ObjectId[];
}

/** CR 509.1a */
function mayBeChosen({ state, player }: Board, id: ObjectId): boolean {
  const one = state.battlefield.find((permanent) => permanent.id === id);
  return (
    one?.controller === player &&
    isCreature(state, id) &&
    !theCharacteristics(state, id).types.includes('battle') &&
    !one.tapped
  );
}

/** CR 509.1a: one attacker, and as many more as effects let it block. */
function mostFor(state: GameState, id: ObjectId): number {
  const more = affecting(state).flatMap((one) =>
    one.creature === id &&
    one.ability.kind === 'permission' &&
    one.ability.permission === 'blockAdditional' &&
    applies(state, one)
      ? [one.ability.n ?? Number.POSITIVE_INFINITY]
      : [],
  );
  return more.reduce((sum, n) => sum + n, 1);
}

function upTo(attackers: readonly ObjectId[], most: number): readonly (readonly ObjectId[])[] {
  return subsets(attackers).filter((set) => set.length > 0 && set.length <= most);
}

function subsets(attackers: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  const [first, ...rest] = attackers;
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((set) => [first, ...set])];
}

const blockersIn = (declared: Declared, attacker: ObjectId): readonly ObjectId[] =>
  [...declared].filter(([, blocked]) => blocked.includes(attacker)).map(([id]) => id);

const doesBlock = (declared: Declared, id: ObjectId, attacker: ObjectId): boolean =>
  declared.get(id)?.includes(attacker) === true;

function kept(state: GameState, id: ObjectId, attacker: ObjectId): readonly Forbids[] {
  const keyword = keptFrom(state, id, attacker);
  return keyword === undefined
    ? []
    : [{ says: keyword, obeyedBy: (declared) => !doesBlock(declared, id, attacker) }];
}

const hasMenace = (state: GameState, id: ObjectId): boolean =>
  theCharacteristics(state, id).abilities.some(
    (ability) => ability.kind === 'keyword' && ability.keyword === 'menace',
  );

function forbidden(board: Board, one: Affecting): readonly Forbids[] {
  const { ability, source, creature: id } = one;
  const { state, attackers } = board;
  // CR 508.5: what is said of an attacker means the player whom it attacks.
  const meant = attackers.includes(id) ? board.player : undefined;
  if (ability.kind !== 'restriction' || !applies(state, one, meant)) return [];
  const n = ability.n ?? 1;
  const fits = (other: ObjectId): boolean =>
    matches(viewOf(state), ability.filter ?? {}, other, source);
  const never = (happens: (declared: Declared) => boolean): readonly Forbids[] => [
    { says: ability.restriction, obeyedBy: (declared) => !happens(declared) },
  ];
  /** What it says of blockers of the creature that attacks. */
  const ofBlockers = (happens: (blockers: readonly ObjectId[]) => boolean) =>
    attackers.includes(id) ? never((declared) => happens(blockersIn(declared, id))) : [];
  switch (ability.restriction) {
    case 'cannotBlock':
      return never(
        (declared) => declared.get(id)?.some((attacker) => fits(attacker as ObjectId)) === true,
      );
    case 'canBlockOnly':
      return never(
        (declared) => declared.get(id)?.every((attacker) => fits(attacker as ObjectId)) === false,
      );
    case 'cannotBlockAlone':
      return never((declared) => declared.has(id) && declared.size === 1);
    case 'cannotBlockUnlessWith':
      return never(
        (declared) =>
          declared.has(id) &&
          [...declared.keys()].filter((other) => other !== id && fits(other)).length < n,
      );
    case 'cannotBeBlocked':
      return ofBlockers((blockers) => blockers.length > 0);
    case 'cannotBeBlockedBy':
      return ofBlockers((blockers) => blockers.some(fits));
    case 'cannotBeBlockedExceptBy':
      return ofBlockers((blockers) => !blockers.every(fits));
    case 'minBlockers':
      return ofBlockers((blockers) => blockers.length > 0 && blockers.length < n);
    case 'maxBlockersOn':
      return ofBlockers((blockers) => blockers.length > n);
    // All that the player controls, tapped ones too: where one of them can't block it, none may.
    case 'allOrNoneBlockers':
      return ofBlockers(
        (blockers) =>
          blockers.length > 0 && creaturesOf(board).some((other) => !blockers.includes(other)),
      );
    default:
      return [];
  }
}

/** This speaks of all blockers, whatever it is on. */
function limits(state: GameState, { ability, source }: AffectingAbility): readonly Forbids[] {
  if (ability.kind !== 'restriction' || ability.restriction !== 'maxBlockers') return [];
  if (!applies(state, { ability, source })) return [];
  const { n = 1 } = ability;
  return [{ says: ability.restriction, obeyedBy: (declared) => declared.size <= n }];
}

const creaturesOf = ({ state, player }: Board): readonly ObjectId[] =>
  state.battlefield
    .filter(({ id, controller }) => controller === player && isCreature(state, id))
    .map(({ id }) => id);

function asked(board: Board, one: Affecting): readonly Requires[] {
  const { ability, source, creature: id } = one;
  const { state, attackers, player } = board;
  if (ability.kind !== 'requirement' || !applies(state, one)) return [];
  const says = `${ability.requirement} of ${id}`;
  const fits = (other: ObjectId): boolean =>
    matches(viewOf(state), ('filter' in ability ? ability.filter : undefined) ?? {}, other, source);
  const isTheirs = state.battlefield.some(
    (permanent) => permanent.id === id && permanent.controller === player,
  );
  const ofBlockers = (happens: (blockers: readonly ObjectId[]) => boolean): readonly Requires[] =>
    attackers.includes(id)
      ? [{ says, obeyedBy: (declared) => happens(blockersIn(declared, id)) }]
      : [];
  switch (ability.requirement) {
    case 'blocksIfAble':
      return isTheirs
        ? [
            {
              says,
              obeyedBy: (declared) =>
                attackers.some((attacker) => doesBlock(declared, id, attacker) && fits(attacker)),
            },
          ]
        : [];
    case 'blocksEachIfAble':
      return isTheirs
        ? attackers.map((attacker) => ({
            says: `${says}, ${attacker}`,
            obeyedBy: (declared: Declared) => doesBlock(declared, id, attacker),
          }))
        : [];
    case 'mustBeBlocked':
      return ofBlockers((blockers) => blockers.length >= (ability.n ?? 1));
    case 'mustBeBlockedByOne':
      return ofBlockers((blockers) => blockers.some(fits));
    case 'mustBeBlockedByExactlyOne':
      return ofBlockers((blockers) => blockers.length === 1);
    // Each creature that fits is asked by itself.
    case 'mustBeBlockedByAll':
      return attackers.includes(id)
        ? creaturesOf(board)
            .filter(fits)
            .map((blocker) => ({
              says: `${says} by ${blocker}`,
              obeyedBy: (declared: Declared) => doesBlock(declared, blocker, id),
            }))
        : [];
    default:
      return [];
  }
}

function charged(state: GameState, one: Affecting): readonly Costs[] {
  const { ability, source, creature: id } = one;
  if (ability.kind !== 'combatCost' || ability.to !== 'block' || !applies(state, one)) return [];
  return [
    {
      cost: ability.pay,
      times: timesOf(state, ability, source),
      source: source.object,
      owedBy: (declared) =>
        declared
          .get(id)
          ?.some((attacker) =>
            matches(viewOf(state), ability.filter ?? {}, attacker as ObjectId, source),
          ) === true,
    },
  ];
}
