import type { RuleWords } from '../../messages.ts';

/** Spells, effects and what is undone. */
export const spells = {
  'casting.announce': 'El hechizo va a la pila.',
  'casting.targets': 'Se eligen los objetivos.',
  'casting.pay': 'Se paga el coste.',
  'casting.becomesCast':
    'El hechizo queda lanzado; lo que se dispara al lanzarlo se dispara ahora.',
  'resolving.topOfStack': 'Todos pasaron: se resuelve lo primero de la pila.',
  'resolving.inOrderWritten': 'Las instrucciones se siguen en el orden escrito.',
  'effect.lockedSet': 'Qué objetos cambia el efecto se fija al empezar.',
  'prevention.nextDamage':
    'Un escudo previene el siguiente daño cuando se fuera a hacer, y se gasta.',
  'prevention.prevent': 'El daño prevenido no se hace.',
  'action.create': 'Crear una ficha la pone en el campo de batalla.',
  'action.destroy': 'Destruir un permanente lo pone en el cementerio.',
  'illegalAction.rewind': 'Lo que no era legal se deshace entero: la partida vuelve a como estaba.',
} satisfies RuleWords;
