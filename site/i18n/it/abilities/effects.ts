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

/** The words of abilities that are given, and whether the thing itself was just spoken of. */
export interface ItalianSpeaker {
  readonly words: EffectContext['words'];
  readonly isSpokenOf: boolean;
  /** Those that fought with it, where the event itself names none. */
  readonly foes?: Phrase | undefined;
}

const ROOM = { grammar, nouns: nounPhrases, phrases, effects: wording };

export const foesOf = foesIn(ROOM);

/** What a spell or ability does, effect after effect; changes to the same objects in one breath. */
export const effectsWords = (
  effects: readonly Effect[],
  targets: Targets,
  { words, isSpokenOf, foes }: ItalianSpeaker,
): string =>
  joined(
    effectsIn(
      {
        effect: effectIn(ROOM),
        applied: appliedWords,
        speakingAfter: (earlier, all) => speakingAfter(earlier, all, isSpokenOf),
        foes,
      },
      effects,
      targets,
      words,
    ),
  );
