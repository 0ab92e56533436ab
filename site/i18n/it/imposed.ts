import type { Ability, Change } from '../../engine.ts';
import { payWords } from './costs.ts';
import { filterWords, landwalkWords } from './filters.ts';
import { counters, keywords } from './keywords.ts';
import { attackingWords, requirementWords, restrictionWords } from './limits.ts';
import { type GrammaticalNumber, verb } from './nouns.ts';
import { isSelf, subjectWords } from './references.ts';

type Of<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;
type Imposed = Extract<Change, { readonly kind: 'impose' }>['ability'];

/** What restricts, requires, permits or costs, said of one creature or of several. */
export function imposedWords(ability: Imposed, number: GrammaticalNumber): string {
  switch (ability.kind) {
    case 'restriction':
      return restrictionWords(ability, number);
    case 'requirement':
      return requirementWords(ability, number);
    case 'permission':
      return permissionWords(ability, number);
    case 'combatCost':
      return combatCostWords(ability);
  }
}

function combatCostWords(ability: Of<'combatCost'>): string {
  const { subject, to, pay, filter, perCounter, attacked } = ability;
  const blocked = filter === undefined ? '' : ` ${filterWords(filter, 'many')}`;
  const act = to === 'attack' ? attackingWords(attacked) : `bloccare${blocked}`;
  const each =
    perCounter === undefined
      ? ''
      : ` per ogni segnalino ${counters[perCounter]} su questo permanente`;
  if (subject.kind === 'all')
    return `per ${act}, per ogni ${filterWords(subject.filter, 'one')}: ${payWords(pay)}${each}`;
  const whom = isSelf(subject) ? '' : ` con ${subjectWords(subject)}`;
  return `per ${act}${whom}: ${payWords(pay)}${each}`;
}

function permissionWords(
  { permission, n, filter }: Of<'permission'>,
  number: GrammaticalNumber,
): string {
  const can = verb(number, 'può', 'possono');
  const asThough = verb(number, 'come se non avesse', 'come se non avessero');
  switch (permission) {
    case 'blockAdditional':
      return `${can} bloccare ${moreWords(n)}`;
    case 'attackDespiteDefender':
      return `${can} attaccare ${asThough} difensore`;
    case 'blockAsThoughShadow':
      return `${can} bloccare creature con ombra`;
    case 'assignAsThoughUnblocked':
      return `${can} assegnare il danno come se non ${verb(number, 'fosse bloccata', 'fossero bloccate')}`;
    case 'exertAsItAttacks':
      return `${can} essere ${verb(number, 'sforzata', 'sforzate')} attaccando`;
    case 'ignoreLandwalk':
      return `${can} essere ${verb(number, 'bloccata', 'bloccate')} ${asThough} ${filter === undefined ? keywords.landwalk : landwalkWords(filter)}`;
  }
}

const moreWords = (n: number | undefined): string => {
  if (n === undefined) return 'un numero qualsiasi di creature';
  return n === 1 ? 'una creatura in più' : `${n} creature in più`;
};
