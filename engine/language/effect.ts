import { z } from 'zod';
import { type AppliedChange, appliedForms } from './change.ts';
import { EFFECTS_IN_COMBAT } from './effectsInCombat.ts';
import { effectsByChoice, effectsWithConsequences } from './effectsOfEffects.ts';
import { EFFECTS_ON_OBJECTS } from './effectsOnObjects.ts';
import { EFFECTS_ON_PLAYERS } from './effectsOnPlayers.ts';
import { EFFECTS_ON_TURN } from './effectsOnTurn.ts';
import { oneOf } from './form.ts';
import { type HeldForm, type Holding, heldAs } from './held.ts';
import { kindForms, type OneKindOf } from './table.ts';
import { tokenEffects } from './token.ts';

/** Every kind of effect but the changes that are made for a while, which have a table of their own. */
export const effectTable = (
  effects: HeldForm<'effects'>,
  abilities: HeldForm<'abilities'>,
  someOrNone: HeldForm<'effects'> = effects,
) =>
  ({
    ...EFFECTS_ON_OBJECTS,
    ...EFFECTS_ON_PLAYERS,
    ...EFFECTS_IN_COMBAT,
    ...EFFECTS_ON_TURN,
    ...tokenEffects(abilities),
    ...effectsByChoice(effects),
    ...effectsWithConsequences(effects, someOrNone),
  }) as const;

/** What spells and abilities do as they resolve. */
export type Effect = AppliedChange | Holding<OneKindOf<ReturnType<typeof effectTable>>>;

export type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** One effect; `ability` is the form of the abilities that effects may grant. */
export function effectForm(ability: HeldForm<'ability'>): z.ZodType<Effect> {
  const effect: z.ZodType<Effect> = z
    .lazy(() => {
      const effects = heldAs('effects', z.array(effect).min(1));
      const someOrNone = heldAs('effects', z.array(effect));
      const abilities = heldAs('abilities', z.array(ability));
      const kinds = kindForms(effectTable(effects, abilities, someOrNone));
      return oneOf([...appliedForms(ability), ...kinds]) as z.ZodType<Effect>;
    })
    .meta({ id: 'effect' });
  return effect;
}
