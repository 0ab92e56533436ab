import type { Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { after, agree, verb } from '../agreement.ts';
import { DESIGNATIONS } from './filters.ts';
import { actor, done } from './pronouns.ts';
import { agreementOfSubject, numberOf, objectWords, subjectWords } from './references.ts';

/** What only creatures do or become. */
export const COMBAT_EFFECTS = {
  goad: ({ subject }, { speaking }) => done('sprona', objectWords(subject, speaking)),
  suspect: ({ subject }, { speaking }) => done('sospetta', objectWords(subject, speaking)),
  becomeMarked: ({ subject, mark }, voice) => {
    const until = mark === 'saddled' ? ' fino alla fine del turno' : '';
    return `${becomes(subject, DESIGNATIONS[mark], voice)}${until}`;
  },
  removeFromCombat: ({ subject }, { speaking }) => removedWords(objectWords(subject, speaking)),
  becomeAttacking: ({ subject }, voice) => becomes(subject, 'attaccante', voice),
  becomeBlocked: ({ subject }, voice) => becomes(subject, 'bloccato', voice),
  becomeUnblocked: ({ subject }, voice) => becomes(subject, 'non bloccato', voice),
  reselectAttacked: ({ subject }, { speaking }) =>
    `riseleziona quale giocatore o permanente ${verb(numberOf(subject), 'attacca', 'attaccano')} ${subjectWords(subject, speaking)}`,
  unblockWhatTheyBlock: ({ subject }, { speaking }) =>
    `le creature bloccate solo ${after('da', subjectWords(subject, speaking))} diventano non bloccate`,
  makeBlock: ({ subject, attacker }, { speaking }) =>
    `${subjectWords(subject, speaking)} ${verb(numberOf(subject), 'blocca', 'bloccano')} ${speaking[attacker]}`,
  exchangeBlockers: () =>
    'le creature che bloccano solo uno dei due bersagli bloccano invece l’altro, se ciascuno potrebbe essere bloccato da tutte quelle che bloccano l’altro',
} as const satisfies Partial<EffectWords>;

// What is long stands last.
const removedWords = (what: string): string =>
  what.includes(' che ') || what.startsWith('tutte ')
    ? `rimuovi dal combattimento ${what}`
    : done('rimuovi', what, ' dal combattimento');

function becomes(subject: Subject, what: string, { speaking }: Voice): string {
  const as = agreementOfSubject(subject);
  return `${actor(subjectWords(subject, speaking))}${verb(as.number, 'diventa', 'diventano')} ${agree(what, as)}`;
}
