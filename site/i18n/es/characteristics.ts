import type { Terms } from '../messages.ts';
import words from './characteristics.json' with { type: 'json' };

export const colors: Terms['colors'] = words.colors;
export const types: Terms['types'] = words.types;
