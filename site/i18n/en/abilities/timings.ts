import { timingWordsIn } from '../../abilities/timings.ts';
import { grammar } from '../grammar.ts';
import { nouns } from './nouns.ts';
import timings from './timings.json' with { type: 'json' };

/** When it may be cast or activated. */
export const timingWords = timingWordsIn({ grammar, nouns, timings });
