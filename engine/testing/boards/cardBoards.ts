import type { Ability } from '../../language/ability.ts';
import type { Characteristics } from '../../language/characteristics.ts';
import type { CardInZone, GameState, Permanent } from '../../state/gameState.ts';
import { objectId, type PlayerId, playerId } from '../../vocabulary/ids.ts';
import type { Step } from '../../vocabulary/turnStructure.ts';
import { board, characteristics, type TestBoard } from './board.ts';

/** The card whose tests these boards are for. */
export const FOCUS = objectId('focus');

const ADA = playerId('ada');
const NIL = playerId('nil');

const land = (subtype: string) => ({ types: ['land'], subtypes: [subtype] }) as const;

const TAP_FOR_MANA: Ability = {
  kind: 'activated',
  costs: [{ kind: 'tapSelf' }],
  targets: [],
  effects: [{ kind: 'addMana', mana: 'C' }],
};

/** What the players use besides: a land for mana, an artifact and a creature to be cast. */
export const USED = [
  FOCUS,
  ...['forest', 'swamp', 'ada-trinket', 'nil-trinket', 'ada-elf'].map(objectId),
];

/** Enough of everything that a card may speak of: colours, sizes, types, tokens, lands, planeswalkers. */
const COMPANY: TestBoard = {
  permanents: {
    ada: {
      goblin: { is: '1/1', colors: ['red', 'black'], subtypes: ['goblin'], token: true },
      bear: { is: '2/2', colors: ['green'], subtypes: ['bear'] },
      knight: {
        is: '3/3 flying lifelink',
        colors: ['white'],
        subtypes: ['human', 'knight', 'warrior'],
      },
      relic: { types: ['artifact'] },
      forest: { ...land('forest'), abilities: [TAP_FOR_MANA] },
      island: land('island'),
      secondIsland: land('island'),
      walker: { types: ['planeswalker'], counters: { loyalty: 5 } },
    },
    nil: {
      ogre: { is: '4/4', colors: ['red', 'white'], subtypes: ['ogre'] },
      wall: { is: '0/4 defender', types: ['artifact', 'creature'], subtypes: ['wall'] },
      bird: { is: '1/1 flying', colors: ['blue'], subtypes: ['bird'] },
      shade: { is: '2/2', colors: ['black'], subtypes: ['shade'], tapped: true },
      charm: { types: ['enchantment'] },
      swamp: { ...land('swamp'), abilities: [TAP_FOR_MANA] },
      plains: land('plains'),
      otherWalker: { types: ['planeswalker'], counters: { loyalty: 4 } },
    },
  },
  players: {
    ada: { life: 30, graveyardSize: 8 },
    nil: { life: 30, graveyardSize: 2 },
  },
  step: 'upkeep',
};

/** The board with the card as a permanent of one of the players, on a creature of theirs if it is for one. */
export function onBoard(printed: Characteristics, of: 'ada' | 'nil', step: Step): GameState {
  const state = board({ ...COMPANY, step });
  const isAttachment = ['aura', 'equipment'].some((one) => printed.subtypes.includes(one));
  const permanent: Permanent = {
    id: FOCUS,
    printed,
    owner: playerId(of),
    controller: playerId(of),
    tapped: false,
    sick: false,
    markedDamage: 0,
    deathtouched: false,
    counters: {
      ...(printed.loyalty === undefined ? {} : { loyalty: printed.loyalty + 8 }),
      ...(printed.defense === undefined ? {} : { defense: printed.defense }),
      charge: 4,
      fade: 1,
      ...(printed.toughness === 0 ? { '+1/+1': 3 } : {}),
    },
    attachedTo: isAttachment ? objectId(of === 'ada' ? 'bear' : 'ogre') : undefined,
    token: false,
    timestamp: 50,
  };
  return withHands({ ...state, battlefield: [permanent, ...state.battlefield] });
}

/** The board with the card in a player's hand. */
export function inHand(printed: Characteristics, of: 'ada' | 'nil', step: Step): GameState {
  const state = withHands(board({ ...COMPANY, step }));
  const card: CardInZone = { id: FOCUS, owner: playerId(of), zone: 'hand', printed };
  return counted({ ...state, cards: [card, ...state.cards] });
}

const cardOf = (
  owner: PlayerId,
  zone: CardInZone['zone'],
  id: string,
  printed: Characteristics,
): CardInZone => ({ id: objectId(id), owner, zone, printed });

const ELF = characteristics({ is: '1/1', subtypes: ['elf'] });
const TRINKET = characteristics({ types: ['artifact'] });

/** Creature cards in hands and graveyards, for what is put onto the battlefield or comes back. */
const withHands = (state: GameState): GameState =>
  counted({
    ...state,
    nextId: 100,
    cards: [ADA, NIL].flatMap((player) => [
      cardOf(
        player,
        'hand',
        `${player}-soldier`,
        characteristics({ is: '2/2', subtypes: ['soldier'] }),
      ),
      cardOf(
        player,
        'hand',
        `${player}-angel`,
        characteristics({ is: '4/4 flying', subtypes: ['angel'] }),
      ),
      cardOf(player, 'hand', `${player}-elf`, { ...ELF, manaCost: '{1}' }),
      cardOf(player, 'hand', `${player}-trinket`, { ...TRINKET, manaCost: '{1}' }),
      cardOf(
        player,
        'graveyard',
        `${player}-dead`,
        characteristics({ is: '2/1', subtypes: ['elf'] }),
      ),
    ]),
  });

/** As many cards in hand as the game knows. */
const counted = (state: GameState): GameState => ({
  ...state,
  players: state.players.map((player) => ({
    ...player,
    handSize: state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === player.id)
      .length,
  })),
});
