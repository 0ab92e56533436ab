import { grammarOf, type WordKind } from '../grammar/grammar.ts';
import type { Template } from '../grammar/template.ts';
import { ACTIVATING_TEMPLATES } from './activating.ts';
import { AMOUNT_TEMPLATES } from './amounts.ts';
import { CONDITION_TEMPLATES } from './conditions.ts';
import { COST_TEMPLATES } from './costs.ts';
import { DECLARATION_TEMPLATES } from './declarations.ts';
import { DURATION_TEMPLATES } from './durations.ts';
import { EFFECT_TEMPLATES } from './effects.ts';
import { ELSEWHERE_TEMPLATES } from './elsewhere.ts';
import { ELSEWHERE_WORD_KINDS } from './elsewhereWords.ts';
import { ENTERING_TEMPLATES } from './entering.ts';
import { KEYWORD_TEMPLATES } from './keywords.ts';
import { LINE_TEMPLATES } from './lines.ts';
import { MODE_TEMPLATES } from './modes.ts';
import { NOUN_TEMPLATES } from './nouns.ts';
import { OBJECT_TEMPLATES } from './objects.ts';
import { PERMISSION_TEMPLATES } from './permissions.ts';
import { QUALITY_TEMPLATES } from './qualities.ts';
import { RULE_TEMPLATES } from './rules.ts';
import { SIZE_TEMPLATES } from './sizes.ts';
import { SPELLED_OUT_TEMPLATES } from './spelledOut.ts';
import { SPELL_TEMPLATES } from './spells.ts';
import { STATIC_TEMPLATES } from './statics.ts';
import { TIMING_TEMPLATES } from './timings.ts';
import { TRIGGER_TEMPLATES } from './triggers.ts';
import { WORD_KINDS } from './wordKinds.ts';

/** All that can be read of card texts. */
export const TEMPLATES: readonly Template[] = [
  ...NOUN_TEMPLATES,
  ...QUALITY_TEMPLATES,
  ...OBJECT_TEMPLATES,
  ...AMOUNT_TEMPLATES,
  ...DURATION_TEMPLATES,
  ...KEYWORD_TEMPLATES,
  ...SPELLED_OUT_TEMPLATES,
  ...EFFECT_TEMPLATES,
  ...TRIGGER_TEMPLATES,
  ...CONDITION_TEMPLATES,
  ...COST_TEMPLATES,
  ...DECLARATION_TEMPLATES,
  ...PERMISSION_TEMPLATES,
  ...RULE_TEMPLATES,
  ...ACTIVATING_TEMPLATES,
  ...SIZE_TEMPLATES,
  ...STATIC_TEMPLATES,
  ...TIMING_TEMPLATES,
  ...ELSEWHERE_TEMPLATES,
  ...MODE_TEMPLATES,
  ...SPELL_TEMPLATES,
  ...ENTERING_TEMPLATES,
  ...LINE_TEMPLATES,
];

/** All that single words can say. */
export const EVERY_WORD_KIND: readonly WordKind[] = [...WORD_KINDS, ...ELSEWHERE_WORD_KINDS];

export const GRAMMAR = grammarOf(TEMPLATES, EVERY_WORD_KIND);
