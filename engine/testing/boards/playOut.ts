import { legalTargets, slotsOf } from '../../change/legalTargets.ts';
import { ordersNeeded } from '../../damage/damageOrder.ts';
import { eligibleAttackers } from '../../declaration/eligibleAttackers.ts';
import type { Mode, Modes } from '../../language/spellAbility.ts';
import type { Act } from '../../log/act.ts';
import type { AttackDeclaration, BlockDeclaration } from '../../log/declaration.ts';
import type { GameEvent } from '../../log/gameEvent.ts';
import type { Moment } from '../../log/moment.ts';
import { divideFor } from '../../scenario/divideFor.ts';
import { act, beginLine, decisionOf, gameOf, type Line } from '../../scenario/line.ts';
import { withManaFor } from '../../scenario/unlimitedMana.ts';
import { asActivated } from '../../state/activatedAbility.ts';
import { characteristicsOf, isCreature } from '../../state/characteristicsOf.ts';
import { attacksOf, defendingPlayerOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { defendingPlayers } from '../../state/lookup.ts';
import type { Source } from '../../state/matches.ts';
import { targetsAsked } from '../../state/modes.ts';
import type { Announcement, TargetChoice } from '../../state/stack.ts';
import type { Decision } from '../../turn/decision.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';

/** What came of a game that was played out: everything told, and everything that was refused. */
export interface PlayedOut {
  readonly events: readonly GameEvent[];
  readonly game: GameState;
  readonly refused: readonly GameEvent[];
  /** The game as it stood at each moment. */
  readonly states: readonly GameState[];
  readonly moments: readonly Moment[];
}

const PATIENCE = 500;

/** How the players of a game that is played out behave. */
export interface Plan {
  /** When they cast and activate, and whether they try the first ability first. */
  readonly use: 'always' | 'onceAttackersAreDeclared' | 'never';
  readonly order?: 'lastFirst';
  /** Everything attacks, or only the first of `used` that can. */
  readonly attack: 'all' | 'alone';
  /** Each blocks another attacker, all block the first of `used`, it blocks as many as it can, or nobody blocks. */
  readonly block: 'spread' | 'onFocus' | 'byFocus' | 'none';
}

/**
 * For tests: plays on until a later turn has begun or the game is over. Whoever may cast, or use an ability of, one of
 * `used` does so once in each step, as the plan says; what else is there attacks and blocks.
 */
export function playOut(start: GameState, used: readonly ObjectId[], plan: Plan): PlayedOut {
  const unlimited = start.players.map(({ id }) => id);
  let line = beginLine(start, unlimited);
  const tried = new Set<string>();
  const refused: GameEvent[] = [];
  for (let n = 0; n < PATIENCE; n += 1) {
    const decision = decisionOf(line);
    if (decision.kind === 'gameOver' || gameOf(line).turn.number > start.turn.number + 1) break;
    line = decided(line, decision, { used, plan, tried, refused });
  }
  const states = line.moments.map(({ before }) => before);
  return {
    events: eventsIn(line.moments),
    game: gameOf(line),
    refused,
    states,
    moments: line.moments,
  };
}

interface Playing {
  readonly used: readonly ObjectId[];
  readonly plan: Plan;
  readonly tried: Set<string>;
  readonly refused: GameEvent[];
}

function decided(
  line: Line,
  decision: Exclude<Decision, { readonly kind: 'gameOver' }>,
  { used, plan, tried, refused }: Playing,
): Line {
  const game = gameOf(line);
  const { player } = decision;
  switch (decision.kind) {
    case 'declareAttackers':
      return declare(
        line,
        { kind: 'attack', player, declaration: attackers(game, used, plan) },
        refused,
      );
    case 'declareBlockers':
      return declare(
        line,
        { kind: 'block', player, declaration: blocks(game, decision, used, plan) },
        refused,
      );
    case 'announceDamageOrder': {
      const { of } = decision;
      const needed = ordersNeeded(game).find((one) => one.of === of);
      return act(line, { kind: 'order', player, of, over: needed?.among ?? [] }).line;
    }
    case 'assignCombatDamage':
      return act(line, divideFor(line, player, [])).line;
    case 'priority':
      for (const action of actionsFor(game, decision, used, plan)) {
        const key = `${game.turn.number} ${game.turn.step} ${JSON.stringify(action)}`;
        if (tried.has(key)) continue;
        const acted = act(withManaFor(line, action), action);
        // What was refused is tried again in the same step if something was in the way.
        if (acted.outcome === 'done' || game.stack.length === 0) tried.add(key);
        if (acted.outcome === 'done') return acted.line;
        refused.push(...eventsIn(acted.moments));
      }
      return act(line, { kind: 'pass', player }).line;
  }
}

type Declaring = Act<'attack' | 'block'>;

/** As wished, or else the nearest legal declaration, or else nothing. */
function declare(line: Line, action: Declaring, refused: GameEvent[]): Line {
  const tries: Declaring[] = [action];
  for (const wished of tries) {
    const acted = act(withManaFor(line, wished), wished);
    if (acted.outcome === 'done') return acted.line;
    const events = eventsIn(acted.moments);
    refused.push(...events);
    if (tries.length === 1) tries.push(...otherwise(action, events));
  }
  throw new Error(`no declaration is legal: ${JSON.stringify(refused.at(-1))}`);
}

function otherwise(action: Declaring, events: readonly GameEvent[]): readonly Declaring[] {
  return events.flatMap((event): readonly Declaring[] => {
    if (action.kind === 'attack' && event.kind === 'attack' && event.outcome === 'refused')
      return [event.verdict.nearest ?? { attacks: [] }, { attacks: [] }].map((declaration) => ({
        ...action,
        declaration,
      }));
    if (action.kind === 'block' && event.kind === 'block' && event.outcome === 'refused')
      return [event.verdict.nearest ?? { blocks: [] }, { blocks: [] }].map((declaration) => ({
        ...action,
        declaration,
      }));
    return [];
  });
}

function attackers(
  game: GameState,
  used: readonly ObjectId[],
  { attack }: Plan,
): AttackDeclaration {
  const [player] = defendingPlayers(game);
  if (player === undefined) return { attacks: [] };
  const able = eligibleAttackers(game);
  const alone = able.find((id) => used.includes(id));
  const chosen = attack === 'alone' && alone !== undefined ? [alone] : able;
  return {
    attacks: chosen.map((attacker) => ({ attacker, target: { kind: 'player', player } })),
    exerted: chosen.filter((id) => mayBeExerted(game, id)),
  };
}

const mayBeExerted = (game: GameState, id: ObjectId): boolean =>
  characteristicsOf(game, id)?.abilities.some(
    (ability) => ability.kind === 'permission' && ability.permission === 'exertAsItAttacks',
  ) === true;

function blocks(
  game: GameState,
  { player }: Extract<Decision, { readonly kind: 'declareBlockers' }>,
  used: readonly ObjectId[],
  { block }: Plan,
): BlockDeclaration {
  const attacking = attacksOf(game)
    .filter(({ target }) => defendingPlayerOf(target) === player)
    .map(({ attacker }) => attacker);
  const able = game.battlefield
    .filter(
      ({ id, controller, tapped }) => controller === player && !tapped && isCreature(game, id),
    )
    .map(({ id }) => id);
  const focus = attacking.find((id) => used.includes(id)) ?? attacking[0];
  if (block === 'none' || focus === undefined) return { blocks: [] };
  if (block === 'onFocus') return { blocks: able.map((blocker) => ({ blocker, attacker: focus })) };
  const blocker = able.find((id) => used.includes(id));
  if (block === 'byFocus' && blocker !== undefined)
    return { blocks: attacking.map((attacker) => ({ blocker, attacker })) };
  return {
    blocks: able.map((id, index) => ({
      blocker: id,
      attacker: attacking[Math.min(index, attacking.length - 1)] ?? focus,
    })),
  };
}

/** What the player could try, if the plan has them act now: cast what is theirs, use each ability there is. */
function actionsFor(
  game: GameState,
  { player }: Extract<Decision, { readonly kind: 'priority' }>,
  used: readonly ObjectId[],
  { use, order }: Plan,
): readonly Act[] {
  const isTime = use === 'always' || (use !== 'never' && attacksOf(game).length > 0);
  if (!isTime) return [];
  const bearers = used.flatMap(
    (id) => game.battlefield.find((permanent) => permanent.id === id)?.attachedTo ?? [],
  );
  const activations = [...used, ...bearers].flatMap((id) => activating(game, player, id));
  const casts = used.flatMap((id) => casting(game, player, id));
  return [...casts, ...(order === 'lastFirst' ? activations.toReversed() : activations)];
}

function activating(game: GameState, player: PlayerId, id: ObjectId): readonly Act[] {
  const inHand = game.cards.find((card) => card.id === id && card.zone === 'hand')?.printed;
  const abilities = (characteristicsOf(game, id) ?? inHand)?.abilities ?? [];
  return abilities.flatMap((ability, index) => {
    const activated = asActivated(ability);
    if (activated === undefined) return [];
    const source = { object: id, controller: player };
    return announcements(activated).map(
      (announced): Act => ({
        kind: 'activate',
        player,
        source: id,
        ability: index,
        targets: targetsFor(game, activated, source, announced),
        announced,
      }),
    );
  });
}

function casting(game: GameState, player: PlayerId, id: ObjectId): readonly Act[] {
  const card = game.cards.find((one) => one.id === id && one.zone === 'hand');
  if (card === undefined || card.owner !== player) return [];
  if (card.printed.types.includes('land')) return [{ kind: 'play', player, card: id }];
  const spell = card.printed.abilities.find(({ kind }) => kind === 'spell');
  const spoken = spell?.kind === 'spell' ? spell : { targets: [], effects: [] };
  const source = { object: id, controller: player };
  return announcements(spoken).map((announced) => ({
    kind: 'cast',
    player,
    card: id,
    targets: targetsFor(game, spoken, source, announced),
    announced,
  }));
}

type Modal = Mode & { readonly modes?: Modes };

/** With 2 for X, and every choice of modes there is. */
function announcements({ modes }: Modal): readonly Announcement[] {
  if (modes === undefined) return [{ x: 2 }];
  return subsets(
    modes.of.map((_, index) => index),
    modes.choose,
  ).map((chosen) => ({ x: 2, modes: chosen }));
}

function subsets(items: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** The first legal targets, different ones where one word asks for several. */
function targetsFor(
  game: GameState,
  ability: Modal,
  source: Source,
  announced: Announcement,
): readonly TargetChoice[] {
  const chosen: TargetChoice[] = [];
  for (const { spec } of slotsOf(targetsAsked(ability, announced), announced.x)) {
    const option = legalTargets(game, spec, source).find(
      (one) => !chosen.some((other) => JSON.stringify(one) === JSON.stringify(other)),
    );
    if (option !== undefined) chosen.push(option);
  }
  return chosen;
}

const eventsIn = (moments: readonly Moment[]): readonly GameEvent[] =>
  moments.flatMap(({ entries }) => entries.map(({ event }) => event));
