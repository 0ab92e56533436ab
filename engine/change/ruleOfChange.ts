import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Change } from '../language/change.ts';
import { type Layer, layerOf } from '../state/applyChange.ts';

/** The rule by which a change acts: CR 613.1 and 613.4 on what objects are, CR 613.11 on the rules of the game. */
export function ruleOfChange(change: Change): RuleKey {
  const layer = layerOf(change);
  return layer === undefined ? 'layers.rulesEffects' : RULE[layer];
}

const RULE: { readonly [L in Layer]: RuleKey } = {
  types: 'layers.type',
  colors: 'layers.color',
  abilities: 'layers.abilities',
  abilitiesForbidden: 'layers.abilities',
  definedSize: 'layers.powerToughnessDefined',
  setSize: 'layers.powerToughnessSet',
  size: 'layers.powerToughnessModified',
  switchedSize: 'layers.powerToughnessSwitched',
};
