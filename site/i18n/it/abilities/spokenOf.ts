import type { Condition, Effect } from '../../../engine.ts';
import { mentions } from '../../abilities/breaths.ts';
import { isSelf } from '../../abilities/references.ts';
import type { AbilityOf } from '../../abilities/words.ts';

/** What an ability is printed on was spoken of, before it comes to what it does. */
export function speaksOfSelf(ability: AbilityOf<'triggered' | 'activated' | 'spell'>): boolean {
  if (ability.kind === 'spell') return false;
  if (ability.kind === 'activated')
    return ability.costs.some(({ kind }) => kind === 'sacrificeSelf');
  if (isOfSource(ability.if)) return true;
  if (!isSelf(ability.of) || SAYS_NO_SELF.has(ability.event)) return false;
  return !(SAYS_ANOTHER.has(ability.event) && actsOnSelf(ability.effects));
}

const SAYS_NO_SELF: ReadonlySet<AbilityOf<'triggered'>['event']> = new Set([
  'beginningOfStep',
  'isCast',
  'stateHolds',
]);

// A pronoun could mean either of two creatures.
const SAYS_ANOTHER: ReadonlySet<AbilityOf<'triggered'>['event']> = new Set([
  'becomesBlockedByAtLeast',
  'becomesBlockedByCreature',
  'blocksAtLeast',
  'blocksCreature',
  'enlists',
]);

const actsOnSelf = ([first]: readonly Effect[]): boolean =>
  first !== undefined &&
  first.kind !== 'apply' &&
  first.kind !== 'dealDamage' &&
  mentions([first], 'self');

const isOfSource = (condition: Condition | undefined): boolean =>
  condition?.kind.startsWith('source') === true;
