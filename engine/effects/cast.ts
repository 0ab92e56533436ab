import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { objectFrom } from '../change/making/newObject.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import { logged, withPlayer } from '../change/making/withParts.ts';
import { tap } from '../change/tapAndUntap.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { Cost } from '../language/cost.ts';
import { MEANINGS } from '../language/keywords/index.ts';
import type { WayToCast } from '../language/keywords/lists.ts';
import type { SpellAbility } from '../language/spellAbility.ts';
import type { Violation } from '../log/verdict.ts';
import { CHANGED_RULES } from '../state/changedRules.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { hasKeywordIn } from '../state/matchesCharacteristics.ts';
import { targetsAsked } from '../state/modes.ts';
import type { Announcement, SpellItem, TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { asAnnounced, type CardAnnounced } from './asAnnounced.ts';
import { costsOfCard, waysOf } from './castingCosts.ts';
import { checkModes } from './checkModes.ts';
import { waysToConvoke } from './convoke.ts';
import { checkCosts, payCosts } from './costs.ts';
import { payerOf } from './payment.ts';
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
  const found = cardToCast(state, player, card, announced);
  if (found === undefined)
    return [{ code: 'unknownObject', objects: [card], rules: rulesIn(state, 'casting.announce') }];
  const inHand = asAnnounced(found, announced);
  const ability = spellAbilityOf(inHand.printed);
  const source = { object: card, controller: player };
  return [
    ...checkPriority(state, player, card),
    ...checkAllowed(state, player, inHand, announced),
    ...checkSpeed(state, player, inHand),
    ...checkTiming(state, player, card, { what: 'spell', timing: ability.timing }),
    ...checkModes(state, ability, announced, card),
    ...checkTargets(state, targetsAsked(ability, announced), source, targets, announced.x),
    ...checkPayment(state, player, inHand, announced),
  ];
}

/** CR 601.2g-h, 702.51a: whether the total cost can be paid, with creatures in place of mana as far as it is convoked. */
function checkPayment(
  state: GameState,
  player: PlayerId,
  card: CardInZone,
  announced: Announcement,
): readonly Violation[] {
  const [costs] = costsToPay(state, player, card, announced);
  return costs === undefined
    ? [
        {
          code: 'cannotPay',
          objects: announced.convoke ?? [],
          rules: rulesIn(state, 'keyword.convoke'),
        },
      ]
    : checkCosts(state, costs, payerOf(card.id, player, announced));
}

/** The total cost, in each way in which creatures leave it: first those that can be paid. */
function costsToPay(
  state: GameState,
  player: PlayerId,
  card: CardInZone,
  announced: Announcement = {},
): readonly (readonly Cost[])[] {
  const costs = costsOfCard(state, card, announced);
  const ways = waysToConvoke(state, player, card.printed, costs, announced.convoke);
  const payer = payerOf(card.id, player, announced);
  const payable = ways.filter((way) => checkCosts(state, way, payer).length === 0);
  return payable.length > 0 ? payable : ways;
}

/** Casts a card that may be cast: it goes onto the stack, its cost is paid, and its caster has priority again. */
export function castSpell(
  state: GameState,
  player: PlayerId,
  card: ObjectId,
  targets: readonly TargetChoice[],
  announced?: Announcement,
): GameChange {
  const inHand = cardToCast(state, player, card, announced);
  if (inHand === undefined) return unchanged(state);
  const cast = asAnnounced(inHand, announced);
  const { printed, faceUp } = cast;
  const ability = spellAbilityOf(printed);
  const spell: SpellItem = {
    kind: 'spell',
    id: objectFrom(inHand),
    controller: player,
    printed,
    ability,
    targets,
    ...(announced === undefined ? {} : { announced }),
    ...(faceUp === undefined ? {} : { faceUp }),
  };
  return becomeCast(
    state,
    inHand,
    spell,
    costsToPay(state, player, cast, announced),
    ...(faceUp === undefined ? [] : (['keyword.morph', 'faceDown.characteristics'] as const)),
    // CR 702.51a
    ...(announced?.convoke === undefined ? [] : (['keyword.convoke'] as const)),
    // CR 702.8a
    ...(hasKeywordIn(printed, 'flash') && !isSorceryTime(state, player)
      ? (['keyword.flash'] as const)
      : []),
    ...rulesOfTiming(state, { what: 'spell', timing: ability.timing }),
  );
}

/** The card goes onto the stack as that spell, its costs are paid in the first of these ways, and it has been cast (CR 601.2a, 601.2h-i). */
export function becomeCast(
  state: GameState,
  card: CardInZone,
  spell: SpellItem,
  [costs = [], ...otherwise]: readonly (readonly Cost[])[],
  ...rules: readonly RuleKey[]
): GameChange {
  const { controller: player, targets } = spell;
  const onStack: GameState = {
    ...withPlayer(state, player, (now) => ({
      ...now,
      handSize: now.handSize - Number(card.zone === 'hand'),
      graveyardSize: now.graveyardSize - Number(card.zone === 'graveyard'),
    })),
    cards: state.cards.filter((one) => one !== card),
    stack: [...state.stack, spell],
  };
  const source = { ...payerOf(spell.id, player, spell.announced), otherwise };
  const tapped = tap(onStack, spell.announced?.convoke ?? []);
  const paying = andThen(tapped, (now) => payCosts(now, costs, source, 'casting.pay'));
  return andThen(paying, (paid) =>
    logged(
      paid,
      {
        kind: 'cast',
        outcome: 'done',
        act: { kind: 'cast', player, card: spell.id, targets, ...announcing(spell) },
      },
      {
        decides: [...rules, targets.length > 0 ? 'casting.targets' : 'casting.announce'],
        applies: ['casting.announce', 'casting.becomesCast'],
      },
    ),
  );
}

const announcing = ({ announced }: SpellItem): Pick<SpellItem, 'announced'> =>
  announced === undefined ? {} : { announced };

/** CR 101.2, 601.2b: nothing keeps the player from casting spells, and the card can be cast in the way announced. */
export function checkAllowed(
  state: GameState,
  player: PlayerId,
  { id, printed, faceUp = printed }: Pick<CardAnnounced, 'id' | 'printed' | 'faceUp'>,
  { ways = [] }: Announcement = {},
): readonly Violation[] {
  const isForbidden =
    CHANGED_RULES.cannotCast(state, player) ||
    CHANGED_RULES.forbidsNamesExiled(state, player, printed.name);
  return [
    ...(isForbidden
      ? [
          {
            code: 'spellsForbidden',
            objects: [id],
            rules: rulesIn(state, 'casting.begin'),
          } as const,
        ]
      : []),
    // CR 305.1, 305.9: a land is played, whatever else it is.
    ...(printed.types.includes('land')
      ? [{ code: 'notASpell', objects: [id], rules: rulesIn(state, 'land.played') } as const]
      : []),
    ...checkWays(state, id, ways, waysOf(faceUp)),
  ];
}

function checkWays(
  state: GameState,
  id: ObjectId,
  ways: readonly WayToCast[],
  known: readonly WayToCast[],
): readonly Violation[] {
  const wrong = (rule: RuleKey): readonly Violation[] => [
    { code: 'wrongWays', objects: [id], rules: rulesIn(state, rule) },
  ];
  if (!ways.every((way) => known.includes(way))) return wrong('casting.choices');
  // CR 601.2b, 702.33a: ways are announced once each; a kicker cost is paid once.
  if (new Set(ways).size < ways.length) return wrong('casting.choices');
  // CR 118.9a: a spell has one alternative cost at most.
  return ways.filter((way) => MEANINGS[way].paid === 'instead').length > 1
    ? wrong('cost.alternative')
    : [];
}

/** CR 117.1a: anything but an instant, or what has flash, only in one's main phase with nothing on the stack. */
export function checkSpeed(
  state: GameState,
  player: PlayerId,
  { id, printed }: CardInZone,
): readonly Violation[] {
  const isInstant = printed.types.includes('instant') || hasKeywordIn(printed, 'flash');
  return isInstant || isSorceryTime(state, player)
    ? []
    : [{ code: 'wrongTime', objects: [id], rules: rulesIn(state, 'priority.castSpells') }];
}

/** CR 702.34a: also a card in the graveyard, if it is cast for its flashback cost. */
const cardToCast = (
  state: GameState,
  player: PlayerId,
  id: ObjectId,
  { ways = [] }: Announcement = {},
): CardInZone | undefined => {
  const zone = ways.includes('flashback') ? 'graveyard' : 'hand';
  return state.cards.find((card) => card.id === id && card.zone === zone && card.owner === player);
};

/** What the spell does as it resolves; permanents do nothing, and an Aura's only says what it can enchant. */
export const spellAbilityOf = ({ abilities }: Characteristics): SpellAbility =>
  abilities.find((ability) => ability.kind === 'spell') ?? NO_SPELL_ABILITY;

const NO_SPELL_ABILITY: SpellAbility = { kind: 'spell', targets: [], effects: [] };
