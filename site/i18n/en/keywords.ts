import type { Terms } from '../messages.ts';

export const keywords: Terms['keywords'] = {
  deathtouch: 'deathtouch',
  defender: 'defender',
  doubleStrike: 'double strike',
  firstStrike: 'first strike',
  flash: 'flash',
  flying: 'flying',
  haste: 'haste',
  hexproof: 'hexproof',
  fear: 'fear',
  horsemanship: 'horsemanship',
  indestructible: 'indestructible',
  infect: 'infect',
  intimidate: 'intimidate',
  landwalk: 'landwalk',
  lifelink: 'lifelink',
  menace: 'menace',
  protection: 'protection',
  reach: 'reach',
  shadow: 'shadow',
  shroud: 'shroud',
  skulk: 'skulk',
  trample: 'trample',
  vigilance: 'vigilance',
  wither: 'wither',
};

export const colors: Terms['colors'] = {
  white: 'white',
  blue: 'blue',
  black: 'black',
  red: 'red',
  green: 'green',
};

export const types: Terms['types'] = {
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

export const subtypes: Terms['subtypes'] = {
  bear: ['Bear', 'Bears'],
  cat: ['Cat', 'Cats'],
  elf: ['Elf', 'Elves'],
  goblin: ['Goblin', 'Goblins'],
  golem: ['Golem', 'Golems'],
  human: ['Human', 'Humans'],
  jackal: ['Jackal', 'Jackals'],
  juggernaut: ['Juggernaut', 'Juggernauts'],
  myr: ['Myr', 'Myr'],
  phyrexian: ['Phyrexian', 'Phyrexians'],
  saproling: ['Saproling', 'Saprolings'],
  soldier: ['Soldier', 'Soldiers'],
  wall: ['Wall', 'Walls'],
  warrior: ['Warrior', 'Warriors'],
  wurm: ['Wurm', 'Wurms'],
};
