import type { Effect } from '../../../engine.ts';
import { type EffectContext, effectsIn } from '../../abilities/clauses.ts';
import { effectIn, foesIn } from '../../abilities/effectPlans.ts';
import type { Targets } from '../../abilities/words.ts';
import type { Phrase } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import { appliedWords } from './changes.ts';
import wording from './effects.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';
import { phrases } from './phrases.ts';
import { speakingAfter } from './targets.ts';
import { joined } from './verbs.ts';

const ROOM = { grammar, nouns: nounPhrases, phrases, effects: wording };

export const foesOf = foesIn(ROOM);

/** What a spell or ability does, effect after effect; changes to the same objects in one breath. */
export const effectsWords = (
  effects: readonly Effect[],
  targets: Targets,
  words: EffectContext['words'],
  { self, foes }: EnglishSpeaker,
): string =>
  joined(
    effectsIn(
      {
        effect: effectIn(ROOM),
        applied: appliedWords,
        speakingAfter: (earlier, all) => speakingAfter(earlier, all, { self }),
        foes,
      },
      effects,
      targets,
      words,
    ),
  );

/** What an ability calls what it is printed on, and whom it fought, where it looks back. */
export interface EnglishSpeaker {
  readonly self: Phrase;
  readonly foes?: Phrase | undefined;
}
