import { durationWordsIn, momentWordsIn, periodWordsIn } from '../../abilities/moments.ts';
import { grammar } from '../grammar.ts';
import moments from './moments.json' with { type: 'json' };

const language = { grammar, moments };

export const durationWords = durationWordsIn(language);
export const momentWords = momentWordsIn(language);
export const periodWords = periodWordsIn(language);
