import type { Change } from '../../engine.ts';
import { type Phrase, phrase } from '../wording/grammar.ts';
import type { Said as Sentence, Slots } from '../wording/pattern.ts';
import { type ChangeContext, type ChangeLanguage, sayChange } from './changeLanguage.ts';
import { CHANGE_PLANS } from './changePlans.ts';
import { acting } from './effectPlan.ts';
import { isNamedWhereTold } from './imposed.ts';
import { timePhrase } from './moments.ts';
import { say } from './words.ts';

/** What a change does, without what X in it is: `it gets +1/+1`, `damage can’t be prevented this turn`. */
export const changeSentence = (change: Change, said: ChangeContext, l: ChangeLanguage): Sentence =>
  sayChange(
    change.kind,
    { ...acting(said.who.mood), ...slotsOf(said, l), ...say(CHANGE_PLANS, change, said, l) },
    l,
  );

/** What X is in a change, which stands behind the duration. */
export const whereXOf = (change: Change, said: ChangeContext, l: ChangeLanguage): string =>
  change.kind === 'modifyPowerToughness' ? l.whereX([change.power, change.toughness], said) : '';

/** What an effect has changed, as the line of a game tells it. */
export function toldChange(
  change: Change,
  who: Phrase,
  words: ChangeContext['words'],
  l: ChangeLanguage,
  by?: Phrase,
): string {
  const named = isNamedWhereTold(change) ? who : phrase('', who);
  const said: ChangeContext = {
    who: named,
    whom: who,
    speaking: l.plain,
    words,
    lasts: 'yes',
    told: 'yes',
    when: '',
    setting: { self: by },
  };
  return `${changeSentence(change, said, l).words}${whereXOf(change, said, l)}`;
}

const slotsOf = (
  { subject, who, whom, lasts, told, when }: ChangeContext,
  { nouns }: ChangeLanguage,
): Slots => ({
  who,
  whom,
  each: subject?.kind === 'all' ? nouns.one(subject.filter, 'permanent') : whom,
  lasts,
  told,
  when: timePhrase(when),
});
