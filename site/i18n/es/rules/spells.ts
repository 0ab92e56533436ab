import type { RuleWords } from '../../messages.ts';

/** Spells, effects and what is undone. */
export const spells = {
  'casting.announce': 'El hechizo va a la pila.',
  'casting.targets': 'Se eligen los objetivos.',
  'casting.pay': 'Se paga el coste.',
  'casting.becomesCast': 'Ya está lanzado, y lo que se dispara se dispara.',
  'resolving.topOfStack': 'Todos pasaron: se resuelve lo más alto de la pila.',
  'resolving.inOrderWritten': 'Las instrucciones se siguen en el orden escrito.',
  'effect.lockedSet': 'Los objetos que cambia el efecto se fijan al empezar.',
  'prevention.nextDamage':
    'Un escudo previene el siguiente daño cuando fuera a hacerse, y se gasta.',
  'prevention.prevent': 'El daño prevenido no se hace.',
  'action.create': 'Crear una ficha la pone en el campo de batalla.',
  'action.destroy': 'Destruir lleva del campo de batalla al cementerio.',
  'illegalAction.rewind': 'Lo que no era legal se deshace entero; la partida vuelve a como estaba.',
} satisfies RuleWords;
