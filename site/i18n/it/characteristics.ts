import type { Terms } from '../messages.ts';

export const colors: Terms['colors'] = {
  white: 'bianco',
  blue: 'blu',
  black: 'nero',
  red: 'rosso',
  green: 'verde',
};

export const types: Terms['types'] = {
  artifact: 'artefatto',
  battle: 'battaglia',
  creature: 'creatura',
  enchantment: 'incantesimo',
  instant: 'istantaneo',
  kindred: 'affine',
  land: 'terra',
  planeswalker: 'planeswalker',
  sorcery: 'stregoneria',
};
