import type { Terms } from '../messages.ts';

export const colors: Terms['colors'] = {
  white: 'blanco',
  blue: 'azul',
  black: 'negro',
  red: 'rojo',
  green: 'verde',
};

export const types: Terms['types'] = {
  artifact: 'artefacto',
  battle: 'batalla',
  creature: 'criatura',
  enchantment: 'encantamiento',
  instant: 'instantáneo',
  kindred: 'estirpe',
  land: 'tierra',
  planeswalker: 'planeswalker',
  sorcery: 'conjuro',
};
