import type { Change } from '../../engine.ts';
import type { Grammar } from '../wording/grammar.ts';
import type { Slots, Wording } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import type { Duration, Moment } from './words.ts';

/** What a language has for how long effects last and when they come. */
export interface MomentLanguage {
  readonly grammar: Grammar;
  readonly moments: Wording;
}

/** The times in which something is done, must be or cannot: `this turn` rather than `until end of turn`. */
const PERIODS = [
  'endOfTurn',
  'endOfCombat',
  'endOfNextCombat',
  'endOfThatPlayersNextTurn',
] as const satisfies readonly Duration[];

type Period = (typeof PERIODS)[number];
type Name = `at.${Moment}` | `until.${Duration}` | `within.${Period}`;

/** When an ability triggers later on, as it tells that to its controller, or as others tell of it. */
export const momentWordsIn =
  (l: MomentLanguage) =>
  (at: Moment, to: 'controller' | 'others' = 'others'): string =>
    named(`at.${at}`, { to }, l);

/** How long it lasts, fit to follow what lasts; nothing for what never ends. */
export const durationWordsIn =
  (l: MomentLanguage) =>
  (until: Duration, change?: Change): string => {
    const words = named(`until.${until}`, { change: change?.kind }, l);
    return words === '' ? '' : ` ${words}`;
  };

/** The time in which something is done, where it is one of those. */
export const periodWordsIn =
  (l: MomentLanguage) =>
  (until: Duration): string | undefined =>
    isPeriod(until) ? named(`within.${until}`, {}, l) : undefined;

const isPeriod = (until: Duration): until is Period => PERIODS.some((one) => one === until);

const named = (name: Name, slots: Slots, { moments, grammar }: MomentLanguage): string =>
  say(moments, name, slots, grammar);
