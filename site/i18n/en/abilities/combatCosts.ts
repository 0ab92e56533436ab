import { isSelf } from '../../abilities/references.ts';
import type { AbilityOf } from '../../abilities/words.ts';
import { counterWords } from '../counters.ts';
import { amountWords } from './amounts.ts';
import { payWords } from './costs.ts';
import { filterWords } from './filterPhrases.ts';
import { numberOf, whose } from './references.ts';
import { attackedWords } from './restrictions.ts';

/** What attacking or blocking costs: `creatures can’t attack you unless their controller pays 2 for each`. */
export function combatCostWords(ability: AbilityOf<'combatCost'>): string {
  const { subject, to, pay, filter, perCounter, times } = ability;
  const what = filter === undefined ? attackedWords(ability) : ` ${filterWords(filter, 'many')}`;
  const each = [
    ...(subject.kind === 'all' ? [' for each'] : []),
    ...(perCounter === undefined ? [] : [` for each ${counterWords(perCounter)} on it`]),
    ...(times === undefined ? [] : [`, as many times as ${amountWords(times)}`]),
  ].join('');
  const paid = isSelf(subject)
    ? `you ${payWords(pay)}`
    : `${numberOf(subject) === 'one' ? 'its' : 'their'} controller ${theyPay(payWords(pay))}`;
  return `${whose(subject)}can’t ${to}${what} unless ${paid}${each}`;
}

/** What you are told to do, of another player: `sacrifices a land they control`. */
const theyPay = (words: string): string =>
  words
    .replace(/^(\S+?)(y?) /, (_, act: string, y: string) => `${act}${y}s `)
    .replace('you control', 'they control');
