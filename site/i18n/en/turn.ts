import { turnNames } from '../turnNames.ts';
import terms from './terms/turn.json' with { type: 'json' };

export const { steps, stepNames, phases, skippable } = turnNames(terms);
