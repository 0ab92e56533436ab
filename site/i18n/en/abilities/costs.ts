import type { Cost } from '../../../engine.ts';
import { costWordsIn, type Payer } from '../../abilities/costs.ts';
import { grammar } from '../grammar.ts';
import costs from './costs.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';

const words = costWordsIn({ grammar, nouns: nounPhrases, costs });

export const costWords = (cost: Cost): string => words(cost, 'stands');

export const payWords = (cost: Cost): string => words(cost, 'does');

/** Fit to follow “unless” and who pays. */
export const unlessPaid = (cost: Cost, by: Payer): string => words(cost, 'unless', by);
