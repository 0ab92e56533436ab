import { isSelf } from '../../abilities/references.ts';
import type { AbilityOf } from '../../abilities/words.ts';
import { to } from '../agreement.ts';
import { amountWords, counterUnit } from './amounts.ts';
import { payWords } from './costs.ts';
import { filterWords, theFilter } from './filterPhrases.ts';
import { subjectWords } from './references.ts';
import { attacksWords } from './requirements.ts';
import { attackingWords } from './restrictions.ts';

/** What attacking or blocking costs: `por cada criatura que te ataque: pagar 2`. */
export function combatCostWords(ability: AbilityOf<'combatCost'>): string {
  const { pay, perCounter, times } = ability;
  const each = [
    ...(perCounter === undefined
      ? []
      : [` por cada ${counterUnit(perCounter).one} sobre este permanente`]),
    ...(times === undefined ? [] : [`, tantas veces como ${amountWords(times)}`]),
  ].join('');
  return `${forWhat(ability)}: ${payWords(pay)}${each}`;
}

/** `por cada criatura que te ataque`, `para bloquear` */
function forWhat({ subject, to: does, filter, attacked }: AbilityOf<'combatCost'>): string {
  const whom = filter === undefined ? '' : ` ${to(theFilter(filter))}`;
  const acts = does === 'attack' ? attacksWords('ataque', attacked) : 'bloquee';
  if (subject.kind === 'all')
    return `por cada ${filterWords(subject.filter, 'one')} que ${acts}${whom}`;
  if (!isSelf(subject)) return `para que ${subjectWords(subject)} ${acts}${whom}`;
  return `para ${does === 'attack' ? attackingWords(attacked) : 'bloquear'}${whom}`;
}
