import type { PracticeWords } from '../../practiceWords.ts';

export const practice: PracticeWords = {
  title: 'Práctica',
  lead: 'Situaciones que arbitrar, una tras otra. El motor corrige cada respuesta.',
  exercise: (topic, k) => `${topic}, ejercicio ${k}`,
  otherwise: 'Errores que llevan a otra respuesta',
  next: 'Siguiente ejercicio',
  count: (n) => (n === 1 ? '1 situación' : `${n} situaciones`),
  set: (topic) => `Práctica: ${topic}`,
  setLead: (n) => (n === 1 ? 'Una situación.' : `${n} situaciones, primero las más fáciles.`),
  boards: 'Todas las situaciones de la serie',
  round: {
    place: '{k} de {n}',
    next: 'Siguiente situación',
    skip: 'Saltar',
    finish: 'Terminar',
    failed: 'No se ha podido cargar esta situación. Vuelve a intentarlo o pasa a la siguiente.',
    done: 'Serie terminada',
    score: '{k} de {n} bien a la primera',
    results: {
      right: 'bien a la primera',
      later: 'bien después',
      wrong: 'mal',
      skipped: 'saltada',
    },
    mistakes: 'Errores que muestran tus respuestas',
    wrongOnes: 'Solo las falladas',
    again: 'Toda la serie otra vez',
    goOn: 'Otra serie',
  },
};
