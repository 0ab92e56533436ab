import type { Effect, Reference } from '../../../engine.ts';
import { mentions } from '../../abilities/breaths.ts';
import { speakingAfterIn } from '../../abilities/targets.ts';
import type { Speaking, Targets } from '../../abilities/words.ts';
import { listOr } from '../../grammar.ts';
import { demonstrative, indefinite } from '../agreement.ts';
import { grammar } from '../grammar.ts';
import effects from './effects.json' with { type: 'json' };
import { agreementOf, filterWords, targetPhrases } from './filterPhrases.ts';
import { nouns } from './nouns.ts';
import { IT } from './pronouns.ts';
import references from './references.json' with { type: 'json' };
import { PLAIN } from './references.ts';

const speaking = speakingAfterIn({
  grammar,
  nouns,
  effects,
  references,
  plain: PLAIN,
  marked: (filter, { base, number, article, which }) => {
    if (base === 'card')
      return oneOf(targetPhrases(filter, 'one', 'permanent').map(({ words }) => words)).replace(
        /^permanente /,
        '',
      );
    const phrases = targetPhrases(filter, number, base, which === 'second' ? 'secondo' : undefined);
    return article === undefined
      ? listOr(
          'it',
          phrases.map(({ words }) => words),
        )
      : oneOf(phrases.map(indefinite));
  },
  that: (filter, number) =>
    demonstrative({
      ...agreementOf(filter, number, 'permanent'),
      words: filterWords(filter, number, 'permanent'),
    }),
});

/** How effects speak of what they have in hand, after those that were told before. */
export const speakingAfter = (
  earlier: readonly Effect[],
  targets: Targets,
  isSpokenOf: boolean,
): Speaking => speaking(earlier, targets, pointsAtSelf(earlier, isSpokenOf) ? { self: IT } : {});

/** What was spoken of last is the thing itself, and nothing else that a pronoun could mean. */
function pointsAtSelf(earlier: readonly Effect[], isSpokenOf: boolean): boolean {
  const last = earlier.at(-1);
  if (last === undefined) return isSpokenOf;
  return mentions([last], 'self') && !OTHERS.some((one) => mentions([last], one));
}

const OTHERS: readonly Reference[] = [
  'attached',
  'chosen',
  'created',
  'eventCreature',
  'eventCreatures',
  'secondTarget',
  'target',
  'targets',
];

/** `un artefatto, una creatura o una terra bersaglio`: where all end alike, the last one says it. */
function oneOf(options: readonly string[]): string {
  const ends = new Set(options.map((one) => / bersaglio.*$/.exec(one)?.[0]));
  const [end] = ends;
  const shared = ends.size === 1 && end !== undefined ? end : '';
  return listOr(
    'it',
    options.map((one, index) =>
      index < options.length - 1 ? one.slice(0, one.length - shared.length) : one,
    ),
  );
}
