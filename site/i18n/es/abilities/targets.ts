import type { Effect, Filter, Reference } from '../../../engine.ts';
import { mentions } from '../../abilities/clauses.ts';
import { speakingAfterIn } from '../../abilities/targets.ts';
import type { ReferenceWords, Targets } from '../../abilities/words.ts';
import { type Phrase, phrase, wordsOf } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import effects from './effects.json' with { type: 'json' };
import { phraseOf } from './filterPhrases.ts';
import { nounPhrases } from './nounPhrases.ts';
import references from './references.json' with { type: 'json' };
import { PLAIN } from './references.ts';
import { ONE_OF_TWO, SAME_ATTACHED, SAME_HOST } from './selfNames.ts';

const speaking = speakingAfterIn({
  grammar,
  nouns: nounPhrases,
  effects,
  references,
  plain: PLAIN,
  marked: (filter, { base, number, article, which }) => {
    if (base === 'card') return cardOf(filter);
    return which === 'second'
      ? phraseOf({ ...filter, other: true }, { number, base, mark: 'objetivo' })
      : phraseOf(filter, { number, base, article, mark: 'objetivo' });
  },
  that: (filter, number) => phraseOf(filter, { number, base: 'permanent', article: 'that' }),
});

/** `de criatura objetivo`, of a card; of one of any kind, `objetivo`. */
function cardOf(filter: Filter): Phrase {
  const one = phraseOf(filter, { number: 'one', base: 'card', mark: 'objetivo' });
  return filter.type === undefined && filter.subtype === undefined
    ? one
    : phrase(`de ${wordsOf(one)}`, one);
}

/** How effects speak of what they have in hand, after those that were told before. */
export const speakingAfter = (
  earlier: readonly Effect[],
  targets: Targets,
  named: readonly Reference[] = [],
): ReferenceWords =>
  speaking(earlier, targets, {
    ...(isStill('self', earlier, named) ? { self: hostIn(named) } : {}),
    ...(isStill('attached', earlier, named) ? { attached: SAME_ATTACHED } : {}),
  });

/** Nothing else was spoken of since the ability named it. */
function isStill(
  reference: 'self' | 'attached',
  earlier: readonly Effect[],
  named: readonly Reference[],
): boolean {
  const last = earlier.at(-1);
  if (last === undefined) return named.some((one) => one === reference);
  // Of damage the host is the source.
  return mentions([last], reference) || (reference === 'self' && last.kind === 'dealDamage');
}

const hostIn = (named: readonly Reference[]): Phrase =>
  named.some((one) => one === 'eventCreature') ? ONE_OF_TWO : SAME_HOST;
