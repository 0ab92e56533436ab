import type { CounterKind } from '../abilities/words.ts';
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

export const COUNTERS: { readonly [C in CounterKind]: string } = {
  '+1/+1': '+1/+1',
  '-1/-1': '-1/-1',
  '+1/+0': '+1/+0',
  loyalty: 'de lealtad',
  defense: 'de defensa',
  charge: 'de carga',
  fade: 'de desaparición',
  age: 'de edad',
  time: 'de tiempo',
};
