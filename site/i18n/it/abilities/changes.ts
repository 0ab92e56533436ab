import type { Change } from '../../../engine.ts';
import { speaksForItself } from '../../abilities/imposed.ts';
import { type ChangeOf, type ChangeWords, type Speaking, say } from '../../abilities/words.ts';
import type { Agreement } from '../agreement.ts';
import { whereX } from './amounts.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { CHARACTERISTIC_CHANGES } from './characteristicChanges.ts';
import { conditionsOf } from './conditions.ts';
import { imposedSentence, imposedWords } from './imposed.ts';
import { agreementOfSubject, PLAIN, whose } from './references.ts';
import { RULE_CHANGES } from './ruleChanges.ts';

const CREATURE: Agreement = { gender: 'f', number: 'one' };

/** What a change does, as the verb of one or of several; `words` tells an ability that is granted. */
export const changeWords = (
  change: Change,
  words: ChangeVoice['words'],
  as: Agreement = CREATURE,
  speaking: Speaking = PLAIN,
  when?: string,
): string => `${verbWords(change, words, as, speaking, when)}${xWords(change, speaking)}`;

/** What a change does, without what X in it is. */
export const verbWords = (
  change: Change,
  words: ChangeVoice['words'],
  as: Agreement,
  speaking: Speaking,
  when?: string,
): string => say(CHANGES, change, { words, speaking, when, ...as });

/** What X is, which stands last, behind the duration. */
export const xWords = (change: Change, speaking: Speaking): string =>
  change.kind === 'modifyPowerToughness' ? whereX([change.power, change.toughness], speaking) : '';

const CHANGES: ChangeWords<[ChangeVoice]> = {
  ...CHARACTERISTIC_CHANGES,
  ...RULE_CHANGES,
  impose: (change, as) => imposeWords(change, as),
};

function imposeWords(change: ChangeOf<'impose'>, as: ChangeVoice): string {
  const { ability } = change;
  const conditions = conditionsOf(ability);
  if (!speaksForItself(change)) return `${imposedWords(ability, as, as.when)}${conditions}`;
  const who = whose(ability.subject);
  const whom = { who: `${who} `, whom: who, as: agreementOfSubject(ability.subject) };
  return `${imposedSentence(ability, { ...whom, when: as.when })}${conditions}`;
}
