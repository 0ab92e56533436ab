import type { MemoryWords } from '../../memoryWords.ts';
import unkept from './unkept.json' with { type: 'json' };

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const answers = (n: number): string => counted(n, 'respuesta', 'respuestas');
const boards = (n: number): string => counted(n, 'situación', 'situaciones');
const times = (n: number): string => counted(n, 'vez', 'veces');

export const memory: MemoryWords = {
  title: 'Tu progreso',
  lead: 'Qué has respondido, qué salió mal y cuándo volver a verlo. Se guarda solo en este navegador y nadie más lo ve.',
  link: 'Tu progreso',
  noScript:
    'Con JavaScript esta página muestra qué has respondido en este navegador, qué salió mal y cuándo volver a verlo; desde ahí puedes guardarlo todo en un archivo.',
  loading: 'Leyendo las respuestas…',
  nothing: 'Todavía no has respondido a nada en este navegador.',
  practice: 'Ir a la práctica',
  sum: (n, right) =>
    `Has respondido a ${boards(n)}; la última vez, bien a la primera: ${right === n ? 'todas' : right}.`,
  wrong: {
    title: 'Lo que salió mal',
    lead: 'Una situación se queda aquí hasta que la aciertes a la primera.',
    none: 'Nada: la última vez acertaste a la primera todo lo que respondiste.',
    practise: (n) => (n === 1 ? 'Practicar esta situación' : `Practicar: ${boards(n)}`),
    round: (date) => `Lo que salió mal, ${date}`,
  },
  review: {
    title: 'Repaso',
    lead: 'Lo que se sabe se olvida. Con el repaso, cada situación tiene una fecha en la que aún la acertarías nueve de cada diez veces; vuelve a verla entonces y la fecha siguiente quedará más lejos.',
    start: 'Activar el repaso',
    stop: 'Desactivar el repaso',
    states: { due: 'por repasar', fresh: 'recientes', solid: 'firmes' },
    meanings: {
      due: 'para hoy',
      fresh: 'las sabrás menos de tres semanas',
      solid: 'las sabrás tres semanas o más',
    },
    today: 'Para hoy',
    soon: 'Las siguientes',
    noneDue: 'Hoy no hay nada que repasar.',
    practise: (n) => (n === 1 ? 'Repasar esta situación' : `Repasar: ${boards(n)}`),
    round: (date) => `Para el ${date}`,
    reason: (reason, last, due) => {
      switch (reason.kind) {
        case 'right':
          return reason.times === 1
            ? `Bien el ${last}; la sabes al 90 % hasta el ${due}`
            : `Bien ${times(reason.times)} seguidas, la última el ${last}; la sabes al 90 % hasta el ${due}`;
        case 'wrong':
          return `Mal el ${last}, así que vuelve pronto: ${due}`;
        case 'clock':
          return `La respuesta tiene una fecha que aún no ha llegado (${last}), así que toca hoy`;
      }
    },
  },
  rules: {
    title: 'Por regla',
    lead: 'Situaciones cuya respuesta se apoya en una regla, que la última vez se acertaron a la primera.',
  },
  mistakes: {
    title: 'Por error',
    none: 'Por ahora ningún error con nombre explica tus respuestas falladas.',
    times: (n, date) => (n === 1 ? `una vez, el ${date}` : `${times(n)}, la última el ${date}`),
  },
  all: {
    title: 'Todas las situaciones que has respondido',
    tries: (right, asked) => `acertada a la primera ${times(right)} de ${asked}`,
  },
  score: (right, all) => `${right} de ${all}`,
  more: (n) => (n === 1 ? 'Una más' : `${n} más`),
  file: {
    title: 'Llévatelo',
    lead: 'Un navegador puede perder lo que guarda. Un archivo lo conserva y lo añade a lo que sabe otro navegador: allí no se pierde nada y nada cuenta dos veces.',
    save: 'Guardar en un archivo',
    load: 'Añadir desde un archivo',
    erase: 'Borrar todo',
    eraseSure: 'Esto borra todas las respuestas que recuerda este navegador. No se puede deshacer.',
    eraseYes: 'Sí, borrar todo',
    eraseNo: 'Conservarlas',
    erased: 'Se han borrado todas las respuestas.',
    loaded: (added, known) =>
      known === 0
        ? `${answers(added)} más.`
        : `${answers(added)} más; del archivo ya se ${known === 1 ? 'conocía' : 'conocían'} ${known}.`,
    damaged: (n) =>
      n === 1
        ? 'El archivo está dañado: 1 respuesta no se puede leer y se ha dejado fuera.'
        : `El archivo está dañado: ${n} respuestas no se pueden leer y se han dejado fuera.`,
    cut: 'El archivo está dañado. Se ha tomado lo que se puede leer; no se puede saber cuánto falta.',
    problems: {
      foreign: 'Este no es un archivo de tu progreso. No ha cambiado nada.',
      newer:
        'Este archivo lo hizo una versión más nueva del sitio. Recarga la página y vuelve a añadirlo. No ha cambiado nada.',
      older:
        'Este archivo lo hizo una versión del sitio demasiado antigua para poder leerlo. No ha cambiado nada.',
      empty: 'En este archivo no hay respuestas. No ha cambiado nada.',
    },
  },
  notes: {
    unreadable: (n) =>
      n === 1
        ? '1 respuesta no se puede leer y no se cuenta; no se ha perdido nada más.'
        : `${n} respuestas no se pueden leer y no se cuentan; no se ha perdido nada más.`,
    changed: (n) =>
      n === 1
        ? '1 respuesta es de una situación que ha cambiado desde entonces o que ya no está; se conserva, pero no se cuenta.'
        : `${n} respuestas son de situaciones que han cambiado desde entonces o que ya no están; se conservan, pero no se cuentan.`,
    clock: (today, latest) =>
      `Según el reloj de este dispositivo hoy es ${today}, pero hay respuestas del ${latest}. Mira si el reloj va bien: hasta entonces las fechas de aquí pueden ser erróneas. No se pierde nada.`,
    noTitles:
      'No se han podido cargar los títulos de las situaciones; tus respuestas están todas aquí.',
    notKept: 'Este navegador no puede guardar la elección; vale hasta que salgas de la página.',
  },
  troubles: unkept,
};
