import type { RuleWords } from '../../messages.ts';

/** Creatures, planeswalkers, battles, lands, and what holds for every object. */
export const permanents = {
  'creature.summoningSickness':
    'A creature can attack or pay the tap or untap symbol only if it has been yours since your latest turn began.',
  'planeswalker.attacked':
    'A creature may attack a planeswalker instead of the player who controls it.',
  'planeswalker.damage': 'Each point of damage to a planeswalker takes a loyalty counter from it.',
  'planeswalker.oneAbilityEachTurn':
    'One loyalty ability of a planeswalker a turn, in one’s own main phase with an empty stack.',
  'battle.attacked': 'A creature may attack a battle instead of the player who protects it.',
  'battle.damage': 'Each point of damage to a battle takes a defense counter from it.',
  'battle.protector': 'One player protects each battle.',
  'battle.oneProtector':
    'A battle has one protector at a time; a new one takes the old one’s place.',
  'battle.protectorBlocks': 'Only the protector’s creatures block what attacks a battle.',
  'battle.protectorCantAttack':
    'A battle is attacked by players other than its protector, even by its own controller.',
  'battle.siegeDefeated':
    'A Siege that loses its last defense counter is exiled and may be cast transformed for free.',
  'land.played':
    'A land is played in one’s own main phase with an empty stack: a special action, never a spell.',
  'land.onePerTurn': 'One land a turn, unless effects allow more.',
  'land.onlyInOwnTurn':
    'Nobody plays a land during another player’s turn, whatever an effect says.',
  'object.newAfterZoneChange':
    'What changes zones becomes another object; with few exceptions nothing ties it to what it was.',
  'object.copiableValues':
    'A copy takes what is printed or copied; not counters, status or other effects.',
  'object.dies': 'A creature dies when it goes from the battlefield to a graveyard.',
  'counter.definition':
    'A counter on an object or player changes it or matters to rules and effects; it isn’t an object itself.',
  'faceDown.turnedUp':
    'Turned face up, it is the same object with what is on its card; nothing enters.',
  'counter.keyword': 'A counter named after a keyword gives it to what the counter is on.',
  'counter.shield':
    'With a shield counter, it loses one instead of being dealt damage or destroyed by an effect.',
  'counter.stun': 'With a stun counter, it loses one instead of becoming untapped.',
  'counter.finality': 'With a finality counter, it goes to exile where it would go to a graveyard.',
  'counter.poison':
    'A player with ten poison counters loses the game; with one or more a player is poisoned.',
  'permanent.status':
    'A permanent’s status: tapped or not, flipped or not, face up or down, phased in or out. Attacking and blocking are not.',
} satisfies RuleWords;
