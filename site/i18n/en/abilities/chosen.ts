import { chosenIn } from '../../abilities/chosen.ts';
import { grammar } from '../grammar.ts';
import effects from './effects.json' with { type: 'json' };
import { nouns } from './nouns.ts';

/** How effects speak of what was chosen before them. */
export const chosenAfter = chosenIn({ grammar, nouns, effects });
