import type { Ability } from '../../engine.ts';
import { uncapital } from '../grammar.ts';

/** An ability that is had, fit to follow a verb: `flying`, or its words in quotation marks. */
export const grantedWords = (ability: Ability, words: (ability: Ability) => string): string =>
  ability.kind === 'keyword' ? uncapital(words(ability)) : `“${words(ability)}”`;
