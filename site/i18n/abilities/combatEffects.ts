import { type EffectPlans, named, onWhom, to, yes } from './effectPlan.ts';

type InCombat =
  | 'becomeAttacking'
  | 'becomeBlocked'
  | 'becomeMarked'
  | 'becomeUnblocked'
  | 'exchangeBlockers'
  | 'goad'
  | 'makeBlock'
  | 'removeFromCombat'
  | 'reselectAttacked'
  | 'suspect'
  | 'unblockWhatTheyBlock';

/** What only creatures do or become. */
export const COMBAT_PLANS: EffectPlans<InCombat> = {
  becomeAttacking: ({ subject }, l, voice) => onWhom(subject, l, voice),
  becomeBlocked: ({ subject }, l, voice) => onWhom(subject, l, voice),
  becomeMarked: ({ subject, mark }, l, voice) => ({ ...onWhom(subject, l, voice), mark }),
  becomeUnblocked: ({ subject }, l, voice) => onWhom(subject, l, voice),
  exchangeBlockers: (_, { phrases }, voice) => ({ targets: phrases.all(to('targets'), voice) }),
  goad: ({ subject }, l, voice) => onWhom(subject, l, voice),
  makeBlock: ({ subject, attacker }, l, voice) => ({
    ...onWhom(subject, l, voice),
    attacker: named(attacker, l, voice),
  }),
  removeFromCombat: ({ subject }, l, voice) => onWhom(subject, l, voice),
  reselectAttacked: ({ subject }, l, voice) => onWhom(subject, l, voice),
  suspect: ({ subject }, l, voice) => onWhom(subject, l, voice),
  // Told with what removes them, which is said first: so what became of the others is plain.
  unblockWhatTheyBlock: ({ subject }, l, voice) => ({
    ...onWhom(subject, l, { ...voice, besides: [] }),
    later: l.phrases.whom(subject, { ...voice, speaking: voice.later }),
    removed: yes(voice.besides.length > 0),
  }),
};
