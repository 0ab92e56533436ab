import type { Ability, Change } from '../../engine.ts';
import { numberWords } from './amounts.ts';
import { payWords } from './costs.ts';
import { filterWords } from './filters.ts';
import { attackedWords, requirementWords, restrictionWords } from './limits.ts';
import { isSelf, subjectWords } from './references.ts';
import { type GrammaticalNumber, subtypeWord } from './subtypes.ts';

type Of<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;
type Imposed = Extract<Change, { readonly kind: 'impose' }>['ability'];

/** What restricts, requires, permits or costs, said of one creature or of several. */
export function imposedWords(ability: Imposed, number: GrammaticalNumber): string {
  switch (ability.kind) {
    case 'restriction':
      return restrictionWords(ability);
    case 'requirement':
      return requirementWords(ability, number);
    case 'permission':
      return permissionWords(ability, number);
    case 'combatCost':
      return combatCostWords(ability);
  }
}

/** How many may attack or block is said of nobody in particular, who declares of a player; a cost names its creatures. */
export function namesItself(ability: Imposed): boolean {
  if (ability.kind === 'combatCost') return true;
  if (ability.kind === 'permission') return OF_PLAYERS.has(ability.permission);
  return ability.kind === 'restriction' && COUNTING.has(ability.restriction);
}

const COUNTING: ReadonlySet<string> = new Set(['maxAttackers', 'maxAttackersOnYou', 'maxBlockers']);
const OF_PLAYERS: ReadonlySet<string> = new Set([
  'divideDamageOfAttackersOnYou',
  'chooseAttackers',
  'chooseBlockers',
  'attackingPlayerChoosesBlockers',
]);

function combatCostWords(ability: Of<'combatCost'>): string {
  const { subject, to, pay, filter, perCounter } = ability;
  const what = filter === undefined ? attackedWords(ability) : ` ${filterWords(filter, 'many')}`;
  const each = perCounter === undefined ? '' : ` for each ${perCounter} counter on it`;
  if (subject.kind === 'all')
    return `for each ${filterWords(subject.filter, 'one')} that ${to}s${what}: ${payWords(pay)}${each}`;
  const whom = isSelf(subject) ? '' : `for ${subjectWords(subject)} `;
  return `${whom}to ${to}${what}: ${payWords(pay)}${each}`;
}

function permissionWords(
  { permission, n, filter }: Of<'permission'>,
  number: GrammaticalNumber,
): string {
  switch (permission) {
    case 'blockAdditional':
      return `can block ${moreWords(n)}`;
    case 'attackDespiteDefender':
      return 'can attack as though without defender';
    case 'blockAsThoughShadow':
      return 'can block creatures with shadow';
    case 'assignAsThoughUnblocked':
      return `may assign ${number === 'one' ? 'its' : 'their'} combat damage as though unblocked`;
    case 'divideDamageOfAttackersOnYou':
      return 'you, not its controller, divide the combat damage of each creature attacking you';
    case 'chooseAttackers':
      return 'you choose which creatures attack';
    case 'chooseBlockers':
      return 'you choose which creatures block, and how';
    case 'attackingPlayerChoosesBlockers':
      return 'the attacking player chooses which creatures block, and how';
    case 'exertAsItAttacks':
      return 'may be exerted as it attacks';
    case 'ignoreLandwalk':
      return filter?.subtype === undefined
        ? 'can be blocked as though without landwalk'
        : `can be blocked as though without ${subtypeWord(filter.subtype, 'one').toLowerCase()}walk`;
  }
}

const moreWords = (n: number | undefined): string => {
  if (n === undefined) return 'any number of creatures';
  return n === 1 ? 'one more creature' : `${numberWords(n)} more creatures`;
};
