import type { Cost } from '../../../engine.ts';
import { costWordsIn } from '../../abilities/costs.ts';
import { capital, manaText } from '../../grammar.ts';
import { grammar } from '../grammar.ts';
import costs from './costs.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';
import { onHost } from './selfNames.ts';

const words = costWordsIn({ grammar, nouns: nounPhrases, costs });

export const costWords = (cost: Cost): string => capital(words(cost, 'stands'));

export const payWords = (cost: Cost): string => words(cost, 'does');

/** Fit to follow "a meno che non". */
export const unlessPaid = (cost: Cost): string => words(cost, 'unless');

/** As it is told outside of abilities, with mana as judges write it. */
export const toPay = (cost: Cost): string => manaText(onHost(payWords(cost)));
