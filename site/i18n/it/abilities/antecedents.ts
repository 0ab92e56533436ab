import type { Effect } from '../../../engine.ts';
import { isOfSource, namesAnother, namesSelf } from '../../abilities/antecedents.ts';
import { mentions } from '../../abilities/clauses.ts';
import type { AbilityOf } from '../../abilities/words.ts';

/** What an ability is printed on was spoken of, before it comes to what it does. */
export function speaksOfSelf(ability: AbilityOf<'triggered' | 'activated' | 'spell'>): boolean {
  if (ability.kind === 'spell') return false;
  if (ability.kind === 'activated')
    return ability.costs.some(({ kind }) => kind === 'sacrificeSelf');
  if (isOfSource(ability.if)) return true;
  if (isDealt.has(ability.event) && isOfSubject(ability.effects)) return false;
  return namesSelf(ability) && !(namesAnother(ability) && actsOnSelf(ability.effects));
}

/** What was dealt is the subject there, so that a verb alone would be of the damage. */
const isDealt: ReadonlySet<AbilityOf<'triggered'>['event']> = new Set([
  'isDealtCombatDamage',
  'isDealtDamage',
]);

const isOfSubject = ([first]: readonly Effect[]): boolean =>
  first?.kind === 'apply' || first?.kind === 'dealDamage';

const actsOnSelf = ([first]: readonly Effect[]): boolean =>
  first !== undefined &&
  first.kind !== 'apply' &&
  first.kind !== 'dealDamage' &&
  mentions([first], 'self');
