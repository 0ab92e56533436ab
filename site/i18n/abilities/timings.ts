import type { Timing } from '../../engine.ts';
import type { Grammar } from '../wording/grammar.ts';
import type { Slots, Wording } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import type { NounPhrases } from './nounPhrases.ts';

/** What a language has for when something may be cast or activated. */
export interface TimingLanguage {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  readonly timings: Wording;
}

/** When it may be cast or activated, as a sentence beside what it does; nothing where that is whenever one likes. */
export const timingWordsIn =
  (l: TimingLanguage) =>
  (timing: Timing | undefined, of: 'spell' | 'activated'): string =>
    timing === undefined
      ? ''
      : say(
          l.timings,
          of,
          { when: say(l.timings, timing.kind, slotsOf(timing, l), l.grammar) },
          l.grammar,
        );

function slotsOf(timing: Timing, l: TimingLanguage): Slots {
  if (timing.kind === 'sorcery') return {};
  if (timing.kind === 'step') return { step: l.nouns.step(timing.step), whose: timing.whose };
  const { after, before, whose } = timing;
  const pointWords = (name: 'after' | 'before', point: string | undefined): string | undefined =>
    point === undefined ? undefined : say(l.timings, name, { point }, l.grammar);
  const points = { after: pointWords('after', after), before: pointWords('before', before) };
  return { after, before, whose, points: say(l.timings, 'points', points, l.grammar) };
}
