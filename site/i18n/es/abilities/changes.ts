import type { Change } from '../../../engine.ts';
import { speaksForItself } from '../../abilities/imposed.ts';
import { type ChangeOf, type ChangeWords, type Speaking, say } from '../../abilities/words.ts';
import { whereX } from './amounts.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { CHARACTERISTIC_CHANGES } from './characteristicChanges.ts';
import { conditionsOf } from './conditions.ts';
import { imposedSentence, imposedWords } from './imposed.ts';
import { type About, ONE_CREATURE, PLAIN } from './references.ts';
import { RULE_CHANGES } from './ruleChanges.ts';

/** What a change does, as the verb of what it is about; `words` tells an ability that is granted. */
export const changeWords = (
  change: Change,
  words: ChangeVoice['words'],
  about: About = ONE_CREATURE,
  speaking: Speaking = PLAIN,
): string => `${verbWords(change, words, about, speaking)}${xWords(change, speaking)}`;

/** What a change does, without what X in it is. */
export const verbWords = (
  change: Change,
  words: ChangeVoice['words'],
  about: About,
  speaking: Speaking,
): string => say(CHANGES, change, { words, speaking, ...about });

/** What X is, which stands last, behind the duration. */
export const xWords = (change: Change, speaking: Speaking): string =>
  change.kind === 'modifyPowerToughness' ? whereX([change.power, change.toughness], speaking) : '';

const CHANGES: ChangeWords<[ChangeVoice]> = {
  ...CHARACTERISTIC_CHANGES,
  ...RULE_CHANGES,
  impose: (change, about) => imposeWords(change, about),
};

/** What an effect imposes, said of what it affects; where the ability speaks of all that fit, of those. */
function imposeWords(change: ChangeOf<'impose'>, about: About): string {
  const { ability } = change;
  const conditions = conditionsOf(ability);
  return speaksForItself(change)
    ? `${imposedSentence(ability, about.when)}${conditions}`
    : `${imposedWords(ability, about)}${conditions}`;
}
