import type { Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { after, agree, verb } from '../agreement.ts';
import { DESIGNATIONS } from './filters.ts';
import { agreementOfSubject, numberOf, subjectWords } from './references.ts';

/** What only creatures do or become. */
export const COMBAT_EFFECTS = {
  goad: ({ subject }, { speaking }) => `sprona ${subjectWords(subject, speaking)}`,
  suspect: ({ subject }, { speaking }) => `sospetta ${subjectWords(subject, speaking)}`,
  becomeMarked: ({ subject, mark }, voice) => {
    const until = mark === 'saddled' ? ' fino alla fine del turno' : '';
    return `${becomes(subject, DESIGNATIONS[mark], voice)}${until}`;
  },
  removeFromCombat: ({ subject }, { speaking }) =>
    `rimuovi dal combattimento ${subjectWords(subject, speaking)}`,
  becomeAttacking: ({ subject }, voice) => becomes(subject, 'attaccante', voice),
  becomeBlocked: ({ subject }, voice) => becomes(subject, 'bloccato', voice),
  becomeUnblocked: ({ subject }, voice) => becomes(subject, 'non bloccato', voice),
  reselectAttacked: ({ subject }, { speaking }) =>
    `scegli di nuovo che cosa ${verb(numberOf(subject), 'attacca', 'attaccano')} ${subjectWords(subject, speaking)}`,
  unblockWhatTheyBlock: ({ subject }, { speaking }) =>
    `le creature bloccate solo ${after('da', subjectWords(subject, speaking))} diventano non bloccate`,
  makeBlock: ({ subject, attacker }, { speaking }) =>
    `${subjectWords(subject, speaking)} ${verb(numberOf(subject), 'blocca', 'bloccano')} ${speaking[attacker]}`,
  exchangeBlockers: () =>
    'le creature che bloccano solo uno dei due bersagli bloccano invece l’altro, se ciascuno potrebbe essere bloccato da tutte quelle che bloccano l’altro',
} as const satisfies Partial<EffectWords>;

function becomes(subject: Subject, what: string, { speaking }: Voice): string {
  const as = agreementOfSubject(subject);
  return `${subjectWords(subject, speaking)} ${verb(as.number, 'diventa', 'diventano')} ${agree(what, as)}`;
}
