import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { nextObjectId } from '../change/making/newObject.ts';
import { withUse } from '../change/making/onceEachTurn.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import { logged } from '../change/making/withParts.ts';
import type { Cost } from '../language/cost.ts';
import { meaningOf } from '../language/keywords/lists.ts';
import type { ActivatedAbility } from '../language/spellAbility.ts';
import type { Violation } from '../log/verdict.ts';
import { asActivated, isManaAbility } from '../state/activatedAbility.ts';
import { characteristicsOf } from '../state/characteristicsOf.ts';
import type { AttackTarget } from '../state/combat.ts';
import { attackOf } from '../state/combatRoles.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { targetsAsked } from '../state/modes.ts';
import type { Announcement, StackItem, TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { costsOfAbility } from './announcedCosts.ts';
import { checkModes } from './checkModes.ts';
import { checkProhibited } from './checkProhibited.ts';
import { checkCosts, payCosts } from './costs.ts';
import { useManaAbility } from './manaAbility.ts';
import { alsoMoved } from './moved.ts';
import { type Payer, payerOf, paymentOf } from './payment.ts';
import { checkTargets } from './targets.ts';
import { checkPriority, checkTiming, isSorceryTime, rulesOfTiming } from './timing.ts';

/**
 * Why the player may not activate this ability with these targets (CR 602.2); nothing when they may.
 * `ability` counts all the abilities that the permanent, or the card in their hand, has now, from 0.
 */
export function checkActivate(
  state: GameState,
  player: PlayerId,
  source: ObjectId,
  ability: number,
  targets: readonly TargetChoice[],
  announced: Announcement = {},
): readonly Violation[] {
  const holder = holderOf(state, source);
  if (holder === undefined)
    return [
      { code: 'unknownObject', objects: [source], rules: rulesIn(state, 'activating.begin') },
    ];
  const activated = activatedAbilityOf(state, source, ability);
  if (activated === undefined)
    return [{ code: 'noSuchAbility', objects: [source], rules: rulesIn(state, 'activating.form') }];
  const by = payerOf(source, player, announced);
  return [
    ...checkPriority(state, player, source),
    ...(holder === player || activated.by === 'anyPlayer' ? [] : [notYours(state, source)]),
    ...checkTiming(state, player, source, { what: 'ability', timing: activated.timing }),
    ...checkLoyalty(state, player, source, activated),
    ...checkProhibited(state, source, activated),
    ...checkModes(state, activated, announced, source),
    ...checkTargets(state, targetsAsked(activated, announced), by, targets, announced.x),
    ...checkPayment(state, costsOfAbility(state, source, activated, announced), by, activated),
  ];
}

/** CR 602.2b: where there is nothing to pay with, the rule of the keyword that asks for it comes first. */
function checkPayment(
  state: GameState,
  costs: readonly Cost[],
  by: Payer,
  { keyword }: ActivatedAbility,
): readonly Violation[] {
  const violations = checkCosts(state, costs, by);
  if (keyword === undefined || paymentOf(state, costs, by) !== undefined) return violations;
  const rules = meaningOf(keyword)?.rules ?? [];
  return violations.map((one) => ({ ...one, rules: rulesIn(state, ...rules, ...one.rules) }));
}

/** CR 606.3: as a sorcery, and only one loyalty ability of a permanent in a turn. */
function checkLoyalty(
  state: GameState,
  player: PlayerId,
  source: ObjectId,
  { costs }: ActivatedAbility,
): readonly Violation[] {
  if (!costs.some(({ kind }) => kind === 'loyalty')) return [];
  const isUsed = state.turn.history?.loyaltyUsed.includes(source) === true;
  if (isSorceryTime(state, player) && !isUsed) return [];
  const rules = rulesIn(state, 'planeswalker.oneAbilityEachTurn');
  return [{ code: 'wrongTime', objects: [source], rules }];
}

/** Activates an ability that may be activated: it goes onto the stack and its costs are paid. */
export function activateAbility(
  state: GameState,
  player: PlayerId,
  source: ObjectId,
  ability: number,
  targets: readonly TargetChoice[],
  announced?: Announcement,
): GameChange {
  const activated = activatedAbilityOf(state, source, ability);
  if (activated === undefined) return unchanged(state);
  if (isManaAbility(activated))
    return useManaAbility(state, player, { source, ability }, announced);
  const { id, counted } = nextObjectId(state, 'ability');
  const payer = payerOf(source, player, announced);
  const attacked = attackedByReturned(state, activated, payer);
  const item: StackItem = {
    kind: 'activated',
    id,
    controller: player,
    source,
    ability: activated,
    targets,
    ...(announced === undefined ? {} : { announced }),
    ...(attacked === undefined ? {} : { attacked }),
  };
  const limited = withUse(counted, { source, ability: activated });
  const onStack: GameState = { ...limited, stack: [...limited.stack, item] };
  return andThen(
    payCosts(onStack, costsOfAbility(state, source, activated, announced), payer, 'casting.pay'),
    (paid) =>
      logged(
        withMoved(paid, id, onStack),
        {
          kind: 'activate',
          outcome: 'done',
          act: {
            kind: 'activate',
            player,
            source,
            ability,
            targets,
            ...(announced === undefined ? {} : { announced }),
          },
        },
        {
          decides: [
            ...(activated.keyword === undefined ? [] : (meaningOf(activated.keyword)?.rules ?? [])),
            ...rulesOfTiming(state, { what: 'ability', timing: activated.timing }),
            'activating.announce',
          ],
          applies: targets.length > 0 ? ['casting.targets'] : [],
        },
      ),
  );
}

/** CR 400.7j: what its costs moved, the ability's effects can find. */
function withMoved(paid: GameState, ability: ObjectId, before: GameState): GameState {
  const more = alsoMoved(undefined, before, paid);
  if (more.moved === undefined) return paid;
  return {
    ...paid,
    stack: paid.stack.map((item) =>
      item.id === ability && item.kind === 'activated' ? { ...item, ...more } : item,
    ),
  };
}

/** Whoever could activate its abilities: a permanent's controller, the owner of a card in hand. */
const holderOf = (state: GameState, id: ObjectId): PlayerId | undefined =>
  permanentOf(state, id)?.controller ?? cardInHand(state, id)?.owner;

/** Most abilities function only on the battlefield; those that do so from a hand only there (CR 113.6). */
/** What the permanent, or the card in a hand, has as that of its abilities, if it can be activated where it is. */
export function activatedAbilityOf(
  state: GameState,
  id: ObjectId,
  index: number,
): ActivatedAbility | undefined {
  const onBattlefield = characteristicsOf(state, id)?.abilities[index];
  const ability = asActivated(onBattlefield ?? cardInHand(state, id)?.printed.abilities[index]);
  if (ability === undefined) return undefined;
  const functions = (ability.from === 'hand') === (onBattlefield === undefined);
  return functions ? ability : undefined;
}

const cardInHand = (state: GameState, id: ObjectId): CardInZone | undefined =>
  state.cards.find((card) => card.id === id && card.zone === 'hand');

/** CR 702.49c: what the creature attacks that is about to be returned as a cost, to be remembered. */
function attackedByReturned(
  state: GameState,
  { costs }: ActivatedAbility,
  payer: Payer,
): AttackTarget | undefined {
  const [returned] = paymentOf(state, costs, payer)?.returned ?? [];
  return returned === undefined ? undefined : attackOf(state, returned)?.target;
}

// CR 602.2: only an object's controller.
const notYours = (state: GameState, source: ObjectId): Violation => ({
  code: 'notUnderYourControl',
  objects: [source],
  rules: rulesIn(state, 'activating.begin'),
});
