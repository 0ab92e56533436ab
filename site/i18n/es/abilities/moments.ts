import { durationWordsIn, momentIn, periodWordsIn } from '../../abilities/moments.ts';
import { grammar } from '../grammar.ts';
import moments from './moments.json' with { type: 'json' };

const language = { grammar, moments };

export const durationWords = durationWordsIn(language);
export const moment = momentIn(language);
export const periodWords = periodWordsIn(language);
