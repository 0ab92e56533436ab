import { activatedAbilityOf } from '../effects/activate.ts';
import { asAnnounced } from '../effects/asAnnounced.ts';
import { spellAbilityOf } from '../effects/cast.ts';
import { waysOf } from '../effects/castingCosts.ts';
import type { Ability } from '../language/ability.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { ActivatedAbility, SpellAbility } from '../language/spellAbility.ts';
import { isManaAbility } from '../state/activatedAbility.ts';
import { characteristicsOf } from '../state/characteristicsOf.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { chosenModes, fewestModes, type Modal } from '../state/modes.ts';
import type { Announcement } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { subsetsOf } from '../vocabulary/subsets.ts';
import type { SaidDeed } from './board.ts';

/** What somebody may think of doing with priority, before it is known whether it is legal, and on what. */
export interface Thought {
  readonly said: SaidDeed;
  readonly of: Characteristics;
  readonly does: readonly Ability[];
  readonly modal: Modal;
  readonly source: ObjectId;
  readonly takesX: boolean;
}

/** CR 601.2b, 602.2b: every way of announcing every card and ability that this player could use. */
export const thoughtsOf = (game: GameState, player: PlayerId): readonly Thought[] => [
  ...spells(game, player),
  ...abilities(game, player),
  ...lands(game, player),
  ...turnedUp(game, player),
];

/** CR 305.1: whoever plays a land takes no other way with it. */
const lands = ({ cards }: GameState, player: PlayerId): readonly Thought[] =>
  cards
    .filter(({ owner, zone, printed }) => owner === player && zone === 'hand' && isLand(printed))
    .map(({ id, printed }) => ({
      said: { kind: 'play', player, card: id },
      of: printed,
      does: [],
      modal: { targets: [], effects: [] },
      source: id,
      takesX: false,
    }));

const isLand = ({ types }: Characteristics): boolean => types.includes('land');

const spells = ({ cards }: GameState, player: PlayerId): readonly Thought[] =>
  cards
    .filter(({ owner, zone }) => owner === player && (zone === 'hand' || zone === 'graveyard'))
    .flatMap((card) =>
      [[], ...waysOf(card.printed).map((way) => [way])].flatMap((ways) =>
        casts(card, player, ways.length === 0 ? {} : { ways }),
      ),
    );

function casts(card: CardInZone, player: PlayerId, announced: Announcement): readonly Thought[] {
  const { printed } = asAnnounced(card, announced);
  const modal = spellAbilityOf(printed);
  return waysToAnnounce(modal).map((chosen) => {
    const all = { ...announced, ...chosen };
    return {
      said: { kind: 'cast', player, card: card.id, targets: [], ...announcing(all) },
      of: card.printed,
      does: printed.abilities.includes(modal) ? inModes(modal, all) : [],
      modal,
      source: card.id,
      takesX: printed.manaCost?.includes('{X}') === true,
    };
  });
}

function abilities(game: GameState, player: PlayerId): readonly Thought[] {
  const holders = [
    ...game.battlefield.map(({ id }) => ({ id, of: characteristicsOf(game, id) })),
    ...game.cards
      .filter(({ owner, zone }) => owner === player && zone === 'hand')
      .map(({ id, printed }) => ({ id, of: printed })),
  ];
  return holders.flatMap(({ id, of }) =>
    (of?.abilities ?? []).flatMap((written, ability) => {
      const modal = activatedAbilityOf(game, id, ability);
      if (of === undefined || modal === undefined || isManaAbility(modal)) return [];
      return waysToAnnounce(modal).map(
        (chosen): Thought => ({
          said: {
            kind: 'activate',
            player,
            source: id,
            ability,
            targets: [],
            ...announcing(chosen),
          },
          of,
          does: modal.modes === undefined ? [written] : inModes(modal, chosen),
          modal,
          source: id,
          takesX: costsX(modal),
        }),
      );
    }),
  );
}

const costsX = ({ costs }: ActivatedAbility): boolean =>
  costs.some(
    (cost) =>
      (cost.kind === 'mana' && cost.mana.includes('{X}')) ||
      (cost.kind === 'loyalty' && cost.n === '-x'),
  );

const turnedUp = ({ battlefield }: GameState, player: PlayerId): readonly Thought[] =>
  battlefield.flatMap(({ id, controller, faceUp }): readonly Thought[] =>
    controller !== player || faceUp === undefined
      ? []
      : [
          {
            said: { kind: 'turnUp', player, permanent: id },
            of: faceUp,
            does: [],
            modal: { targets: [], effects: [] },
            source: id,
            takesX: false,
          },
        ],
  );

/** What it does in the modes that are chosen, each as if it were all. */
const inModes = (
  ability: SpellAbility | ActivatedAbility,
  chosen: Announcement,
): readonly Ability[] =>
  chosenModes(ability, chosen).map(({ targets, effects }) => {
    const { modes: _, ...rest } = ability;
    return { ...rest, targets, effects };
  });

/** What is announced beside the targets; where that is nothing, it is left out. */
export const announcing = (announced: Announcement): { readonly announced?: Announcement } =>
  Object.keys(announced).length === 0 ? {} : { announced };

/** CR 700.2: every legal choice of modes; what has none is announced without. */
function waysToAnnounce({ modes }: Modal): readonly Announcement[] {
  if (modes === undefined) return [{}];
  const all = modes.of.map((_, mode) => mode);
  return [...subsetsOf(all, modes.choose, fewestModes(modes))]
    .toReversed()
    .map((chosen) => ({ modes: chosen }));
}
