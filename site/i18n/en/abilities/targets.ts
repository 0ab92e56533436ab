import { speakingAfterIn } from '../../abilities/targets.ts';
import { grammar } from '../grammar.ts';
import effects from './effects.json' with { type: 'json' };
import { filterWords } from './filterPhrases.ts';
import { nouns } from './nouns.ts';
import references from './references.json' with { type: 'json' };
import { PLAIN } from './references.ts';

/** How effects speak of what they have in hand, after those that were told before. */
export const speakingAfter = speakingAfterIn({
  grammar,
  nouns,
  effects,
  references,
  plain: PLAIN,
  marked: (filter, { base, number }) =>
    base === 'card'
      ? cardOf(filterWords(filter, 'one', 'permanent'), number)
      : filterWords(filter, number, base),
  that: (filter, number) =>
    `${number === 'one' ? 'that' : 'those'} ${filterWords(filter, number, 'permanent')}`,
});

/** `creature cards with power 2`, from what would be said of a permanent. */
function cardOf(words: string, number: 'one' | 'many'): string {
  const [, kind = '', having = ''] =
    /^(.*?)((?: with.*)?)$/.exec(words.replace(/^permanent\b/, '')) ?? [];
  return `${kind} ${number === 'one' ? 'card' : 'cards'}${having}`.trimStart();
}
