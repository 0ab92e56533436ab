import type { Effect } from '../../../engine.ts';
import { isOfSource } from '../../abilities/antecedents.ts';
import { HOST_NAMED } from '../../abilities/references.ts';
import type { AbilityOf } from '../../abilities/words.ts';
import { type EnglishSpeaker, foesOf } from './effects.ts';
import { PLAIN } from './references.ts';

/** How an ability speaks of what it is printed on: by name, where “it” could mean something else. */
export const speakerOf = (
  ability: AbilityOf<'triggered' | 'activated' | 'spell'>,
): EnglishSpeaker => ({
  self: namesAnother(ability) ? HOST_NAMED : PLAIN.self,
  foes: foesOf(ability),
});

function namesAnother(ability: AbilityOf<'triggered' | 'activated' | 'spell'>): boolean {
  if (ability.kind === 'spell') return true;
  if (ability.kind === 'activated')
    return ability.costs.some((one) => 'from' in one) || ability.effects.some(namesSource);
  const { event, of } = ability;
  if (isOfSource(ability.if)) return false;
  if (SAYS_ANOTHER.has(event)) return true;
  return of.kind === 'all' ? !of.filter.isSource : of.reference !== 'self';
}

const namesSource = (effect: Effect): boolean =>
  'from' in effect && effect.from !== undefined && effect.from !== 'self';

const SAYS_ANOTHER: ReadonlySet<AbilityOf<'triggered'>['event']> = new Set([
  'becomesBlockedByCreature',
  'blocksCreature',
  'enlists',
  'stateHolds',
]);
