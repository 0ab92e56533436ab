import { addContinuousEffect } from '../change/addContinuousEffect.ts';
import { andThen, type Changed, unchanged } from '../change/changed.ts';
import { withNewcomer } from '../change/enterBattlefield.ts';
import { leaveCombatIfChanged } from '../change/leaveCombatIfChanged.ts';
import { told, withPlayer } from '../change/update.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { AttackTarget } from '../state/combat.ts';
import { holds } from '../state/conditions.ts';
import type { GameState } from '../state/gameState.ts';
import { hasKeywordIn } from '../state/matches.ts';
import {
  type DelayedTrigger,
  NO_CONTEXT,
  ownerOfSpell,
  type SpellItem,
  type StackItem,
  type TargetChoice,
} from '../state/stack.ts';
import type { Mode } from '../vocabulary/abilities.ts';
import type { CardType } from '../vocabulary/characteristics.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { chosenModes, targetsAsked } from './modes.ts';
import { performAll } from './perform.ts';
import type { CouldBlock, Resolution } from './resolution.ts';
import { targetsOnResolution } from './targets.ts';

type Resolving = Exclude<StackItem, { readonly kind: 'combatDamage' }>;

/**
 * What a player chooses only as a spell or ability resolves (CR 603.5, 608.2d); left out, they do what they may.
 * How blocks are ruled on, of which effects know nothing, comes with it.
 */
export interface ResolutionChoices {
  readonly may?: Resolution['may'];
  readonly sacrificed?: readonly ObjectId[];
  readonly attacking?: AttackTarget;
  readonly option?: number;
  readonly named?: readonly TargetChoice[];
  readonly couldBlock?: CouldBlock;
}

/**
 * CR 608.2: the top of the stack resolves, or does not, and leaves the stack.
 * Combat damage on the stack is no spell or ability: whoever knows about damage deals it.
 */
export function resolveTop(state: GameState, choices: ResolutionChoices = {}): Changed {
  const item = state.stack.at(-1);
  if (item === undefined || item.kind === 'combatDamage') return unchanged(state);
  const source = sourceOf(item);
  // CR 608.2a
  if (!conditionHolds(state, item)) return removed(state, item, 'conditionFalse');
  const targets = targetsNow(state, item);
  // CR 608.2b: it does not resolve if every target is illegal.
  if (item.targets.length > 0 && targets.every((target) => target === undefined))
    return removed(state, item, 'illegalTargets');
  const resolving = told(
    state,
    { kind: 'resolved', item: item.kind, source },
    ...(namesDefendingPlayer(item) ? (['attackers.defendingPlayerOf'] as const) : []),
    // CR 508.5a: of several defending players, the one of that attacker.
    ...(namesDefendingPlayer(item) && state.players.length > 2
      ? (['attackers.defendingPlayerInMultiplayer'] as const)
      : []),
    'resolving.topOfStack',
  );
  const done = andThen(resolving, (now) => carryOut(now, item, targets, choices));
  return andThen(
    andThen(done, (now) => leaveStack(now, item, targets)),
    leaveCombatIfChanged,
  );
}

/** CR 508.5: whether what it does depends on who is the defending player. */
const namesDefendingPlayer = ({ ability }: Resolving): boolean =>
  JSON.stringify(ability.effects).includes('"defendingPlayer"');

const sourceOf = (item: Resolving): ObjectId => (item.kind === 'spell' ? item.id : item.source);

const conditionHolds = (state: GameState, item: Resolving): boolean =>
  item.kind !== 'triggered' ||
  item.ability.if === undefined ||
  holds(viewOf(state), item.ability.if, { object: item.source, controller: item.controller });

/** A delayed trigger has no targets of its own, but may remember those of the effect that made it. */
function targetsNow(state: GameState, item: Resolving): readonly (TargetChoice | undefined)[] {
  if (item.kind === 'triggered' && item.ability.targets.length === 0)
    return item.context.targets ?? [];
  const source = { object: sourceOf(item), controller: item.controller };
  if (item.kind === 'triggered') {
    const { eventPlayer } = item.context;
    const about = eventPlayer === undefined ? source : { ...source, player: eventPlayer };
    return targetsOnResolution(state, item.ability.targets, about, item.targets);
  }
  const specs = targetsAsked(item.ability, item.announced);
  return targetsOnResolution(state, specs, source, item.targets, item.announced?.x);
}

function removed(
  state: GameState,
  item: Resolving,
  because: 'conditionFalse' | 'illegalTargets',
): Changed {
  const rule =
    because === 'conditionFalse' ? 'resolving.interveningIf' : 'resolving.targetsChecked';
  const gone = told(state, { kind: 'didNotResolve', source: sourceOf(item), because }, rule);
  return andThen(gone, (now) =>
    unchanged(
      item.kind === 'spell' ? toGraveyard(withoutItem(now, item), item) : withoutItem(now, item),
    ),
  );
}

function carryOut(
  state: GameState,
  item: Resolving,
  targets: readonly (TargetChoice | undefined)[],
  { may = 'does', ...chosen }: ResolutionChoices,
): Changed {
  const source = sourceOf(item);
  const { controller, ability } = item;
  // CR 603.5: what its controller "may" do is chosen now.
  if (ability.kind === 'triggered' && ability.optional === true && may === 'declines')
    return told(state, { kind: 'optionDeclined', player: controller, source }, 'triggers.optional');
  const context = item.kind === 'triggered' ? item.context : NO_CONTEXT;
  const created = context.created ?? [];
  // CR 608.2c: its instructions are followed in the order written.
  const hand = { source, controller, targets, context, created, may, before: state, ...chosen };
  if (item.kind === 'triggered') return performAll(state, ability.effects, hand);
  const { announced = {} } = item;
  return performModes(state, chosenModes(item.ability, announced), {
    ...hand,
    ...(announced.x === undefined ? {} : { x: announced.x }),
    ...(item.kind === 'activated' && item.attacked !== undefined
      ? { attacked: item.attacked }
      : {}),
  });
}

/** CR 700.2c: each mode has the targets that were chosen for it. */
function performModes(
  state: GameState,
  [mode, ...rest]: readonly Mode[],
  resolution: Resolution,
): Changed {
  if (mode === undefined) return unchanged(state);
  const done = performAll(state, mode.effects, resolution);
  const targets = resolution.targets.slice(mode.targets.length);
  return andThen(done, (now) => performModes(now, rest, { ...resolution, targets }));
}

function leaveStack(
  state: GameState,
  item: Resolving,
  targets: readonly (TargetChoice | undefined)[],
): Changed {
  const without = withoutItem(state, item);
  if (item.kind !== 'spell') return unchanged(without);
  if (rebounds(item)) return rebound(without, item);
  // CR 608.2n: an instant or sorcery goes to its owner's graveyard last of all.
  if (!isPermanentSpell(item)) return unchanged(toGraveyard(without, item));
  return enter(without, item, targets[0]);
}

/** CR 608.3: a permanent spell becomes a permanent under its controller's control, an Aura attached to its target. */
function enter(state: GameState, spell: SpellItem, target: TargetChoice | undefined): Changed {
  const { id, controller, printed, announced } = spell;
  const attachedTo = target?.kind === 'object' ? target.object : undefined;
  const entered = told(
    withNewcomer(state, {
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
    }),
    { kind: 'enteredBattlefield', object: id, player: controller },
    target === undefined ? 'resolving.permanentSpell' : 'resolving.auraSpell',
  );
  if (announced?.ways?.includes('dash')) return andThen(entered, (now) => dash(now, spell));
  return spell.castBy === 'suspend' && printed.types.includes('creature')
    ? andThen(entered, (now) => hasten(now, spell))
    : entered;
}

/** CR 702.62a: it has haste until another player controls it. */
const hasten = (state: GameState, { id: source, controller }: SpellItem): Changed =>
  addContinuousEffect(state, {
    source,
    controller,
    affects: [source],
    change: { kind: 'grant', ability: { kind: 'keyword', keyword: 'haste' } },
    until: 'forever',
    whileControlled: true,
  });

/** CR 702.109a: it has haste, and is returned to its owner's hand at the beginning of the next end step. */
function dash(state: GameState, { id: source, controller }: SpellItem): Changed {
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
    told(
      { ...now, delayedTriggers: [...now.delayedTriggers, delayed] },
      { kind: 'delayedTriggerMade', at: 'endStep', by: source },
      'keyword.dash',
    ),
  );
}

/** CR 702.88a: cast from its owner's hand, and an instant or sorcery. */
const rebounds = ({ printed, announced, castBy }: SpellItem): boolean =>
  hasKeywordIn(printed, 'rebound') &&
  castBy === undefined &&
  announced?.ways?.includes('flashback') !== true;

/** CR 702.88a: it is exiled instead, and may be cast again at the beginning of its controller's next upkeep. */
function rebound(state: GameState, { id, controller, printed }: SpellItem): Changed {
  const delayed: DelayedTrigger = {
    source: id,
    controller,
    at: 'yourUpkeep',
    effects: [{ kind: 'castFromExile', by: 'rebound' }],
    context: NO_CONTEXT,
  };
  const exiled = told(
    {
      ...state,
      cards: [...state.cards, { id, owner: controller, zone: 'exile', printed }],
      delayedTriggers: [...state.delayedTriggers, delayed],
    },
    { kind: 'exiled', object: id },
    'keyword.rebound',
  );
  return andThen(exiled, (now) =>
    told(now, { kind: 'delayedTriggerMade', at: 'yourUpkeep', by: id }, 'triggers.delayedCreated'),
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

const withoutItem = (state: GameState, { id }: Resolving): GameState => ({
  ...state,
  stack: state.stack.filter((item) => item.id !== id),
});

/** CR 702.34a: what was cast for its flashback cost is exiled instead. */
const toGraveyard = (state: GameState, spell: SpellItem): GameState => {
  const { id, announced, printed, front = printed } = spell;
  const owner = ownerOfSpell(spell);
  const zone = announced?.ways?.includes('flashback') ? 'exile' : 'graveyard';
  return {
    ...withPlayer(state, owner, (player) => ({
      ...player,
      graveyardSize: player.graveyardSize + Number(zone === 'graveyard'),
    })),
    cards: [...state.cards, { id, owner, zone, printed: front }],
  };
};
