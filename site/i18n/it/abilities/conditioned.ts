import type { Ability, Condition, Subject } from '../../../engine.ts';
import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { conditionsOf, conditionWords } from './conditions.ts';

interface Conditioned {
  readonly kind: Ability['kind'];
  readonly subject: Subject;
  readonly if?: Condition;
  readonly unless?: Condition;
}

/** With its conditions: in front, where what is said has another subject than they, or ends in a clause of its own. */
export function conditioned(ability: Conditioned, said: string): string {
  const { if: condition, ...rest } = ability;
  if (condition === undefined || (said.startsWith(`${HOST} `) && !said.includes(', se ')))
    return `${said}${conditionsOf(ability)}`;
  const when = said.startsWith('puoi stremare') ? 'se' : 'fintanto che';
  // It was just spoken of.
  const done = said.replace(`stremare ${HOST} `, `stremarl${HOST_ENDING} `);
  return `${when} ${conditionWords(condition)}, ${done}${conditionsOf(rest)}`;
}
