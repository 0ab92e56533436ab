import { type Phrase, phrase } from '../wording/grammar.ts';
import type { Said } from '../wording/pattern.ts';
import { sayKnown, trimmed } from '../wording/say.ts';
import type { EffectContext, SingleEffect } from './clauses.ts';
import { COMBAT_PLANS } from './combatEffects.ts';
import { DAMAGE_PLANS } from './damageEffects.ts';
import { acting, type EffectPlans, type EffectRoom, piece } from './effectPlan.ts';
import { OBJECT_PLANS } from './objectEffects.ts';
import { OUTER_PLANS } from './outerEffects.ts';
import { PLAYER_PLANS } from './playerEffects.ts';
import { REFERRED } from './references.ts';
import { TOKEN_PLANS } from './tokenEffects.ts';
import { TURN_PLANS } from './turnEffects.ts';
import { say as byKind, type Doing } from './words.ts';

export const PLANS: EffectPlans<SingleEffect['kind']> = {
  ...OBJECT_PLANS,
  ...DAMAGE_PLANS,
  ...COMBAT_PLANS,
  ...PLAYER_PLANS,
  ...TOKEN_PLANS,
  ...TURN_PLANS,
  ...OUTER_PLANS,
};

/** Whom what an ability is of has fought, where it looks back (CR 603.10a). */
export const foesIn =
  (l: EffectRoom) =>
  (ability: Doing): Phrase | undefined =>
    ability.kind === 'triggered' && ability.event === 'dies'
      ? phrase(piece('foes', { same: l.nouns.same }, l), REFERRED.eventCreatures)
      : undefined;

/** What one effect does: `draw two cards`. */
export const effectIn =
  (l: EffectRoom) =>
  (effect: SingleEffect, voice: EffectContext): Said =>
    trimmed(
      sayKnown(
        l.effects,
        effect.kind,
        { ...acting(voice.mood), ...byKind(PLANS, effect, l, voice) },
        l.grammar,
      ),
    );
