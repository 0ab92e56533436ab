import type { MistakeName } from '../../mistakes/index.ts';
import { theCharacteristics } from '../../state/characteristicsOf.ts';
import { attackOf, attacksOf, blockersOf, blockOf, blocksOf } from '../../state/combatRoles.ts';
import type { CombatDamageAssignment, DamageRecipient } from '../../state/damageAssignment.ts';
import type { GameState } from '../../state/gameState.ts';
import { thePermanent } from '../../state/lookup.ts';
import type { Color } from '../../vocabulary/characteristics.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';

type Assignments = readonly CombatDamageAssignment[];

/**
 * What somebody who makes mistakes about dividing damage would let a player assign: all that could be said, less what
 * they take to be forbidden, in the words of what they believe. Slow, and written without a look at how the engine does
 * it. It knows no banding, no announced order, and nothing that is assigned as though it weren’t blocked.
 */
export function literalDivisions(
  state: GameState,
  player: PlayerId,
  mistakes: readonly MistakeName[],
): readonly Assignments[] {
  const believer: Believer = { state, makes: (mistake) => mistakes.includes(mistake) };
  return everythingSaid(state, player).filter((all) => isAllowed(believer, player, all));
}

/** All that a player could say: each creature’s power among all that it could ever damage, or nothing. */
export const everythingSaid = (state: GameState, player: PlayerId): readonly Assignments[] =>
  fighters(state, player).reduce<readonly Assignments[]>(
    (all, id) => {
      const ways = waysToAssign(powerOf(state, id), thinkable(state, id));
      return all.flatMap((some) =>
        ways.map((way) => [...some, ...way.map((one) => ({ ...one, source: id }))]),
      );
    },
    [[]],
  );

interface Believer {
  readonly state: GameState;
  readonly makes: (mistake: MistakeName) => boolean;
}

const fighters = (state: GameState, player: PlayerId): readonly ObjectId[] =>
  [
    ...attacksOf(state).map(({ attacker }) => attacker),
    ...blocksOf(state).map(({ blocker }) => blocker),
  ].filter((id) => thePermanent(state, id).controller === player && powerOf(state, id) > 0);

type Share = Pick<CombatDamageAssignment, 'to' | 'amount'>;

/** All of it, or nothing. */
const waysToAssign = (
  power: number,
  to: readonly DamageRecipient[],
): readonly (readonly Share[])[] => [[], ...waysToSpend(power, to)];

function waysToSpend(
  power: number,
  [to, ...others]: readonly DamageRecipient[],
): readonly (readonly Share[])[] {
  if (to === undefined) return power === 0 ? [[]] : [];
  return Array.from({ length: power + 1 }, (_, amount) => amount).flatMap((amount) =>
    waysToSpend(power - amount, others).map((rest) =>
      amount === 0 ? rest : [{ to, amount }, ...rest],
    ),
  );
}

/** Whom it fights, what it attacks, and that planeswalker's controller. */
function thinkable(state: GameState, id: ObjectId): readonly DamageRecipient[] {
  const target = attackOf(state, id)?.target;
  return [
    ...foughtBy(state, id).map(object),
    ...(target?.kind === 'permanent'
      ? [object(target.permanent), { kind: 'player', player: target.defendingPlayer } as const]
      : []),
    ...(target?.kind === 'player' ? [target] : []),
  ];
}

const isAllowed = (believer: Believer, player: PlayerId, all: Assignments): boolean =>
  fighters(believer.state, player).every((id) => allows(believer, id, all));

const allows = (believer: Believer, id: ObjectId, all: Assignments): boolean =>
  goesWhereItMay(believer, id, all) &&
  spillsAsItMay(believer, id, all) &&
  followsOrder(believer, id, all);

function goesWhereItMay(believer: Believer, id: ObjectId, all: Assignments): boolean {
  const { state } = believer;
  const own = all.filter(({ source }) => source === id);
  const fought = foughtBy(state, id);
  const { target = NOTHING, status } = attackOf(state, id) ?? {};
  const mayGoPast = target.kind !== 'nothing' && (status !== 'blocked' || tramples(believer, id));
  // CR 510.1a: all of its power, where there is anything that it may be assigned to.
  if (sum(own) !== (fought.length > 0 || mayGoPast ? powerOf(state, id) : 0)) return false;
  const past = own.filter(({ to }) => to.kind === 'player' || !fought.includes(to.object));
  // CR 702.19b: past its blockers once each of them is assigned what is lethal to it.
  return (
    past.length === 0 || (mayGoPast && fought.every((one) => isLethal(believer, id, one, all)))
  );
}

const NOTHING = { kind: 'nothing' } as const;

/** “What the planeswalker can’t take goes to its owner”: with trample, past its loyalty. */
function spillsAsItMay({ state, makes }: Believer, id: ObjectId, all: Assignments): boolean {
  const target = attackOf(state, id)?.target;
  if (target?.kind !== 'permanent') return true;
  const loyalty = thePermanent(state, target.permanent).counters.loyalty ?? 0;
  return (
    !all.some(({ source, to }) => source === id && to.kind === 'player') ||
    (makes('walkerSpill') && has(state, id, 'trample') && sum(on(all, target.permanent)) >= loyalty)
  );
}

/** “I line them up and kill the first before I touch the next”, in some order. */
const followsOrder = (believer: Believer, id: ObjectId, all: Assignments): boolean =>
  !believer.makes('damageInOrder') ||
  ordersOf(foughtBy(believer.state, id)).some((order) =>
    order.every(
      (one, place) =>
        on(all, one).every(({ source }) => source !== id) ||
        order.slice(0, place).every((before) => isLethal(believer, id, before, all)),
    ),
  );

/** “Blocked is blocked”: without blockers, not even a trampler. */
const tramples = ({ state, makes }: Believer, id: ObjectId): boolean =>
  has(state, id, 'trample') &&
  !(makes('goneBlockerStopsTrample') && foughtBy(state, id).length === 0);

/** Whether what is assigned to `creature` is lethal to it, for `by` that must assign lethal damage. */
function isLethal({ state, makes }: Believer, by: ObjectId, creature: ObjectId, all: Assignments) {
  // “Nothing is lethal to it.”
  if (makes('indestructibleStopsTrample') && has(state, creature, 'indestructible')) return false;
  const scratch = makes('lethalFromScratch');
  const soaks = makes('shieldSoaksTrample');
  // “Lethal is its toughness”, of which I owe all.
  const toughness = theCharacteristics(state, creature).toughness ?? 0;
  const lacks = toughness - (scratch ? 0 : thePermanent(state, creature).markedDamage);
  if (lacks <= 0) return true;
  // “Damage that will be prevented doesn’t count”: nothing of what it is protected from, and a shield comes on top.
  const counted = on(all, creature)
    .filter(({ source }) => !scratch || source === by)
    .filter(({ source }) => !soaks || !isProtected(state, creature, source));
  const through = sum(counted) - (soaks ? shieldOf(state, creature) : 0);
  // “I still owe its toughness”, deathtouch or not.
  const touched =
    !makes('deathtouchFullToughness') &&
    counted.some(({ source }) => has(state, source, 'deathtouch'));
  return through >= (touched ? 1 : lacks);
}

const isProtected = (state: GameState, creature: ObjectId, from: ObjectId): boolean =>
  theCharacteristics(state, creature).abilities.some(
    (ability) =>
      ability.kind === 'keyword' &&
      ability.keyword === 'protection' &&
      theCharacteristics(state, from).colors.some((color) => color === colorIn(ability.quality)),
  );

const colorIn = (quality: { readonly color?: unknown } | undefined): Color | undefined =>
  quality?.color as Color | undefined;

const shieldOf = (state: GameState, creature: ObjectId): number =>
  state.preventionShields
    .filter(({ protects }) => protects === creature)
    .reduce((total, { remaining }) => total + remaining, 0);

const foughtBy = (state: GameState, id: ObjectId): readonly ObjectId[] =>
  attackOf(state, id) === undefined ? (blockOf(state, id)?.attackers ?? []) : blockersOf(state, id);

const ordersOf = (ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] =>
  ids.length === 0
    ? [[]]
    : ids.flatMap((first) =>
        ordersOf(ids.filter((id) => id !== first)).map((rest) => [first, ...rest]),
      );

const has = (state: GameState, id: ObjectId, keyword: string): boolean =>
  theCharacteristics(state, id).abilities.some(
    (ability) => ability.kind === 'keyword' && ability.keyword === keyword,
  );

const powerOf = (state: GameState, id: ObjectId): number =>
  theCharacteristics(state, id).power ?? 0;

const object = (id: ObjectId): DamageRecipient => ({ kind: 'object', object: id });

const on = (all: Assignments, id: ObjectId): Assignments =>
  all.filter(({ to }) => to.kind === 'object' && to.object === id);

const sum = (all: readonly { readonly amount: number }[]): number =>
  all.reduce((total, { amount }) => total + amount, 0);
