import type { Subject } from '../../engine.ts';
import { type Phrase, phrase } from '../wording/grammar.ts';
import { type ChangeLanguage, type Said, sayChange } from './changeLanguage.ts';
import { changeSentence, whereXOf } from './changes.ts';
import { speaksForItself } from './imposed.ts';
import type { AbilityOf } from './words.ts';

/** What holds as long as the ability is there; `words` tells an ability that it gives. */
export const staticWordsIn =
  (l: ChangeLanguage) =>
  (ability: AbilityOf<'static'>, words: Said['words']): string => {
    const { subject, change } = ability;
    const who = isOfPair(subject) ? bothOfPair(l) : l.who(subject);
    const said: Said = {
      subject,
      who: speaksForItself(change) ? phrase('', who) : who,
      whom: l.whom(subject),
      speaking: l.plain,
      words,
    };
    return l.conditioned(ability, `${changeSentence(change, said, l)}${whereXOf(change, said, l)}`);
  };

/** CR 702.95: what soulbond speaks of. */
const isOfPair = (subject: Subject): boolean =>
  subject.kind === 'all' && subject.filter.ofItsPair === true;

const bothOfPair = (l: ChangeLanguage): Phrase =>
  phrase(sayChange('ofPair', { self: l.nouns.reference('self') }, l), {
    gender: 'f',
    number: 'many',
  });
