import type { PracticeWords } from '../../practiceWords.ts';

export const practice: PracticeWords = {
  title: 'Práctica',
  lead: 'Situaciones que arbitrar, una tras otra. El motor corrige cada respuesta.',
  exercise: (topic, k) => `${topic}, ejercicio ${k}`,
  otherwise: 'Errores que llevan a otra respuesta',
  next: 'Siguiente ejercicio',
  count: (n) => (n === 1 ? '1 situación' : `${n} situaciones`),
  time: (minutes) => {
    if (minutes < 55) return minutes === 1 ? 'alrededor de 1 minuto' : `unos ${minutes} minutos`;
    const halves = Math.round(minutes / 30);
    if (halves === 2) return 'alrededor de una hora';
    if (halves === 3) return 'alrededor de una hora y media';
    return `unas ${Math.floor(halves / 2)} horas${halves % 2 === 0 ? '' : ' y media'}`;
  },
  mostly: (from, to) =>
    from === to
      ? `sobre todo de nivel ${from} de 5`
      : `sobre todo de los niveles ${from} a ${to}, de 5`,
  ways: 'Cada día',
  groups: {
    topic: 'Por tema',
    level: 'Por nivel',
    mistake: 'Por error',
    edition: 'Qué ha cambiado desde la última vez',
    document: 'Por documento',
  },
  levels: {
    1: 'Nivel 1: decide una sola regla',
    2: 'Nivel 2: una palabra clave, un hechizo, un disparo',
    3: 'Nivel 3: dos reglas se cruzan',
    4: 'Nivel 4: una regla contra otra',
    5: 'Nivel 5: casos raros y enredados',
  },
  parts: { easy: 'fáciles', medium: 'medias', hard: 'difíciles' },
  partOf: (topic, part) => `${topic}: ${part}`,
  documents: {
    S0: 'Comprehensive Rules 509',
    S1: 'Una clase de jueces sobre el turno',
    S2: 'Un artículo sobre el combate',
    S3: 'Comprehensive Rules 308 y 309, de 2006 y 2007',
    S4: 'Un artículo sobre las fases principales y de combate',
  },
  since: (date) => `Desde las reglas del ${date}`,
  set: (topic) => `Práctica: ${topic}`,
  setLead: (n) => (n === 1 ? 'Una situación.' : `${n} situaciones, primero las más fáciles.`),
  boards: 'Todas las situaciones de la serie',
  round: {
    place: '{k} de {n}',
    next: 'Siguiente situación',
    skip: 'Saltar',
    finish: 'Terminar',
    failed: 'No se ha podido cargar esta situación. Vuelve a intentarlo o pasa a la siguiente.',
    noOther: 'No hay otra situación como esta.',
    done: 'Serie terminada',
    score: '{k} de {n} bien a la primera',
    results: {
      right: 'bien a la primera',
      later: 'bien después',
      wrong: 'mal',
      skipped: 'saltada',
    },
    mistakes: 'Errores que muestran tus respuestas',
    rules: 'Reglas que repasar',
    wrongOnes: 'Solo las falladas',
    again: 'Toda la serie otra vez',
    goOn: 'Otra serie',
  },
};
