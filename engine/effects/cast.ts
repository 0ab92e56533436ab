import { andThen, type Changed, unchanged } from '../change/changed.ts';
import { rulesIn } from '../change/rulesIn.ts';
import { told, withPlayer } from '../change/update.ts';
import type { Violation } from '../log/verdict.ts';
import { characteristicsOf } from '../state/characteristicsOf.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { fitsCharacteristics, hasKeywordIn } from '../state/matches.ts';
import type { Announcement, StackItem, TargetChoice } from '../state/stack.ts';
import type { Cost, SpellAbility } from '../vocabulary/abilities.ts';
import type { Characteristics } from '../vocabulary/characteristics.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { withX } from './announcedCosts.ts';
import { checkCosts, payCosts } from './costs.ts';
import { checkModes, targetsAsked } from './modes.ts';
import { checkTargets } from './targets.ts';
import { checkPriority, checkTiming, isSorceryTime, rulesOfTiming } from './timing.ts';

/** Why the player may not cast this card from their hand with these targets; nothing when they may (CR 601.2). */
export function checkCast(
  state: GameState,
  player: PlayerId,
  card: ObjectId,
  targets: readonly TargetChoice[],
  announced: Announcement = {},
): readonly Violation[] {
  const inHand = cardInHand(state, player, card);
  if (inHand === undefined)
    return [{ code: 'unknownObject', objects: [card], rules: rulesIn(state, 'casting.announce') }];
  const ability = spellAbilityOf(inHand.printed);
  const source = { object: card, controller: player };
  return [
    ...checkPriority(state, player, card),
    ...checkSpeed(state, player, inHand),
    ...checkTiming(state, player, card, { what: 'spell', timing: ability.timing }),
    ...checkModes(state, ability, announced, card),
    ...checkTargets(state, targetsAsked(ability, announced), source, targets, announced.x),
    ...checkCosts(state, withX(costsOfCard(state, inHand.printed), announced), source),
  ];
}

/** Casts a card that may be cast: it goes onto the stack, its cost is paid, and its caster has priority again. */
export function castSpell(
  state: GameState,
  player: PlayerId,
  card: ObjectId,
  targets: readonly TargetChoice[],
  announced?: Announcement,
): Changed {
  const inHand = cardInHand(state, player, card);
  if (inHand === undefined) return unchanged(state);
  const { printed } = inHand;
  const spell: StackItem = {
    kind: 'spell',
    id: card,
    controller: player,
    printed,
    ability: spellAbilityOf(printed),
    targets,
    ...(announced === undefined ? {} : { announced }),
  };
  const onStack: GameState = {
    ...withPlayer(state, player, (now) => ({ ...now, handSize: now.handSize - 1 })),
    cards: state.cards.filter((one) => one !== inHand),
    stack: [...state.stack, spell],
  };
  const source = { object: card, controller: player };
  const costs = withX(costsOfCard(state, printed), announced);
  return andThen(payCosts(onStack, costs, source, 'casting.pay'), (paid) =>
    told(
      paid,
      { kind: 'spellCast', player, spell: card, targets },
      ...rulesOfTiming(state, { what: 'spell', timing: spell.ability.timing }),
      'casting.announce',
      ...(targets.length > 0 ? (['casting.targets'] as const) : []),
      'casting.becomesCast',
    ),
  );
}

/** CR 117.1a: anything but an instant, or what has flash, only in one's main phase with nothing on the stack. */
function checkSpeed(
  state: GameState,
  player: PlayerId,
  { id, printed }: CardInZone,
): readonly Violation[] {
  const isInstant = printed.types.includes('instant') || hasKeywordIn(printed, 'flash');
  return isInstant || isSorceryTime(state, player)
    ? []
    : [{ code: 'wrongTime', objects: [id], rules: rulesIn(state, 'priority.castSpells') }];
}

const cardInHand = (state: GameState, player: PlayerId, id: ObjectId): CardInZone | undefined =>
  state.cards.find((card) => card.id === id && card.zone === 'hand' && card.owner === player);

/** CR 601.2f: the mana cost and whatever makes it more. */
export function costsOfCard(state: GameState, printed: Characteristics): readonly Cost[] {
  const more = state.battlefield
    .flatMap(({ id }) => characteristicsOf(state, id)?.abilities ?? [])
    .flatMap((ability) =>
      ability.kind === 'spellCost' && fitsCharacteristics(ability.spells, printed)
        ? [ability.more]
        : [],
    );
  const own = printed.manaCost === undefined ? [] : [printed.manaCost];
  return [...own, ...more].map((mana) => ({ kind: 'mana', mana }));
}

/** What the spell does as it resolves; permanents do nothing, and an Aura's only says what it can enchant. */
const spellAbilityOf = ({ abilities }: Characteristics): SpellAbility =>
  abilities.find((ability) => ability.kind === 'spell') ?? NO_SPELL_ABILITY;

const NO_SPELL_ABILITY: SpellAbility = { kind: 'spell', targets: [], effects: [] };
