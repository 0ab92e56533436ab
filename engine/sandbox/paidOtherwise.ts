import type { PaymentPlan } from '../log/act.ts';
import type { ManaAbilityUse } from '../log/declaration.ts';
import { isManaAbility } from '../state/activatedAbility.ts';
import { characteristicsOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { givenName, haveOneName, type PlayerId } from '../vocabulary/ids.ts';
import { subsetsOf } from '../vocabulary/subsets.ts';
import type { BoardAct, SaidChoice } from './board.ts';
import { MOST_OPTIONS, upTo, waysToSpend } from './choiceCandidates.ts';
import type { ChoiceThere } from './choicesOf.ts';

type Paying = Exclude<BoardAct, SaidChoice>;

/**
 * CR 508.1j, 509.1f, 601.2h: the act with other ways of paying for it, where it is its costs that left a choice; none
 * where the choice came of something else.
 */
export function paidOtherwise(act: Paying, there: ChoiceThere): readonly Paying[] {
  if (there.event.asked !== 'payment' && there.event.asked !== 'sacrificed') return [];
  const { player } = there.event;
  const { before } = there.moment;
  switch (act.kind) {
    case 'attack':
    case 'block':
      return isToldOf(there, act.kind)
        ? plansOf(act, player, before).map((payment) => ({ ...act, payment }))
        : [];
    case 'cast':
    case 'activate': {
      const used = act.kind === 'cast' ? act.card : act.source;
      if (there.event.source === undefined || !haveOneName(used, there.event.source)) return [];
      return isToldOf(there, act.kind)
        ? announcementsOf(player, before).map((paid) => ({
            ...act,
            announced: { ...act.announced, ...paid },
          }))
        : [];
    }
    default:
      return [];
  }
}

const isToldOf = ({ moment }: ChoiceThere, kind: Paying['kind']): boolean =>
  moment.entries.some(({ event }) => event.kind === kind);

const plansOf = (
  act: Extract<Paying, { readonly kind: 'attack' | 'block' }>,
  player: PlayerId,
  game: GameState,
): readonly PaymentPlan[] => {
  const plan: PaymentPlan = { manaAbilities: [], named: [] };
  const declared =
    act.kind === 'attack'
      ? act.declaration.attacks.map(({ attacker }) => attacker)
      : act.declaration.blocks.map(({ blocker }) => blocker);
  const others = ownOf(player, game).filter((id) => !declared.includes(id));
  return [
    ...others.map((id) => ({ ...plan, named: [id] })),
    ...upTo(MOST_OPTIONS).map((life) => ({ ...plan, life })),
    ...waysToSpend(poolOf(player, game)).map((spend) => ({ ...plan, spend })),
    ...manaOf(player, game).map((manaAbilities) => ({ ...plan, manaAbilities })),
  ];
};

const announcementsOf = (player: PlayerId, game: GameState) => [
  ...[...ownOf(player, game), ...cardsOf(player, game)].map((id) => ({ given: [id] })),
  ...upTo(MOST_OPTIONS).map((life) => ({ life })),
  ...waysToSpend(poolOf(player, game)).map((spend) => ({ spend })),
];

const ownOf = (player: PlayerId, { battlefield }: GameState) =>
  battlefield.filter(({ controller }) => controller === player).map(({ id }) => givenName(id));

const cardsOf = (player: PlayerId, { cards }: GameState) =>
  cards.filter(({ owner }) => owner === player).map(({ id }) => givenName(id));

const poolOf = (player: PlayerId, { players }: GameState): string =>
  players.find(({ id }) => id === player)?.mana ?? '';

/** CR 508.1i, 509.1e: some mana abilities, of those that the player has. */
function manaOf(player: PlayerId, game: GameState): readonly (readonly ManaAbilityUse[])[] {
  const all = ownOf(player, game).flatMap((source) =>
    (characteristicsOf(game, source)?.abilities ?? []).flatMap((ability, nth) =>
      ability.kind === 'activated' && isManaAbility(ability) ? [{ source, ability: nth }] : [],
    ),
  );
  return [...subsetsOf(all.slice(0, MOST_OPTIONS), MOST_TAPPED, 1)];
}

/** So many lands are tapped for what a declaration costs. */
const MOST_TAPPED = 3;
