import { heedChanges } from '../change/heedChanges.ts';
import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { logged } from '../change/making/withParts.ts';
import type { Mode } from '../language/spellAbility.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { GameState } from '../state/gameState.ts';
import { chosenModes, targetsAsked } from '../state/modes.ts';
import { aboutThat } from '../state/source.ts';
import { NO_CONTEXT, type TargetChoice } from '../state/stack.ts';
import { causeTold } from '../state/triggerCause.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { isThoughtAloneNoMore } from './beliefs/attackingAlone.ts';
import { isThoughtGone } from './beliefs/sourceGone.ts';
import { leaveStack, type Resolving, toGraveyard, withoutItem } from './leaveStack.ts';
import { mayDo } from './mayDo.ts';
import { performAll } from './perform.ts';
import type { Resolution } from './resolution.ts';
import { targetsOnResolution } from './targets.ts';

/**
 * What players have said that they choose as this spell or ability resolves (CR 603.5, 608.2d). How declarations are
 * ruled on, of which effects know nothing, comes with it.
 */
export type ResolutionChoices = Pick<Resolution, 'said' | 'couldBlock' | 'couldNotBeDeclared'>;

/**
 * CR 608.1-608.2: the top of the stack resolves, or does not, and leaves the stack.
 * Combat damage on the stack is no spell or ability: whoever knows about damage deals it.
 */
export function resolveTop(state: GameState, choices: ResolutionChoices = {}): GameChange {
  const item = state.stack.at(-1);
  if (item === undefined || item.kind === 'combatDamage') return unchanged(state);
  const source = sourceOf(item);
  // CR 608.2a
  if (!conditionHolds(state, item)) return removed(state, item, 'conditionFalse');
  if (isThoughtAloneNoMore(state, item)) return removed(state, item, 'conditionFalse');
  if (isThoughtGone(state, item)) return removed(state, item, 'sourceGone');
  const targets = targetsNow(state, item);
  // CR 608.2b: it does not resolve if every target is illegal.
  if (item.targets.length > 0 && targets.every((target) => target === undefined))
    return removed(state, item, 'illegalTargets');
  const resolving = logged(
    state,
    {
      kind: 'resolved',
      item: item.kind,
      source,
      ...(item.kind === 'triggered' ? causeTold(item, state) : {}),
    },
    {
      decides: [
        ...(namesDefendingPlayer(item) ? (['attackers.defendingPlayerOf'] as const) : []),
        // CR 508.5a: of several defending players, the one of that attacker.
        ...(namesDefendingPlayer(item) && state.players.length > 2
          ? (['attackers.defendingPlayerInMultiplayer'] as const)
          : []),
      ],
      applies: ['resolving.topOfStack'],
    },
  );
  const done = andThen(resolving, (now) => carryOut(now, item, targets, choices));
  return andThen(
    andThen(done, (now) => leaveStack(now, item, targets)),
    heedChanges,
  );
}

/** CR 508.5: whether what it does depends on who is the defending player. */
const namesDefendingPlayer = (item: Resolving): boolean =>
  JSON.stringify(modesOf(item).map(({ effects }) => effects)).includes('"defendingPlayer"');

const modesOf = ({ ability, announced }: Resolving): readonly Mode[] =>
  chosenModes(ability, announced);

const sourceOf = (item: Resolving): ObjectId => (item.kind === 'spell' ? item.id : item.source);

const conditionHolds = (state: GameState, item: Resolving): boolean =>
  item.kind !== 'triggered' ||
  item.ability.if === undefined ||
  holds(
    viewOf(state),
    item.ability.if,
    aboutThat({ object: item.source, controller: item.controller }, item.context.eventCreature),
  );

/** A delayed trigger has no targets of its own, but may remember those of the effect that made it. */
function targetsNow(state: GameState, item: Resolving): readonly (TargetChoice | undefined)[] {
  const specs = targetsAsked(item.ability, item.announced);
  if (item.kind === 'triggered' && specs.length === 0) return item.context.targets ?? [];
  const source = { object: sourceOf(item), controller: item.controller };
  if (item.kind === 'triggered') {
    const { eventPlayer } = item.context;
    const about = eventPlayer === undefined ? source : { ...source, player: eventPlayer };
    return targetsOnResolution(state, specs, about, item.targets);
  }
  return targetsOnResolution(state, specs, source, item.targets, item.announced?.x);
}

function removed(state: GameState, item: Resolving, because: keyof typeof REMOVED_BY): GameChange {
  const gone = logged(
    state,
    { kind: 'didNotResolve', source: sourceOf(item), because },
    REMOVED_BY[because],
  );
  return andThen(gone, (now) =>
    unchanged(
      item.kind === 'spell' ? toGraveyard(withoutItem(now, item), item) : withoutItem(now, item),
    ),
  );
}

// CR 608.2a-b; no rule has an ability leave with its source.
const REMOVED_BY = {
  conditionFalse: 'resolving.interveningIf',
  illegalTargets: 'resolving.targetsChecked',
  sourceGone: 'resolving.topOfStack',
} as const;

function carryOut(
  state: GameState,
  item: Resolving,
  targets: readonly (TargetChoice | undefined)[],
  choices: ResolutionChoices,
): GameChange {
  const source = sourceOf(item);
  const { controller } = item;
  const context = item.kind === 'triggered' ? item.context : NO_CONTEXT;
  const created = context.created ?? [];
  // CR 608.2c: its instructions are followed in the order written.
  const moved = item.kind === 'activated' ? item.moved : context.moved;
  const hand = {
    ...{ source, controller, targets, context, created, before: state, ...choices },
    ...(moved === undefined ? {} : { moved }),
  };
  if (item.kind === 'triggered') {
    const doing = () => performModes(state, modesOf(item), hand);
    if (item.ability.optional !== true) return doing();
    // CR 603.5: what its controller "may" do is chosen now.
    const rule = 'triggers.optional';
    const declining = (now: GameState) =>
      logged(now, { kind: 'optionDeclined', player: controller, source }, rule);
    return mayDo(state, hand, controller, { rule, doing, declining });
  }
  const { announced = {} } = item;
  return performModes(state, modesOf(item), {
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
): GameChange {
  if (mode === undefined) return unchanged(state);
  const done = performAll(state, mode.effects, resolution);
  const targets = resolution.targets.slice(mode.targets.length);
  return andThen(done, (now) => performModes(now, rest, { ...resolution, targets }));
}
