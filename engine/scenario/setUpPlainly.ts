import type { Rules } from '../mistakes/rulesOf.ts';
import { COMBAT_BEGINS, NO_COMBAT } from '../state/combat.ts';
import { faceDown } from '../state/faceDown.ts';
import type { CardInZone, GameState, Permanent, Player } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { isCombatStep, STEPS, type Step } from '../vocabulary/turnStructure.ts';
import type { CardSetup, OwnDesignation, PermanentSetup, PlayerSetup, Setup } from './scenario.ts';
import { usualCounters } from './usualCounters.ts';

/** The game as it is set up, but for what comes with more than a name: goading, pairs, what is suspected or exerted. */
export function setUpPlainly(setup: Setup, start: Step, { edition, believed }: Rules): GameState {
  const active = known(setup.players[0], 'active player').id;
  const monarch = setup.players.find((player) => player.monarch === true)?.id;
  return {
    edition,
    ...(believed === undefined ? {} : { believed }),
    turn: {
      number: 1,
      activePlayer: active,
      step: start,
      upcoming: [],
      extraTurns: [],
      landsPlayed: 0,
      ...begunBefore(start),
    },
    players: setup.players.map(playerFrom),
    battlefield: setup.permanents.map(permanentFrom),
    cards: setup.players.flatMap(cardsFrom),
    stack: [],
    waitingTriggers: [],
    delayedTriggers: [],
    combat: isCombatStep(start) ? COMBAT_BEGINS : NO_COMBAT,
    continuousEffects: [],
    preventionShields: [],
    priority: { kind: 'nobody' },
    ...(monarch === undefined ? {} : { monarch }),
    nextId: setup.permanents.length + 1,
  };
}

/** Of what is counted in a turn (CR 505.1a, 506.8d), what has begun by now; a phase is counted as it begins. */
function begunBefore(start: Step): Pick<GameState['turn'], 'combatPhases' | 'postcombatMains'> {
  const at = STEPS.indexOf(start);
  return {
    ...(at > STEPS.indexOf('beginningOfCombat') ? { combatPhases: 1 } : {}),
    ...(at > STEPS.indexOf('postcombatMain') ? { postcombatMains: 1 } : {}),
  };
}

const playerFrom = (player: PlayerSetup): Player => ({
  id: player.id,
  life: player.life,
  poison: player.poison,
  mana: player.mana ?? '',
  ...(player.mana === undefined ? { manaUncounted: true } : {}),
  handSize: player.handSize,
  graveyardSize: player.graveyardSize,
  status: 'playing',
});

// CR 613.7d: timestamps in the order in which the file lists them.
const permanentFrom = (permanent: PermanentSetup, index: number): Permanent => ({
  id: permanent.id,
  ...(permanent.faceDown === true
    ? faceDown(permanent.characteristics)
    : { printed: permanent.characteristics }),
  owner: permanent.controller,
  controller: permanent.controller,
  tapped: permanent.tapped,
  sick: permanent.sick,
  markedDamage: permanent.damage,
  deathtouched: false,
  counters: { ...usualCounters(permanent), ...permanent.counters },
  attachedTo: permanent.attachedTo,
  ...(permanent.enchants === undefined ? {} : { enchants: permanent.enchants }),
  ...(permanent.chosenPlayer === undefined ? {} : { chosenPlayer: permanent.chosenPlayer }),
  ...(permanent.protector === undefined ? {} : { protector: permanent.protector }),
  ...Object.fromEntries(permanent.designations.filter(isPlain).map((word) => [word, true])),
  token: false,
  timestamp: index + 1,
});

const isPlain = (word: OwnDesignation): boolean => word !== 'suspected';

const cardsFrom = ({ id: owner, hand, graveyard, exile }: PlayerSetup): readonly CardInZone[] => [
  ...hand.map((card) => cardFrom(card, owner, 'hand')),
  ...graveyard.map((card) => cardFrom(card, owner, 'graveyard')),
  ...exile.map(({ counters, ...card }) => ({
    ...cardFrom(card, owner, 'exile'),
    ...(counters === undefined ? {} : { counters }),
  })),
];

const cardFrom = (
  { id, characteristics }: CardSetup,
  owner: PlayerId,
  zone: CardInZone['zone'],
): CardInZone => ({ id, owner, zone, printed: characteristics });
