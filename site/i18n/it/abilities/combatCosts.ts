import { isSelf } from '../../abilities/references.ts';
import type { AbilityOf } from '../../abilities/words.ts';
import { counterName } from '../counters.ts';
import { amountWords } from './amounts.ts';
import { payWords } from './costs.ts';
import { filterWords } from './filterPhrases.ts';
import { subjectWords } from './references.ts';
import { attackingWords, attacksWords } from './restrictions.ts';

/** What attacking or blocking costs: `per ogni creatura che ti attacca: pagare 2`. */
export function combatCostWords(ability: AbilityOf<'combatCost'>): string {
  const { subject, to, pay, filter, perCounter, times, attacked } = ability;
  const blocked = filter === undefined ? '' : ` ${filterWords(filter, 'many')}`;
  const each = [
    ...(perCounter === undefined
      ? []
      : [` per ogni segnalino ${counterName(perCounter)} su questo permanente`]),
    ...(times === undefined ? [] : [`, tante volte quanto è ${amountWords(times)}`]),
  ].join('');
  if (subject.kind === 'all') {
    const acts = to === 'attack' ? attacksWords(attacked) : `blocca${blocked}`;
    return `per ogni ${filterWords(subject.filter, 'one')} che ${acts}: ${payWords(pay)}${each}`;
  }
  const whom = isSelf(subject) ? '' : ` con ${subjectWords(subject)}`;
  const act = to === 'attack' ? attackingWords(attacked) : `bloccare${blocked}`;
  return `per ${act}${whom}: ${payWords(pay)}${each}`;
}
