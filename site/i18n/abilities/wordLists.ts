import type { CardType, Color, Filter, Reference } from '../../engine.ts';
import type { Attacked, CombatPoint, EventPlayer, Skippable, Target } from './words.ts';

/** Words that stand for themselves, every one of them. */
type Every<W extends string> = { readonly [K in W]: K };

export const REFERENCES: Every<Reference> = {
  self: 'self',
  attached: 'attached',
  target: 'target',
  secondTarget: 'secondTarget',
  targets: 'targets',
  you: 'you',
  eventCreature: 'eventCreature',
  eventCreatures: 'eventCreatures',
  eventPlayer: 'eventPlayer',
  attackedByEventCreature: 'attackedByEventCreature',
  playerOrPlaneswalkerAttacked: 'playerOrPlaneswalkerAttacked',
  defendingPlayer: 'defendingPlayer',
  controllerOfTarget: 'controllerOfTarget',
  eachOpponent: 'eachOpponent',
  eachPlayer: 'eachPlayer',
  chosenPlayer: 'chosenPlayer',
  created: 'created',
  chosen: 'chosen',
  each: 'each',
};

export const CONTROLLERS: Every<NonNullable<Filter['controller']>> = {
  you: 'you',
  opponent: 'opponent',
  defendingPlayer: 'defendingPlayer',
  activePlayer: 'activePlayer',
  thatPlayer: 'thatPlayer',
  enchantedPlayer: 'enchantedPlayer',
};

export const DESIGNATIONS: Every<NonNullable<Filter['designation']>> = {
  renowned: 'renowned',
  saddled: 'saddled',
  goaded: 'goaded',
  monstrous: 'monstrous',
  suspected: 'suspected',
};

export const SUPERTYPES: Every<NonNullable<Filter['supertype']>> = {
  basic: 'basic',
  legendary: 'legendary',
  snow: 'snow',
  world: 'world',
};

export const COLORS: Every<Color> = {
  white: 'white',
  blue: 'blue',
  black: 'black',
  red: 'red',
  green: 'green',
};

export const TYPES: Every<CardType> = {
  artifact: 'artifact',
  battle: 'battle',
  creature: 'creature',
  enchantment: 'enchantment',
  instant: 'instant',
  kindred: 'kindred',
  land: 'land',
  planeswalker: 'planeswalker',
  sorcery: 'sorcery',
};

export const ATTACKED: Every<Attacked> = {
  you: 'you',
  youOrYours: 'youOrYours',
  source: 'source',
  thatPlayer: 'thatPlayer',
};

export const EVENT_PLAYERS: Every<EventPlayer> = {
  player: 'player',
  you: 'you',
  opponent: 'opponent',
  playerWithMostLife: 'playerWithMostLife',
};

export const SKIPPABLE: Every<Skippable> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  combat: 'combat',
  turn: 'turn',
};

export const POINTS: Every<CombatPoint> = {
  attackersDeclared: 'attackersDeclared',
  blockersDeclared: 'blockersDeclared',
  combatDamage: 'combatDamage',
};

export const TARGETS: Every<Target['kind']> = {
  permanent: 'permanent',
  player: 'player',
  permanentOrPlayer: 'permanentOrPlayer',
  spell: 'spell',
  graveyardCard: 'graveyardCard',
};
