import type { Filter } from '../../engine.ts';
import type { Terms } from '../messages.ts';
import words from './characteristics.json' with { type: 'json' };

export const colors: Terms['colors'] = words.colors;
export const types: Terms['types'] = words.types;

export const supertypes: { readonly [S in NonNullable<Filter['supertype']>]: string } = {
  basic: 'base',
  legendary: 'leggendario',
  snow: 'neve',
  world: 'mondo',
};
