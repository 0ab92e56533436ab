import type { Effect } from '../../../engine.ts';
import { type EffectWords, effectsIn, mentions, type Voice } from '../../abilities/breaths.ts';
import { effectIn, isPlanned, type Planned } from '../../abilities/effectPlans.ts';
import type { Targets } from '../../abilities/words.ts';
import { say } from '../../abilities/words.ts';
import { grammar } from '../grammar.ts';
import { appliedWords } from './applied.ts';
import { CHOSEN_EFFECTS } from './chosenEffects.ts';
import { conditionWords } from './conditions.ts';
import wording from './effects.json' with { type: 'json' };
import { filterWords } from './filterPhrases.ts';
import { MOMENTS } from './moments.ts';
import { nouns } from './nouns.ts';
import { subjectWords } from './references.ts';
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
      effect: (effect, voice) =>
        isPlanned(effect) ? planned(effect, voice) : say(EFFECTS, effect, voice),
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

const planned = effectIn({ grammar, nouns, spoken, effects: wording });

const EFFECTS: Omit<EffectWords, Planned['kind']> = {
  ...CHOSEN_EFFECTS,
  delayed: ({ at, ifCreated, effects }, { within }) =>
    `${MOMENTS[at]}, ${ifCreated ? 'if a token was created, ' : ''}${within(effects)}`,
  forEach: ({ subject, effects }, { within, speaking }) => {
    const each =
      subject.kind === 'all'
        ? filterWords(subject.filter, 'one', 'permanent')
        : `of ${subjectWords(subject, speaking)}`;
    return `for each ${each}, ${within(effects)}`;
  },
  if: ({ condition, effects, otherwise }, { within }) => {
    const done = `if ${conditionWords(condition)}, ${within(effects)}`;
    return otherwise === undefined ? done : `${done}; otherwise, ${within(otherwise)}`;
  },
};
