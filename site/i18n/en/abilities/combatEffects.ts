import type { Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { numberOf, objectWords, subjectWords } from './references.ts';

/** What only creatures do or become. */
export const COMBAT_EFFECTS = {
  goad: ({ subject }, { speaking }) => `goad ${objectWords(subject, speaking)}`,
  suspect: ({ subject }, { speaking }) => `suspect ${objectWords(subject, speaking)}`,
  becomeMarked: ({ subject, mark }, voice) => {
    const until = mark === 'saddled' ? ' until end of turn' : '';
    return `${does(subject, 'become', voice)} ${mark}${until}`;
  },
  removeFromCombat: ({ subject }, { speaking }) =>
    `remove ${objectWords(subject, speaking)} from combat`,
  becomeAttacking: ({ subject }, voice) => `${does(subject, 'become', voice)} attacking`,
  becomeBlocked: ({ subject }, voice) => `${does(subject, 'become', voice)} blocked`,
  becomeUnblocked: ({ subject }, voice) => `${does(subject, 'become', voice)} unblocked`,
  reselectAttacked: ({ subject }, voice) => `choose anew what ${does(subject, 'attack', voice)}`,
  unblockWhatTheyBlock: ({ subject }, voice) =>
    `attackers that only ${subjectWords(subject, voice.speaking)} ${numberOf(subject) === 'one' ? 'has' : 'have'} blocked this combat become unblocked`,
  makeBlock: ({ subject, attacker }, voice) =>
    `${does(subject, 'block', voice)} ${voice.speaking[attacker]}`,
  exchangeBlockers: () =>
    'what blocks only one of the two targets blocks the other instead, if each could be blocked by all that block the other',
} as const satisfies Partial<EffectWords>;

const does = (subject: Subject, verb: string, { speaking }: Voice): string =>
  `${subjectWords(subject, speaking)} ${verb}${numberOf(subject) === 'one' ? 's' : ''}`;
