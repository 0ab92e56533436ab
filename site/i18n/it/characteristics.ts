import type { Terms } from '../messages.ts';
import colorWords from './colors.json' with { type: 'json' };
import typeWords from './types.json' with { type: 'json' };

export const colors: Terms['colors'] = colorWords;
export const types: Terms['types'] = typeWords;
