import { HOST_ENDING } from '../../abilities/host.ts';
import { HOST_NAMED, REFERRED } from '../../abilities/references.ts';
import type { ReferenceWords } from '../../abilities/words.ts';
import { isA, type Phrase, phrase, wordsOf } from '../../wording/grammar.ts';

/** What an ability is printed on, where it was just spoken of. */
export const IT = phrase(`ess${HOST_ENDING}`, {
  ...REFERRED.self,
  is: 'it',
  traits: ['known', 'pronoun'],
});

/** A creature or a player, where it was just spoken of. */
export const SHE = phrase('essa', { gender: 'f', number: 'one', traits: ['pronoun'] });

/** Named once more, where a new sentence begins with it. */
export const self = ({ self: one }: ReferenceWords, isFirst: boolean): Phrase =>
  isFirst && isA('pronoun', one) ? phrase('', REFERRED.self) : HOST_NAMED;

/** As somebody is made to do it: `far infliggere a questa creatura`. */
export const causing = (one: Phrase): Phrase => ({
  ...phrase('', one),
  mood: 'caused',
  caused: wordsOf(one) === '' ? HOST_NAMED : one,
});
