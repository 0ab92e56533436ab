import type { Change } from '../../../engine.ts';
import { speaksForItself } from '../../abilities/imposed.ts';
import { type ChangeOf, type ChangeWords, type Speaking, say } from '../../abilities/words.ts';
import { whereX } from './amounts.ts';
import type { After, ChangeVoice } from './changeVoice.ts';
import { CHARACTERISTIC_CHANGES } from './characteristicChanges.ts';
import { conditionsOf } from './conditions.ts';
import { imposedSentence, imposedWords } from './imposed.ts';
import { PLAIN } from './references.ts';
import { RULE_CHANGES } from './ruleChanges.ts';

/** What a change does; `words` tells an ability that is granted. */
export const changeWords = (
  change: Change,
  words: ChangeVoice['words'],
  after: After = 'one',
  speaking: Speaking = PLAIN,
  lasts?: boolean,
): string => `${verbWords(change, words, after, speaking, lasts)}${xWords(change, speaking)}`;

/** What a change does, without what X in it is. */
export const verbWords = (
  change: Change,
  words: ChangeVoice['words'],
  after: After,
  speaking: Speaking,
  lasts?: boolean,
): string => say(CHANGES, change, { words, after, speaking, lasts });

/** What X is, which stands last, behind the duration. */
export const xWords = (change: Change, speaking: Speaking): string =>
  change.kind === 'modifyPowerToughness' ? whereX([change.power, change.toughness], speaking) : '';

const CHANGES: ChangeWords<[ChangeVoice]> = {
  ...CHARACTERISTIC_CHANGES,
  ...RULE_CHANGES,
  impose: (change, { after }) => imposeWords(change, after),
};

function imposeWords(change: ChangeOf<'impose'>, after: After): string {
  const { ability } = change;
  const conditions = conditionsOf(ability);
  if (!speaksForItself(change))
    return `${imposedWords(ability, after === 'many' ? 'many' : 'one')}${conditions}`;
  return `${imposedSentence(ability)}${conditions}`;
}
