import type { Subject } from '../../engine.ts';
import { type Phrase, phrase } from '../wording/grammar.ts';
import { type ChangeContext, type ChangeLanguage, sayChange } from './changeLanguage.ts';
import { changeSentence, whereXOf } from './changes.ts';
import { speaksForItself } from './imposed.ts';
import type { AbilityOf } from './words.ts';

/** What holds as long as the ability is there; `words` tells an ability that it gives. */
export const staticWordsIn =
  (l: ChangeLanguage) =>
  (ability: AbilityOf<'static'>, words: ChangeContext['words']): string => {
    const { subject, change } = ability;
    const who = isOfPair(subject) ? bothOfPair(l) : l.who(subject);
    const said: ChangeContext = {
      subject,
      who: speaksForItself(change) ? phrase('', who) : who,
      whom: l.whom(subject),
      speaking: l.plain,
      words,
    };
    const told = changeSentence(change, said, l);
    const x = whereXOf(change, said, l);
    return l.conditioned(ability, {
      ...told,
      words: `${told.words}${x}`,
      rest: `${told.rest}${x}`,
    }).words;
  };

/** CR 702.95: what soulbond speaks of. */
const isOfPair = (subject: Subject): boolean =>
  subject.kind === 'all' && subject.filter.ofItsPair === true;

const bothOfPair = (l: ChangeLanguage): Phrase =>
  phrase(sayChange('ofPair', { self: l.nouns.reference('self') }, l).words, {
    gender: 'f',
    number: 'many',
  });
