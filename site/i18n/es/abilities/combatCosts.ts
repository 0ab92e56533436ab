import { isSelf } from '../../abilities/references.ts';
import type { AbilityOf } from '../../abilities/words.ts';
import { to } from '../agreement.ts';
import { amountWords, counterUnit } from './amounts.ts';
import { payWords } from './costs.ts';
import { theFilter } from './filterPhrases.ts';
import { SAME_HOST } from './hosts.ts';
import { payingWords } from './moods.ts';
import { numberOf, PLAIN, subjectWords } from './references.ts';
import { attackingWords } from './restrictions.ts';

type CombatCost = AbilityOf<'combatCost'>;

/** What attacking or blocking costs: `las criaturas no pueden atacarte a menos que su controlador pague {2} …`. */
export function combatCostWords(ability: CombatCost): string {
  const { subject, pay } = ability;
  const who = subjectWords(subject, PLAIN, 'creature');
  const can = numberOf(subject) === 'one' ? 'puede' : 'pueden';
  const paid = payingWords(payWords(pay), isSelf(subject) ? 'you' : 'controller');
  const payer = isSelf(subject) ? '' : 'su controlador ';
  return `${who} no ${can} ${acting(ability)} a menos que ${payer}${paid}${eachWords(ability)}`;
}

/** `atacarte a ti ni a los planeswalkers que controlas`, `bloquear a las criaturas que controlas` */
function acting({ to: does, filter, attacked }: CombatCost): string {
  const whom = filter === undefined ? '' : ` ${to(theFilter(filter))}`;
  return `${does === 'attack' ? attackingWords(attacked, 'ni') : 'bloquear'}${whom}`;
}

const eachWords = ({ subject, perCounter, times }: CombatCost): string =>
  [
    subject.kind === 'all' ? ' por cada una de esas criaturas' : '',
    perCounter === undefined ? '' : ` por cada ${counterUnit(perCounter).one} sobre ${SAME_HOST}`,
    times === undefined ? '' : `, tantas veces como ${amountWords(times)}`,
  ].join('');
