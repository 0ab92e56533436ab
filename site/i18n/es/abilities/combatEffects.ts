import type { Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { agree, of, to, verbOf } from '../agreement.ts';
import { DESIGNATIONS } from './filters.ts';
import { numberOf, subjectWords } from './references.ts';

/** What only creatures do or become. */
export const COMBAT_EFFECTS = {
  goad: ({ subject }, voice) => `incita ${to(creature(subject, voice))}`,
  suspect: ({ subject }, voice) => `sospecha ${of(creature(subject, voice))}`,
  becomeMarked: ({ subject, mark }, voice) => {
    const until = mark === 'saddled' ? ' hasta el final del turno' : '';
    const called = agree(DESIGNATIONS[mark], { gender: 'f', number: numberOf(subject) });
    return `${creature(subject, voice)} pasa${numberOf(subject) === 'one' ? '' : 'n'} a estar ${called}${until}`;
  },
  removeFromCombat: ({ subject }, voice) => `remueve del combate ${creature(subject, voice)}`,
  becomeAttacking: ({ subject }, voice) =>
    `${creature(subject, voice)} ${verbOf('pasa', numberOf(subject))} a estar atacando`,
  becomeBlocked: ({ subject }, voice) => `${creature(subject, voice)} ${becomes(subject, '')}`,
  becomeUnblocked: ({ subject }, voice) => `${creature(subject, voice)} ${becomes(subject, 'no ')}`,
  reselectAttacked: ({ subject }, voice) =>
    `elige de nuevo a qué ${verbOf('ataca', numberOf(subject))} ${creature(subject, voice)}`,
  unblockWhatTheyBlock: ({ subject }, voice) =>
    `las criaturas que solo ${verbOf('bloquea', numberOf(subject))} ${creature(subject, voice)} se convierten en criaturas no bloqueadas`,
  makeBlock: ({ subject, attacker }, voice) =>
    `${creature(subject, voice)} ${verbOf('bloquea', numberOf(subject))} ${to(voice.speaking[attacker])}`,
  exchangeBlockers: () =>
    'las criaturas que bloquean solo a uno de los dos objetivos pasan a bloquear al otro, si cada uno podría ser bloqueado por todas las que bloquean al otro',
} as const satisfies Partial<EffectWords>;

// Only a creature can be or do it, so that the source is called one.
const creature = (subject: Subject, { speaking }: Voice): string =>
  subjectWords(subject, { ...speaking, self: 'esta criatura' });

/** `se convierte en criatura bloqueada` */
function becomes(subject: Subject, not: '' | 'no '): string {
  const number = numberOf(subject);
  const creature = number === 'one' ? 'criatura' : 'criaturas';
  const blocked = agree('bloqueado', { gender: 'f', number });
  return `se ${verbOf('convierte', number)} en ${creature} ${not}${blocked}`;
}
