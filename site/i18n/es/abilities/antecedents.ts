import type { Reference } from '../../../engine.ts';
import { isOfSource, namesAnother, namesSelf } from '../../abilities/antecedents.ts';
import type { Doing } from '../../abilities/words.ts';

/** What an ability has named before it comes to what it does. */
export function namedBy(ability: Doing): readonly Reference[] {
  if (ability.kind !== 'triggered') return [];
  if (namesSelf(ability)) return namesAnother(ability) ? ['self', 'eventCreature'] : ['self'];
  if (isOfSource(ability.if)) return ['self'];
  const { of } = ability;
  return of.kind === 'reference' && of.reference === 'attached' ? ['attached'] : [];
}
