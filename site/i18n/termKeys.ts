import type { RuleKey } from '../engine.ts';
import { TERM_RULES, type TermGroup, type TermKey } from './termRules.ts';

export const TERM_GROUPS: readonly TermGroup[] = [
  'turn',
  'players',
  'combat',
  'damage',
  'zones',
  'casting',
  'kinds',
  'designations',
];

const RULES: { readonly [K in TermKey]: RuleKey | null } = {
  ...TERM_RULES.turn,
  ...TERM_RULES.players,
  ...TERM_RULES.combat,
  ...TERM_RULES.damage,
  ...TERM_RULES.zones,
  ...TERM_RULES.casting,
  ...TERM_RULES.kinds,
  ...TERM_RULES.designations,
};

/** The rule that defines a term. */
export const ruleOfTerm = (key: TermKey): RuleKey | null => RULES[key];

export const isTermKey = (text: string): text is TermKey => Object.hasOwn(RULES, text);

export const TERM_KEYS: readonly TermKey[] = Object.keys(RULES).filter(isTermKey);

export const termsOfGroup = (group: TermGroup): readonly TermKey[] =>
  Object.keys(TERM_RULES[group]).filter(isTermKey);
