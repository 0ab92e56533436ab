import { isSelf } from '../../abilities/references.ts';
import type { AbilityOf } from '../../abilities/words.ts';
import { counterWords } from '../counters.ts';
import { amountWords } from './amounts.ts';
import { payWords } from './costs.ts';
import { filterWords } from './filterPhrases.ts';
import { subjectWords } from './references.ts';
import { attackedWords } from './restrictions.ts';

/** What attacking or blocking costs: `for each creature that attacks you: pay 2`. */
export function combatCostWords(ability: AbilityOf<'combatCost'>): string {
  const { subject, to, pay, filter, perCounter, times } = ability;
  const what = filter === undefined ? attackedWords(ability) : ` ${filterWords(filter, 'many')}`;
  const each = [
    ...(perCounter === undefined ? [] : [` for each ${counterWords(perCounter)} on it`]),
    ...(times === undefined ? [] : [`, as many times as ${amountWords(times)}`]),
  ].join('');
  if (subject.kind === 'all')
    return `for each ${filterWords(subject.filter, 'one')} that ${to}s${what}: ${payWords(pay)}${each}`;
  const whom = isSelf(subject) ? '' : `for ${subjectWords(subject)} `;
  return `${whom}to ${to}${what}: ${payWords(pay)}${each}`;
}
