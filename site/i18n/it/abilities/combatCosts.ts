import { HOST } from '../../abilities/host.ts';
import { isSelf } from '../../abilities/references.ts';
import type { AbilityOf } from '../../abilities/words.ts';
import { verb } from '../agreement.ts';
import { counterName } from '../counters.ts';
import { amountWords } from './amounts.ts';
import { unlessPaid } from './costs.ts';
import { filterWords, theFilter } from './filterPhrases.ts';
import { IT } from './pronouns.ts';
import { numberOf, whose } from './references.ts';
import { attackingWords, attacksWords } from './restrictions.ts';

/** What attacking or blocking costs: `le creature non possono attaccarti a meno che il loro controllore non paghi {2} …`. */
export function combatCostWords(ability: AbilityOf<'combatCost'>, when = ''): string {
  const { subject, to, pay, filter, attacked } = ability;
  const blocked = filter === undefined ? '' : ` ${theFilter(filter)}`;
  const act = to === 'attack' ? attackingWords(attacked) : `bloccare${blocked}`;
  const can = verb(numberOf(subject), 'può', 'possono');
  return `${whose(subject)} non ${can} ${act}${when} a meno che ${payer(ability)} non ${unlessPaid(pay)}${forEach(ability)}`;
}

function payer({ subject }: AbilityOf<'combatCost'>): string {
  if (isSelf(subject)) return 'tu';
  return verb(numberOf(subject), 'il suo controllore', 'il loro controllore');
}

/** `per ogni creatura che ti attacca`, `per ogni segnalino +1/+1 su di essa` */
function forEach({ subject, to, perCounter, times, attacked }: AbilityOf<'combatCost'>): string {
  const acts = to === 'attack' ? attacksWords(attacked) : 'blocca';
  return [
    ...(subject.kind === 'all'
      ? [` per ogni ${filterWords(subject.filter, 'one')} che ${acts}`]
      : []),
    ...(perCounter === undefined
      ? []
      : [
          ` per ogni segnalino ${counterName(perCounter)} su ${isSelf(subject) ? `di ${IT}` : HOST}`,
        ]),
    ...(times === undefined ? [] : [`, tante volte quanto è ${amountWords(times)}`]),
  ].join('');
}
