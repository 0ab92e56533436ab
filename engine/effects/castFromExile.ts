import { slotsOf } from '../change/legalTargets.ts';
import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { newObject } from '../change/making/newObject.ts';
import { logged, withPlayer } from '../change/making/withParts.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { Effect } from '../language/effect.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { fewestModes, targetsAsked } from '../state/modes.ts';
import type { Announcement, SpellItem, TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { becomeCast, checkAllowed, spellAbilityOf } from './cast.ts';
import { costsOfCard } from './castingCosts.ts';
import { checkCosts } from './costs.ts';
import { mayDo } from './mayDo.ts';
import { foundWhereItWent } from './moved.ts';
import type { Resolution } from './resolution.ts';
import { namedBy, tellChoice } from './said.ts';
import { legalTargets } from './targets.ts';

/** Who may cast a card in exile, by what, and for which cost instead of its mana cost. */
interface Casting {
  readonly by: NonNullable<SpellItem['castBy']>;
  readonly player: PlayerId;
  readonly cost: string;
  readonly resolution: Pick<Resolution, 'source' | 'said'>;
}

/** The card that has the ability is cast by the ability's controller as it resolves. */
export function castFromExile(
  state: GameState,
  { by, cost = '' }: Extract<Effect, { readonly kind: 'castFromExile' }>,
  resolution: Resolution,
): GameChange {
  const { controller: player } = resolution;
  const source = foundWhereItWent(state, resolution.source, resolution);
  return castOutOfExile(state, source, { by, player, cost, resolution });
}

/**
 * CR 608.2g: a card is cast while something resolves, whatever the time; a player who can't, or does not want to,
 * leaves it where it is, or by madness puts it into the graveyard.
 */
export function castOutOfExile(state: GameState, id: ObjectId, casting: Casting): GameChange {
  const { by, player, cost, resolution } = casting;
  const card = state.cards.find((one) => one.id === id && one.zone === 'exile');
  if (card === undefined || faceOf(card, by) === undefined) return unchanged(state);
  const cast = spellFrom(state, card, casting);
  const face = { ...card, printed: cast?.spell.printed ?? card.printed };
  const costs = costsOfCard(state, face, cast?.spell.announced, cost);
  const isAble =
    cast !== undefined && checkCosts(state, costs, { object: id, controller: player }).length === 0;
  return mayDo(state, resolution, player, {
    rule: RULE[by],
    doing: isAble
      ? () =>
          andThen({ state, events: cast.events }, (now) =>
            becomeCast(now, card, cast.spell, [costs], RULE[by]),
          )
      : undefined,
    declining: (now) => notCast(now, card, casting),
  });
}

interface CastSo {
  readonly spell: SpellItem;
  readonly events: readonly GameEvent[];
}

/** The spell that it would be, with the targets named or the first legal ones; nothing where it can't be cast. */
function spellFrom(
  state: GameState,
  card: CardInZone,
  { by: castBy, player: controller, resolution }: Casting,
): CastSo | undefined {
  const { id, owner } = card;
  const printed = faceOf(card, castBy);
  if (printed === undefined || checkAllowed(state, controller, { id, printed }).length > 0)
    return undefined;
  const ability = spellAbilityOf(printed);
  const announced: Announcement | undefined = ability.modes && {
    modes: Array.from({ length: Math.max(1, fewestModes(ability.modes)) }, (_, mode) => mode),
  };
  const named = namedBy(resolution, controller, 'named');
  const targets: TargetChoice[] = [];
  const events: GameEvent[] = [];
  for (const { spec, optional } of slotsOf(targetsAsked(ability, announced))) {
    const source = { object: id, controller };
    const legal = legalTargets(state, spec, source).filter((one) => !includes(targets, one));
    const meant = legal.find((one) => includes(named, one));
    const wanted = meant ?? legal[0];
    const asked = { player: controller, asked: 'named', options: legal.length } as const;
    const chosen = meant === undefined ? [] : [meant];
    events.push(...tellChoice(state, resolution, asked, meant !== undefined, chosen));
    if (wanted !== undefined) targets.push(wanted);
    // CR 601.2c: without a legal target it can't be cast.
    else if (!optional) return undefined;
  }
  const spell: SpellItem = {
    kind: 'spell',
    id: newObject(id),
    controller,
    printed,
    ability,
    targets,
    ...(announced === undefined ? {} : { announced }),
    castBy,
    ...(printed === card.printed ? {} : { front: card.printed }),
    ...(owner === controller ? {} : { owner }),
  };
  return { spell, events };
}

/** CR 310.12b: a defeated Siege is cast transformed, so with its back face up. */
const faceOf = ({ printed }: CardInZone, by: Casting['by']): Characteristics | undefined =>
  by === 'siege' ? printed.back : printed;

/** CR 702.35a: a card exiled by madness that isn't cast goes to the graveyard; the others stay exiled. */
function notCast(state: GameState, card: CardInZone, { by, player }: Casting): GameChange {
  const declined = logged(state, { kind: 'optionDeclined', player, source: card.id }, RULE[by]);
  if (by !== 'madness') return declined;
  return andThen(declined, (now) =>
    unchanged({
      ...withPlayer(now, card.owner, (one) => ({ ...one, graveyardSize: one.graveyardSize + 1 })),
      cards: now.cards.map((one) =>
        one === card ? { ...one, id: newObject(one.id), zone: 'graveyard' } : one,
      ),
    }),
  );
}

const includes = (all: readonly TargetChoice[], one: TargetChoice): boolean =>
  all.some((other) => JSON.stringify(other) === JSON.stringify(one));

const RULE: Readonly<Record<Casting['by'], RuleKey>> = {
  madness: 'keyword.madness',
  rebound: 'keyword.rebound',
  siege: 'battle.siegeDefeated',
  suspend: 'keyword.suspend',
  effect: 'cost.alternative',
};
