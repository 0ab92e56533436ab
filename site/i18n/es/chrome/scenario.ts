import type { ScenarioWords, SheetWords } from '../../chrome.ts';
import { isMany } from '../../nameInWords.ts';
import { signs } from './signs.ts';

export const sheet: SheetWords = {
  ...signs,
  replay: 'La jugada, paso a paso',
  rules: 'Reglas',
  more: 'Más',
  alsoApplied: 'También se aplican',
  verdicts: { legal: 'legal', illegal: 'ilegal', unproved: 'sin demostrar' },
  restrictions: 'Restricciones',
  restriction: 'Restricción',
  noneBroken: 'se cumplen todas',
  isBroken: 'incumplida',
  requirements: 'Requerimientos',
  noRequirements: 'ninguno',
  obeys: (obeyed, maximum) =>
    maximum === 0 ? 'no se puede cumplir ninguno' : `cumple ${obeyed} de ${maximum}`,
  obeysTooMany: (obeyed) => `cumple ${obeyed}, pero solo incumpliendo una restricción`,
  obeyed: 'cumplido',
  notObeyed: 'no cumplido',
  wouldObey: (n) => `Cumpliría ${n}:`,
  nearest: 'La declaración legal más cercana',
  conflict: (requirements, n) =>
    `${n === 1 ? 'No se puede cumplir' : 'No se pueden cumplir a la vez'}: ${requirements}.`,
  because: (restrictions) => `Motivo: ${restrictions}.`,
  capacity: (creature, as) =>
    `${creature} solo ${isMany(as) ? 'pueden' : 'puede'} hacer una de esas cosas`,
  unpaid: (creature) => `nadie está obligado a pagar por ${creature}`,
  problem: 'No se puede',
  suggestion: 'Una asignación legal',
  undone: {
    declaration: 'La declaración se deshace: la partida vuelve a como estaba.',
    assignment: 'La asignación se deshace entera.',
  },
  differs: (edition) => `Distinto en las reglas de ${edition}.`,
  onlyHere: (edition) => `No existe en las reglas de ${edition}.`,
  stepOf: 'Paso {k} de {n}',
  noSuchStep: 'Aquí no hay un paso {k}; este es el más cercano.',
  previous: 'Paso anterior',
  next: 'Paso siguiente',
  play: 'Reproducir',
  pause: 'Pausa',
  keys: 'Teclas',
  keyList: [
    [['←', '→'], 'un paso atrás, un paso adelante'],
    [['Espacio'], 'un paso adelante'],
    [['Inicio', 'Fin'], 'primer paso, último paso'],
    [['?'], 'esta lista'],
  ],
  close: 'Cerrar',
  report: 'Avisar de un error en este paso',
  asInMain: (steps) =>
    steps === 1 ? 'Paso 1, como en la decisión.' : `Pasos 1 a ${steps}, como en la decisión.`,
};

export const scenario: ScenarioWords = {
  ruling: 'La decisión',
  rulingsAtOnce: 'Abrir las decisiones al entrar',
  notes: 'En qué se falla',
  shareStep: 'Compartir un paso',
  key: 'Respuestas',
  leadingOn: {
    title: 'Para seguir',
    buildsOn: 'Se apoya en',
    sameRule: 'Sobre la misma regla',
    harder: 'Más difícil',
  },
  dated: (title, date) => `${title}, reglas del ${date}`,
  edition: 'Edición de las reglas',
  notInEdition: 'no se muestra con estas reglas',
  holds: (date) => `Reglas Completas del ${date}.`,
  checked: (date) => `Comprobado el ${date}.`,
  place: 'Lugar en el turno',
  turnMap: 'Mapa del turno',
  why: 'Por qué',
  trace: 'Traza',
  proof: 'La prueba',
  proofCaption: (n) =>
    `Las ${n} declaraciones: restricciones incumplidas, requerimientos cumplidos, veredicto`,
  tableOf: (all, legal) =>
    `Las ${all} declaraciones posibles; ${legal === 1 ? 'una es legal' : `${legal} son legales`}`,
  declaration: 'Declara\u00adción',
  // They may break at the marks: on a narrow screen they head narrow columns.
  broken: 'Restric\u00adciones incum\u00adplidas',
  obeyed: 'Requeri\u00admientos cumplidos',
  verdict: 'Veredicto',
  none: 'ninguna',
  nothingToObey: 'ninguno',
  ofMost: (obeyed, maximum) =>
    obeyed > maximum ? `${obeyed} (legalmente ${maximum})` : `${obeyed} de ${maximum}`,
  branch: 'Variante',
  otherwise: 'Variantes',
  onItsOwnPage: 'En una página aparte',
  sideBySide: 'Frente a frente',
  sideBySideLead: (a, b) =>
    `La misma situación con las reglas de ${a} y de ${b}. Las líneas marcadas son distintas.`,
  same: 'igual',
  absent: 'ningún paso',
  editions: 'Con otras reglas',
  sameInAll:
    'Todas las ediciones que se muestran dan los mismos veredictos; solo cambian los números.',
  renumbered: (here, there) => `${here} allí es ${there}`,
  share: (step) => `Compartir el paso ${step}`,
  link: 'Enlace',
  markdown: 'Markdown',
  citation: 'Cita',
  citationText: (title, step, rules) =>
    `Rule 509, «${title.replaceAll('«', '“').replaceAll('»', '”')}», paso ${step}, reglas de ${rules}`,
  copy: 'Copiar',
  copied: 'Copiado',
  embed: {
    question: 'Insertar',
    step: 'Insertar el paso',
    open: 'Abrir',
    whole: 'la página completa, en una pestaña nueva',
  },
  difficulty: (n) => `Dificultad ${n} de 5`,
  outcome: 'Resultado',
  inEnglish: 'En inglés:',
  uncountedMana: (players, n) =>
    `Aquí no se cuenta el maná: lo que ${n === 1 ? 'paga' : 'pagan'} ${players} sale de tierras que no se muestran.`,
  leftOut: {
    changeInPart: 'Cambia esta situación, en parte',
    kinds: {
      spells: 'los hechizos lanzados y las habilidades activadas antes',
      choices: 'las elecciones hechas antes',
      earlier: 'lo que pasó antes de declarar atacantes',
      turn: 'el turno que ha empezado desde entonces',
      players: 'algo de un jugador que una línea no puede expresar',
      declared: 'algo de lo que se declaró',
    },
    permanents: (tags) => `algo de ${tags} que una línea no puede expresar`,
    sentence: (what) => `«En parte» deja fuera ${what}.`,
  },
};
