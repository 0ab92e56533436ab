import type { Ability, Condition, Subject } from '../../../engine.ts';
import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { isSelf } from '../../abilities/references.ts';
import { conditionWords, formsOf } from './conditions.ts';

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

/** The conditions of an ability, fit to follow what it says. */
export const conditionsOf = (ability: {
  readonly if?: Condition;
  readonly unless?: Condition;
  readonly subject?: Subject;
}): string => {
  const words = [
    ...(ability.if === undefined ? [] : [` fintanto che ${conditionWords(ability.if)}`]),
    ...(ability.unless === undefined ? [] : [unlessWords(ability.unless)]),
  ].join('');
  // The same subject is not said twice.
  return ability.subject !== undefined && isSelf(ability.subject)
    ? words.replace(` che ${HOST} `, ' che ')
    : words;
};

// What nothing but an absence would lift holds for as long as the thing is there.
function unlessWords(condition: Condition): string {
  const { fails, unless } = formsOf(condition);
  return unless === undefined ? ` fintanto che ${fails}` : ` a meno che ${unless}`;
}
