import type { Phrase } from '../wording/grammar.ts';
import { type EffectPlans, named, onWhom, whereX, yes } from './effectPlan.ts';
import { HOST } from './host.ts';

type OnObjects =
  | 'addCounters'
  | 'attach'
  | 'castFromExile'
  | 'counter'
  | 'destroy'
  | 'exile'
  | 'gainControl'
  | 'monstrosity'
  | 'pair'
  | 'phaseInAndOut'
  | 'phaseOut'
  | 'putOnLibraryBottom'
  | 'regenerate'
  | 'removeCounters'
  | 'returnToHand'
  | 'sacrifice'
  | 'shuffleGraveyardIntoLibrary'
  | 'shuffleIntoLibrary'
  | 'tap'
  | 'untap';

/** What is done to objects. */
export const OBJECT_PLANS: EffectPlans<OnObjects> = {
  addCounters: ({ subject, n, counter, max }, l, voice) => ({
    ...onWhom(subject, l, voice),
    counters: l.phrases.many(n, counter),
    max,
    most: max === undefined ? undefined : l.nouns.numeral(max, COUNTERS),
    x: whereX(n, l, voice),
  }),
  attach: ({ subject }, l, voice) => ({
    ...onWhom(subject, l, voice),
    self: named('self', l, voice),
    host: HOST,
  }),
  castFromExile: ({ by, cost }, { phrases }) => ({
    by,
    cost: cost === undefined ? undefined : phrases.mana(cost),
  }),
  counter: ({ subject }, l, voice) => onWhom(subject, l, voice),
  destroy: ({ subject, noRegeneration }, l, voice) => ({
    ...onWhom(subject, l, voice),
    noRegeneration: yes(noRegeneration),
  }),
  exile: ({ subject, until }, l, voice) => ({ ...onWhom(subject, l, voice), until }),
  gainControl: ({ subject, by, until }, l, voice) => ({
    ...onWhom(subject, l, voice),
    by: by === 'you' ? undefined : named(by, l, voice),
    lasting: l.phrases.lasting(until),
  }),
  monstrosity: ({ n }, { phrases }, voice) => ({ n: phrases.amount(n, voice) }),
  pair: ({ subject }, l, voice) => ({
    self: named('self', l, voice),
    host: HOST,
    mate: subject.kind === 'all' ? l.nouns.one(subject.filter) : named(subject.reference, l, voice),
  }),
  phaseInAndOut: ({ filter }, l, voice) => onWhom({ kind: 'all', filter }, l, voice),
  phaseOut: ({ subject }, l, voice) => onWhom(subject, l, voice),
  putOnLibraryBottom: ({ subject }, l, voice) => onWhom(subject, l, voice),
  regenerate: ({ subject }, l, voice) => onWhom(subject, l, voice),
  removeCounters: ({ subject, n, counter, otherwise }, l, voice) => ({
    ...onWhom(subject, l, voice),
    counters: l.phrases.many(n, counter),
    x: whereX(n, l, voice),
    otherwise: otherwise === undefined ? undefined : l.phrases.inside(otherwise, voice),
  }),
  returnToHand: ({ subject }, l, voice) => onWhom(subject, l, voice),
  sacrifice: ({ subject }, l, voice) => onWhom(subject, l, voice),
  shuffleGraveyardIntoLibrary: () => ({}),
  shuffleIntoLibrary: ({ subject }, l, voice) => onWhom(subject, l, voice),
  tap: ({ subject }, l, voice) => onWhom(subject, l, voice),
  untap: ({ subject }, l, voice) => onWhom(subject, l, voice),
};

const COUNTERS: Phrase = { gender: 'm', number: 'many', inForm: (form) => form('') };
