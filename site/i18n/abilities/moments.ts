import type { Change } from '../../engine.ts';
import { type Grammar, type Phrase, phrase } from '../wording/grammar.ts';
import type { Said, Slots, Wording } from '../wording/pattern.ts';
import { say, sayKnown } from '../wording/say.ts';
import { HOST_NAMED } from './references.ts';
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
type Name = `until.${Duration}` | `within.${Period}`;

/** When an ability triggers later on, as it tells that to its controller, or as others tell of it. */
export const momentIn =
  (l: MomentLanguage) =>
  (at: Moment, to: 'controller' | 'others' = 'others'): Said =>
    sayKnown(l.moments, `at.${at}`, { to }, l.grammar);

/** How long it lasts, fit to follow what lasts; nothing for what never ends. */
export const durationWordsIn =
  (l: MomentLanguage) =>
  (until: Duration, change?: Change): string => {
    const words = named(`until.${until}`, { change: change?.kind, self: HOST_NAMED }, l);
    return words === '' ? '' : ` ${words}`;
  };

/** The time in which something is done, where it is one of those. */
export const periodWordsIn =
  (l: MomentLanguage) =>
  (until: Duration): string | undefined =>
    isPeriod(until) ? named(`within.${until}`, {}, l) : undefined;

/** The same, so that what says it is known to say it. */
export const timePhrase = (when: string | undefined): Phrase | undefined =>
  when === undefined || when === ''
    ? undefined
    : phrase(when.trim(), { gender: 'm', number: 'one', traits: ['time'] });

const isPeriod = (until: Duration): until is Period => PERIODS.some((one) => one === until);

const named = (name: Name, slots: Slots, { moments, grammar }: MomentLanguage): string =>
  say(moments, name, slots, grammar);
