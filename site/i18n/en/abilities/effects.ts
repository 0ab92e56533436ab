import type { Effect, Subject } from '../../../engine.ts';
import { type EffectWords, effectsIn, mentions, type Voice } from '../../abilities/breaths.ts';
import type { EffectOf, Targets } from '../../abilities/words.ts';
import { appliedWords } from './changes.ts';
import { CHOSEN_EFFECTS } from './chosenEffects.ts';
import { COMBAT_EFFECTS } from './combatEffects.ts';
import { conditionWords } from './conditions.ts';
import { byWords, damageWords } from './damage.ts';
import { filterWords } from './filterPhrases.ts';
import { momentWords } from './moments.ts';
import { OBJECT_EFFECTS } from './objectEffects.ts';
import { PLAYER_EFFECTS } from './playerEffects.ts';
import { redirectWords } from './redirection.ts';
import { subjectWords } from './references.ts';
import { speakingAfter } from './targets.ts';
import { TOKEN_EFFECTS } from './tokens.ts';
import { TURN_EFFECTS } from './turnEffects.ts';

/** What a spell or ability does, effect after effect; changes to the same objects in one breath. */
export const effectsWords = (
  effects: readonly Effect[],
  targets: Targets,
  words: Voice['words'],
  { self, foes }: Speaker,
): string =>
  effectsIn(
    {
      effects: EFFECTS,
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

const EFFECTS: EffectWords = {
  ...OBJECT_EFFECTS,
  ...COMBAT_EFFECTS,
  ...PLAYER_EFFECTS,
  ...TOKEN_EFFECTS,
  ...TURN_EFFECTS,
  ...CHOSEN_EFFECTS,
  delayed: ({ at, ifCreated, effects }, { within }) =>
    `${momentWords(at)}, ${ifCreated ? 'if a token was created, ' : ''}${within(effects)}`,
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
  preventAll: (effect, voice) => preventAllWords(effect, voice),
  redirect: (effect, voice) => redirectWords(effect, voice),
};

function preventAllWords(
  { damage, to, by, from: sources }: EffectOf<'preventAll'>,
  { speaking }: Voice,
): string {
  const what = damageWords(damage);
  const only = byWords(sources);
  const words = (one: Subject): string => subjectWords(one, speaking);
  if (to !== undefined && by !== undefined && words(to) === words(by))
    return `prevent all ${what} to and from ${words(to)}${only} this turn`;
  const onto = to === undefined ? '' : ` to ${words(to)}`;
  const from = by === undefined ? '' : ` from ${words(by)}`;
  return `prevent all ${what}${onto}${from}${only} this turn`;
}
