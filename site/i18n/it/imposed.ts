import type { Ability, Change } from '../../engine.ts';
import { numberWords } from './amounts.ts';
import { payWords } from './costs.ts';
import { filterWords, landwalkWords } from './filters.ts';
import { counters, keywords } from './keywords.ts';
import { attackingWords, attacksWords, requirementWords, restrictionWords } from './limits.ts';
import { type Agreement, agree, verb } from './nouns.ts';
import { isSelf, subjectWords } from './references.ts';

type Of<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;
type Imposed = Extract<Change, { readonly kind: 'impose' }>['ability'];

/** What restricts, requires, permits or costs, said of one creature or of several. */
export function imposedWords(ability: Imposed, as: Agreement): string {
  switch (ability.kind) {
    case 'restriction':
      return restrictionWords(ability, as);
    case 'requirement':
      return requirementWords(ability, as);
    case 'permission':
      return permissionWords(ability, as);
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
  const { subject, to, pay, filter, perCounter, attacked } = ability;
  const blocked = filter === undefined ? '' : ` ${filterWords(filter, 'many')}`;
  const each =
    perCounter === undefined
      ? ''
      : ` per ogni segnalino ${counters[perCounter]} su questo permanente`;
  if (subject.kind === 'all') {
    const acts = to === 'attack' ? attacksWords(attacked) : `blocca${blocked}`;
    return `per ogni ${filterWords(subject.filter, 'one')} che ${acts}: ${payWords(pay)}${each}`;
  }
  const whom = isSelf(subject) ? '' : ` con ${subjectWords(subject)}`;
  const act = to === 'attack' ? attackingWords(attacked) : `bloccare${blocked}`;
  return `per ${act}${whom}: ${payWords(pay)}${each}`;
}

function permissionWords({ permission, n, filter }: Of<'permission'>, as: Agreement): string {
  const can = verb(as.number, 'può', 'possono');
  const asThough = verb(as.number, 'come se non avesse', 'come se non avessero');
  switch (permission) {
    case 'blockAdditional':
      return `${can} bloccare ${moreWords(n)}`;
    case 'attackDespiteDefender':
      return `${can} attaccare ${asThough} difensore`;
    case 'blockAsThoughShadow':
      return `${can} bloccare creature con ombra`;
    case 'assignAsThoughUnblocked':
      return `${can} assegnare il danno come se non ${verb(as.number, 'fosse', 'fossero')} ${agree('bloccato', as)}`;
    case 'divideDamageOfAttackersOnYou':
      return 'tu, e non il suo controllore, dividi il danno da combattimento di ogni creatura che ti attacca';
    case 'chooseAttackers':
      return 'scegli tu quali creature attaccano';
    case 'chooseBlockers':
      return 'scegli tu quali creature bloccano e come';
    case 'attackingPlayerChoosesBlockers':
      return 'il giocatore attaccante sceglie quali creature bloccano e come';
    case 'exertAsItAttacks':
      return `${can} essere ${agree('stremato', as)} mentre ${verb(as.number, 'attacca', 'attaccano')}`;
    case 'ignoreLandwalk':
      return `${can} essere ${agree('bloccato', as)} ${asThough} ${filter === undefined ? keywords.landwalk : landwalkWords(filter)}`;
  }
}

const moreWords = (n: number | undefined): string => {
  if (n === undefined) return 'un numero qualsiasi di creature';
  return n === 1 ? 'una creatura addizionale' : `${numberWords(n)} creature addizionali`;
};
