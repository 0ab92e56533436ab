import type { Terms } from '../messages.ts';

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
