import type { Effect } from '../../engine.ts';
import { say } from '../wording/say.ts';
import type { Voice } from './breaths.ts';
import { COMBAT_PLANS } from './combatEffects.ts';
import { DAMAGE_PLANS } from './damageEffects.ts';
import type { EffectRoom } from './effectPlan.ts';
import { OBJECT_PLANS } from './objectEffects.ts';
import { PLAYER_PLANS } from './playerEffects.ts';
import { TOKEN_PLANS } from './tokenEffects.ts';
import { TURN_PLANS } from './turnEffects.ts';
import { say as byKind, type EffectOf } from './words.ts';

export const PLANS = {
  ...OBJECT_PLANS,
  ...DAMAGE_PLANS,
  ...COMBAT_PLANS,
  ...PLAYER_PLANS,
  ...TOKEN_PLANS,
  ...TURN_PLANS,
};

export type Planned = EffectOf<keyof typeof PLANS>;

export const isPlanned = (effect: Effect): effect is Planned => Object.hasOwn(PLANS, effect.kind);

/** What one effect does: `draw two cards`. */
export const effectIn =
  (l: EffectRoom) =>
  (effect: Planned, voice: Voice): string =>
    say(l.effects, effect.kind, byKind(PLANS, effect, l, voice), l.grammar).trim();
