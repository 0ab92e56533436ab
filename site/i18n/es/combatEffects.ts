import type { Effect, Subject } from '../../engine.ts';
import { agree, of, to, verbOf } from './agreement.ts';
import { numberOf, type Speaking, subjectWords } from './references.ts';

type CombatEffect = Extract<
  Effect,
  {
    readonly kind:
      | 'becomeAttacking'
      | 'becomeBlocked'
      | 'becomeUnblocked'
      | 'makeBlock'
      | 'reselectAttacked'
      | 'unblockWhatTheyBlock'
      | 'removeFromCombat'
      | 'goad'
      | 'suspect';
  }
>;

/** What only a creature can be or do, so that the source is called one. */
export function combatEffectWords(effect: CombatEffect, speaking: Speaking): string {
  const it = subjectWords(effect.subject, { ...speaking, self: 'esta criatura' });
  const number = numberOf(effect.subject);
  switch (effect.kind) {
    case 'becomeAttacking':
      return `${it} ${verbOf('pasa', number)} a estar atacando`;
    case 'becomeBlocked':
      return `${it} ${becomes(effect.subject, '')}`;
    case 'becomeUnblocked':
      return `${it} ${becomes(effect.subject, 'no ')}`;
    case 'makeBlock':
      return `${it} ${verbOf('bloquea', number)} ${to(speaking[effect.attacker])}`;
    case 'reselectAttacked':
      return `elige de nuevo a qué ${verbOf('ataca', number)} ${it}`;
    case 'unblockWhatTheyBlock':
      return `las criaturas que solo ${verbOf('bloquea', number)} ${it} se convierten en criaturas no bloqueadas`;
    case 'removeFromCombat':
      return `remueve del combate ${it}`;
    case 'goad':
      return `incita ${to(it)}`;
    case 'suspect':
      return `sospecha ${of(it)}`;
  }
}

/** `se convierte en criatura bloqueada` */
function becomes(subject: Subject, not: '' | 'no '): string {
  const number = numberOf(subject);
  const creature = number === 'one' ? 'criatura' : 'criaturas';
  const blocked = agree('bloqueado', { gender: 'f', number });
  return `se ${verbOf('convierte', number)} en ${creature} ${not}${blocked}`;
}
