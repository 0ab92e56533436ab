import type { Effect } from '../../../engine.ts';
import { type EffectWords, effectsIn, mentions, type Voice } from '../../abilities/breaths.ts';
import { effectIn, isPlanned, type Planned } from '../../abilities/effectPlans.ts';
import { HOST } from '../../abilities/host.ts';
import type { Targets } from '../../abilities/words.ts';
import { say } from '../../abilities/words.ts';
import { capital } from '../../grammar.ts';
import { grammar } from '../grammar.ts';
import { appliedWords } from './applied.ts';
import { CHOSEN_EFFECTS } from './chosenEffects.ts';
import { conditionWords } from './conditions.ts';
import wording from './effects.json' with { type: 'json' };
import { filterWords } from './filterPhrases.ts';
import { MOMENTS } from './moments.ts';
import { nouns } from './nouns.ts';
import { IT } from './pronouns.ts';
import { subjectWords } from './references.ts';
import { spoken } from './spoken.ts';
import { speakingAfter } from './targets.ts';
import { endsInPronoun } from './verbs.ts';

/** The words of abilities that are given, and whether the thing itself was just spoken of. */
export interface Speaker {
  readonly words: Voice['words'];
  readonly isSpokenOf: boolean;
  /** Those that fought with it, where the event itself names none. */
  readonly foes?: string | undefined;
}

/** What a spell or ability does, effect after effect; changes to the same objects in one breath. */
export const effectsWords = (
  effects: readonly Effect[],
  targets: Targets,
  { words, isSpokenOf, foes }: Speaker,
): string =>
  effectsIn(
    {
      effect: (effect, voice) =>
        isPlanned(effect) ? planned(effect, voice) : say(EFFECTS, effect, voice),
      applied: appliedWords,
      speakingAfter: (earlier, all) => {
        const speaking = speakingAfter(earlier, all, isSpokenOf);
        return foes === undefined || mentions(earlier, 'eventCreatures')
          ? speaking
          : { ...speaking, eventCreatures: foes };
      },
      joined,
    },
    effects,
    targets,
    words,
  );

/** Sentences; in one, where the second does something more to the same thing: `STAPpala e rimuovila dal combattimento`. */
const joined = (told: readonly string[]): string =>
  told
    .filter((one) => one !== '')
    .reduce((all, one) => {
      if (all === '') return one;
      return endsInPronoun(one) ? `${all} e ${one}` : `${all}. ${capital(one)}`;
    }, '');

const planned = effectIn({ grammar, nouns, spoken, effects: wording });

const EFFECTS: Omit<EffectWords, Planned['kind']> = {
  ...CHOSEN_EFFECTS,
  delayed: ({ at, ifCreated, effects }, { within }) => {
    const all = together(effects, within);
    if (at === 'youLoseControl') return `quando ne perdi il controllo, ${all}`;
    const behind = at === 'endOfCombat' && effects.length === 1 && !ifCreated;
    return behind
      ? `${all} ${MOMENTS[at]}`
      : `${MOMENTS[at]}, ${ifCreated ? 'se è stata creata una pedina, ' : ''}${all}`;
  },
  forEach: ({ subject, effects }, { within, speaking }) => {
    const each =
      subject.kind === 'all'
        ? `ogni ${filterWords(subject.filter, 'one', 'permanent')}`
        : subjectWords(subject, speaking);
    return `per ${each}, ${together(effects, within)}`;
  },
  if: ({ condition, effects, otherwise }, { within }) => {
    const done = `se ${conditionWords(condition)}, ${together(effects, within)}`;
    return otherwise === undefined ? done : `${done}. Altrimenti, ${together(otherwise, within)}`;
  },
};

/** `sacrifica questa creatura e perdi 2 punti vita`: what hangs on the same condition is one sentence. */
const together = (effects: readonly Effect[], within: Voice['within']): string =>
  effects.length > 1 && effects[0]?.kind !== 'choose'
    ? effects
        .map((one, index) => within([one], effects.slice(0, index)))
        .join(' e ')
        .replaceAll(` e ${HOST} `, ` ed ${IT} `)
    : within(effects);
