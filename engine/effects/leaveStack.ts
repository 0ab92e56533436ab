import { addContinuousEffect } from '../change/addContinuousEffect.ts';
import { enterBattlefield } from '../change/enterBattlefield.ts';
import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { newObject } from '../change/making/newObject.ts';
import { logged, withPlayer } from '../change/making/withParts.ts';
import type { GameState } from '../state/gameState.ts';
import { hasKeywordIn } from '../state/matchesCharacteristics.ts';
import {
  type DelayedTrigger,
  NO_CONTEXT,
  ownerOfSpell,
  type SpellItem,
  type StackItem,
  type TargetChoice,
} from '../state/stack.ts';
import type { CardType } from '../vocabulary/characteristics.ts';

/** Combat damage on the stack is no spell or ability. */
export type Resolving = Exclude<StackItem, { readonly kind: 'combatDamage' }>;

/** What becomes of it once it has resolved: an ability is gone, a spell goes where it belongs (CR 608.2n, 608.3). */
export function leaveStack(
  state: GameState,
  item: Resolving,
  targets: readonly (TargetChoice | undefined)[],
): GameChange {
  const without = withoutItem(state, item);
  if (item.kind !== 'spell') return unchanged(without);
  if (rebounds(item)) return rebound(without, item);
  // CR 608.2n: an instant or sorcery goes to its owner's graveyard last of all.
  if (!isPermanentSpell(item)) return unchanged(toGraveyard(without, item));
  return enter(without, item, targets[0]);
}

/** CR 608.3: a permanent spell becomes a permanent under its controller's control, an Aura attached to its target. */
function enter(state: GameState, spell: SpellItem, target: TargetChoice | undefined): GameChange {
  const { id, controller, printed, announced } = spell;
  const attachedTo = target?.kind === 'object' ? target.object : undefined;
  const newcomer = enterBattlefield(state, {
    id,
    printed,
    owner: ownerOfSpell(spell),
    controller,
    tapped: false,
    token: false,
    attachedTo,
    ...(target?.kind === 'player' ? { enchants: target.player } : {}),
    ...(announced?.ways === undefined ? {} : { castWith: announced.ways }),
    ...(announced?.x === undefined ? {} : { x: announced.x }),
    ...(spell.front === undefined ? {} : { front: spell.front }),
    ...(spell.faceUp === undefined ? {} : { faceUp: spell.faceUp }),
  });
  const entered = andThen(newcomer, (now) =>
    logged(
      now,
      { kind: 'enteredBattlefield', object: id, player: controller },
      target === undefined ? 'resolving.permanentSpell' : 'resolving.auraSpell',
    ),
  );
  if (announced?.ways?.includes('dash')) return andThen(entered, (now) => dash(now, spell));
  return spell.castBy === 'suspend' && printed.types.includes('creature')
    ? andThen(entered, (now) => hasten(now, spell))
    : entered;
}

/** CR 702.62a: it has haste until another player controls it. */
const hasten = (state: GameState, { id: source, controller }: SpellItem): GameChange =>
  addContinuousEffect(state, {
    source,
    controller,
    affects: [source],
    change: { kind: 'grant', ability: { kind: 'keyword', keyword: 'haste' } },
    until: 'forever',
    whileControlled: true,
  });

/** CR 702.109a, 603.7a: it has haste, and is returned to its owner's hand at the beginning of the next end step. */
function dash(state: GameState, { id: source, controller }: SpellItem): GameChange {
  const hasty = addContinuousEffect(state, {
    source,
    controller,
    affects: [source],
    change: { kind: 'grant', ability: { kind: 'keyword', keyword: 'haste' } },
    until: 'forever',
  });
  const delayed: DelayedTrigger = {
    source,
    controller,
    at: 'endStep',
    effects: [{ kind: 'returnToHand', subject: { kind: 'reference', reference: 'self' } }],
    context: NO_CONTEXT,
  };
  return andThen(hasty, (now) =>
    logged(
      { ...now, delayedTriggers: [...now.delayedTriggers, delayed] },
      { kind: 'delayedTriggerMade', at: 'endStep', by: source },
      { decides: ['keyword.dash'], applies: ['triggers.delayedCreated'] },
    ),
  );
}

/** CR 702.88a: cast from its owner's hand, and an instant or sorcery. */
const rebounds = ({ printed, announced, castBy }: SpellItem): boolean =>
  hasKeywordIn(printed, 'rebound') &&
  castBy === undefined &&
  announced?.ways?.includes('flashback') !== true;

/** CR 702.88a, 614.1a: it is exiled instead, and may be cast again at the beginning of its controller's next upkeep. */
function rebound(state: GameState, { id, controller, printed }: SpellItem): GameChange {
  const exiledCard = newObject(id);
  const delayed: DelayedTrigger = {
    source: exiledCard,
    controller,
    at: 'yourUpkeep',
    effects: [{ kind: 'castFromExile', by: 'rebound' }],
    context: NO_CONTEXT,
  };
  const exiled = logged(
    {
      ...state,
      cards: [...state.cards, { id: exiledCard, owner: controller, zone: 'exile', printed }],
      delayedTriggers: [...state.delayedTriggers, delayed],
    },
    { kind: 'exiled', object: id },
    { decides: ['keyword.rebound'], applies: ['replacement.instead'] },
  );
  return andThen(exiled, (now) =>
    logged(
      now,
      { kind: 'delayedTriggerMade', at: 'yourUpkeep', by: id },
      'triggers.delayedCreated',
    ),
  );
}

const PERMANENT_TYPES: readonly CardType[] = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
];

const isPermanentSpell = ({ printed }: SpellItem): boolean =>
  printed.types.some((type) => PERMANENT_TYPES.includes(type));

/** The stack without it. */
export const withoutItem = (state: GameState, { id }: Resolving): GameState => ({
  ...state,
  stack: state.stack.filter((item) => item.id !== id),
});

/** CR 702.34a: what was cast for its flashback cost is exiled instead. */
export const toGraveyard = (state: GameState, spell: SpellItem): GameState => {
  const { id, announced, printed, faceUp = printed, front = faceUp } = spell;
  const owner = ownerOfSpell(spell);
  const zone = announced?.ways?.includes('flashback') ? 'exile' : 'graveyard';
  return {
    ...withPlayer(state, owner, (player) => ({
      ...player,
      graveyardSize: player.graveyardSize + Number(zone === 'graveyard'),
    })),
    cards: [...state.cards, { id: newObject(id), owner, zone, printed: front }],
  };
};
