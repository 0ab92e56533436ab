import { andThen, type Changed, unchanged } from '../change/changed.ts';
import { slotsOf } from '../change/legalTargets.ts';
import { told, withPlayer } from '../change/update.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import type { Announcement, StackItem, TargetChoice } from '../state/stack.ts';
import type { Effect } from '../vocabulary/abilities.ts';
import type { CastFromExile } from '../vocabulary/keywords.ts';
import { becomeCast, checkAllowed, spellAbilityOf } from './cast.ts';
import { costsOfCard } from './castingCosts.ts';
import { checkCosts } from './costs.ts';
import { targetsAsked } from './modes.ts';
import type { Resolution } from './resolution.ts';
import { legalTargets } from './targets.ts';

type Spell = Extract<StackItem, { readonly kind: 'spell' }>;
type Casting = Extract<Effect, { readonly kind: 'castFromExile' }>;

/**
 * CR 608.2g: the card is cast while the ability resolves, whatever the time (CR 601.3 asks for none); a player who
 * can't, or does not want to, leaves it where it is, or by madness puts it into the graveyard.
 */
export function castFromExile(
  state: GameState,
  { by, cost = '' }: Casting,
  resolution: Resolution,
): Changed {
  const card = state.cards.find(({ id, zone }) => id === resolution.source && zone === 'exile');
  if (card === undefined) return unchanged(state);
  const spell = resolution.may === 'declines' ? undefined : spellFrom(state, card, by, resolution);
  const costs = costsOfCard(state, card, spell?.announced, cost);
  if (spell === undefined || checkCosts(state, costs, payerOf(card)).length > 0)
    return notCast(state, card, by);
  return becomeCast(state, card, spell, costs, RULE[by]);
}

/** The spell that it would be, with the targets named or the first legal ones; nothing where it can't be cast. */
function spellFrom(
  state: GameState,
  card: CardInZone,
  castBy: CastFromExile,
  { named = [] }: Resolution,
): Spell | undefined {
  const { id, owner, printed } = card;
  if (checkAllowed(state, owner, card).length > 0) return undefined;
  const ability = spellAbilityOf(printed);
  const announced: Announcement | undefined = ability.modes && {
    modes: Array.from({ length: ability.modes.choose }, (_, mode) => mode),
  };
  const targets: TargetChoice[] = [];
  for (const { spec, optional } of slotsOf(targetsAsked(ability, announced))) {
    const legal = legalTargets(state, spec, payerOf(card)).filter((one) => !includes(targets, one));
    const wanted = legal.find((one) => includes(named, one)) ?? legal[0];
    if (wanted !== undefined) targets.push(wanted);
    // CR 601.2c: without a legal target it can't be cast.
    else if (!optional) return undefined;
  }
  return {
    kind: 'spell',
    id,
    controller: owner,
    printed,
    ability,
    targets,
    ...(announced === undefined ? {} : { announced }),
    castBy,
  };
}

/** CR 702.35a: a card exiled by madness that isn't cast goes to the graveyard; the others stay exiled. */
function notCast(state: GameState, card: CardInZone, by: CastFromExile): Changed {
  const { id: source, owner: player } = card;
  const declined = told(state, { kind: 'optionDeclined', player, source }, RULE[by]);
  if (by !== 'madness') return declined;
  return andThen(declined, (now) =>
    unchanged({
      ...withPlayer(now, player, (one) => ({ ...one, graveyardSize: one.graveyardSize + 1 })),
      cards: now.cards.map((one) => (one === card ? { ...one, zone: 'graveyard' } : one)),
    }),
  );
}

const payerOf = ({ id, owner }: CardInZone) => ({ object: id, controller: owner });

const includes = (all: readonly TargetChoice[], one: TargetChoice): boolean =>
  all.some((other) => JSON.stringify(other) === JSON.stringify(one));

const RULE: Readonly<Record<CastFromExile, RuleKey>> = {
  madness: 'keyword.madness',
  rebound: 'keyword.rebound',
  suspend: 'keyword.suspend',
};
