import type { Effect } from '../../../engine.ts';
import { effectsIn, mentions, type Voice } from '../../abilities/breaths.ts';
import { effectIn } from '../../abilities/effectPlans.ts';
import type { Targets } from '../../abilities/words.ts';
import { grammar } from '../grammar.ts';
import { appliedWords } from './applied.ts';
import wording from './effects.json' with { type: 'json' };
import { nouns } from './nouns.ts';
import { spoken } from './spoken.ts';
import { speakingAfter } from './targets.ts';

/** What a spell or ability does, effect after effect; changes to the same objects in one breath. */
export const effectsWords = (
  effects: readonly Effect[],
  targets: Targets,
  words: Voice['words'],
  { self, foes }: Speaker,
): string =>
  effectsIn(
    {
      effect: effectIn({ grammar, nouns, spoken, effects: wording }),
      applied: appliedWords,
      speakingAfter: (earlier, all) => {
        const speaking = speakingAfter(earlier, all, self);
        return foes === undefined || mentions(earlier, 'eventCreatures')
          ? speaking
          : { ...speaking, eventCreatures: foes };
      },
      joined: (told) => told.filter((one) => one !== '').join('; '),
    },
    effects,
    targets,
    words,
  );

/** What an ability calls what it is printed on, and whom it fought, where it looks back. */
export interface Speaker {
  readonly self: string;
  readonly foes?: string | undefined;
}
