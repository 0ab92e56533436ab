import type { Effect, Reference } from '../../../engine.ts';
import { type EffectWords, effectsIn, type Voice } from '../../abilities/breaths.ts';
import { effectIn, isPlanned, type Planned } from '../../abilities/effectPlans.ts';
import { HOST } from '../../abilities/host.ts';
import type { Targets } from '../../abilities/words.ts';
import { say } from '../../abilities/words.ts';
import { of } from '../agreement.ts';
import { grammar } from '../grammar.ts';
import { applied } from './applied.ts';
import { CHOSEN_EFFECTS } from './chosenEffects.ts';
import { conditionWords } from './conditions.ts';
import wording from './effects.json' with { type: 'json' };
import { filterWords } from './filterPhrases.ts';
import { onObject, SAME_ATTACHED, SAME_HOST } from './hosts.ts';
import { YOUR_MOMENTS } from './moments.ts';
import { nouns } from './nouns.ts';
import { subjectWords } from './references.ts';
import { inOne } from './sentences.ts';
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
      effect: (effect, voice) =>
        isPlanned(effect) ? planned(effect, voice) : say(EFFECTS, effect, voice),
      applied,
      speakingAfter: (earlier, those) => speakingAfter(earlier, those, named),
    },
    effects,
    targets,
    words,
  );

const planned = effectIn({ grammar, nouns, spoken, effects: wording });

const EFFECTS: Omit<EffectWords, Planned['kind']> = {
  ...CHOSEN_EFFECTS,
  delayed: ({ at, ifCreated, effects }, { within }) => {
    const done = inOne(within(effects));
    // `cuando pierdas el control de esa criatura, gírala`
    if (at === 'youLoseControl')
      return `${YOUR_MOMENTS[at]}, ${done.replace(/^(\p{L}+) esa criatura$/u, (_, verb: string) => onObject(verb, SAME_ATTACHED))}`;
    const isShort = effects.length === 1 && !ifCreated && !/[,;:]| si /.test(done);
    if (isShort) return `${done} ${YOUR_MOMENTS[at]}`;
    return `${YOUR_MOMENTS[at]}, ${ifCreated ? 'si se creó una ficha, ' : ''}${done}`;
  },
  forEach: ({ subject, effects }, { within, speaking }) => {
    const each =
      subject.kind === 'all'
        ? filterWords(subject.filter, 'one', 'permanent')
        : `uno ${of(subjectWords(subject, speaking))}`;
    return `por cada ${each}, ${within(effects)}`;
  },
  if: ({ condition, effects, otherwise }, { within }) => {
    const holds = conditionWords(condition, 'indicative');
    const then = (what: readonly Effect[]): string =>
      holds.includes(HOST)
        ? inOne(within(what)).replaceAll(HOST_AS_OBJECT, `$1${SAME_HOST}`)
        : inOne(within(what));
    const done = `si ${holds}, ${then(effects)}`;
    return otherwise === undefined ? done : `${done}; de lo contrario, ${then(otherwise)}`;
  },
};

/** Where the condition has named the host. */
const HOST_AS_OBJECT = new RegExp(`(sobre |de )${HOST}`, 'gu');
