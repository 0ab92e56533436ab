import type { Effect, Reference } from '../../../engine.ts';
import { effectsIn, type Voice } from '../../abilities/breaths.ts';
import { effectIn } from '../../abilities/effectPlans.ts';
import type { Targets } from '../../abilities/words.ts';
import { grammar } from '../grammar.ts';
import { applied } from './applied.ts';
import wording from './effects.json' with { type: 'json' };
import { nouns } from './nouns.ts';
import { spoken } from './spoken.ts';
import { speakingAfter } from './targets.ts';

/** What happens, effect after effect, not yet in sentences; `named`: of what the ability spoke just before. */
export const effectsWords = (
  effects: readonly Effect[],
  targets: Targets,
  words: Voice['words'],
  named: readonly Reference[] = [],
): string =>
  effectsIn(
    {
      effect: effectIn({ grammar, nouns, spoken, effects: wording }),
      applied,
      joined: (told) => told.filter((one) => one !== '').join('; '),
      speakingAfter: (earlier, those) => speakingAfter(earlier, those, named),
    },
    effects,
    targets,
    words,
  );
