import { type EffectPlans, named, onWhom } from './effectPlan.ts';

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
  exchangeBlockers: () => ({}),
  goad: ({ subject }, l, voice) => onWhom(subject, l, voice),
  makeBlock: ({ subject, attacker }, l, voice) => ({
    ...onWhom(subject, l, voice),
    attacker: named(attacker, l, voice),
  }),
  removeFromCombat: ({ subject }, l, voice) => onWhom(subject, l, voice),
  reselectAttacked: ({ subject }, l, voice) => onWhom(subject, l, voice),
  suspect: ({ subject }, l, voice) => onWhom(subject, l, voice),
  unblockWhatTheyBlock: ({ subject }, l, voice) => onWhom(subject, l, voice),
};
