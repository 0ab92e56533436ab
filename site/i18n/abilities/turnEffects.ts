import { type EffectPlans, type EffectRoom, onWhom, piece } from './effectPlan.ts';
import type { EffectOf } from './words.ts';

/** What changes the turns to come. */
export const TURN_PLANS: EffectPlans<'extraPhases' | 'extraStep' | 'extraTurn' | 'skipNext'> = {
  extraPhases: ({ phases, after, asCombatBegins }, l, voice) => ({
    after,
    added: addedIn(phases, l),
    asCombatBegins:
      asCombatBegins === undefined ? undefined : l.phrases.inside(asCombatBegins, voice),
  }),
  extraStep: ({ step, after }, { phrases }) => ({ step: phrases.step(step), after }),
  extraTurn: () => ({}),
  skipNext: ({ what, subject }, l, voice) => ({
    ...onWhom(subject, l, voice),
    what,
    skipped: l.phrases.skipped(what),
  }),
};

function addedIn([phase, ...more]: EffectOf<'extraPhases'>['phases'], l: EffectRoom): string {
  const then = more.length === 0 ? undefined : addedIn(more, l);
  return piece('addedPhase', { phase, then }, l);
}
