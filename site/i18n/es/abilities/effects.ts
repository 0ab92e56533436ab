import type { Effect, Reference } from '../../../engine.ts';
import { type EffectContext, effectsIn } from '../../abilities/clauses.ts';
import { effectIn, foesIn } from '../../abilities/effectPlans.ts';
import type { Targets } from '../../abilities/words.ts';
import type { Phrase } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import { appliedWords } from './changes.ts';
import wording from './effects.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';
import { phrases } from './phrases.ts';
import { sentences } from './sentences.ts';
import { speakingAfter } from './targets.ts';

const ROOM = { grammar, nouns: nounPhrases, phrases, effects: wording };

export const foesOf = foesIn(ROOM);

/** Of what the ability spoke just before, and whom it fought, where it looks back. */
export interface SpanishSpeaker {
  readonly named?: readonly Reference[];
  readonly foes?: Phrase | undefined;
}

/** What happens, effect after effect. */
export const effectsWords = (
  effects: readonly Effect[],
  targets: Targets,
  words: EffectContext['words'],
  { named = [], foes }: SpanishSpeaker,
): string =>
  sentences(
    effectsIn(
      {
        effect: effectIn(ROOM),
        applied: appliedWords,
        speakingAfter: (earlier, those) => speakingAfter(earlier, those, named),
        foes,
      },
      effects,
      targets,
      words,
    ),
  );
