import type { MistakePageWords } from '../../chrome.ts';

export const mistakePages: MistakePageWords = {
  title: 'Errores frecuentes',
  lead: 'Lo que se cree del combate y no es cierto, con las situaciones en que se nota.',
  groups: {
    stayingInCombat: 'Seguir en combate',
    declaring: 'Declarar atacantes y bloqueadoras',
    damage: 'Daño de combate',
    triggering: 'Disparos',
    turn: 'El turno',
  },
  believed: 'Qué se cree',
  noRule: 'ninguna regla',
  whyBelieved: 'Por qué se cree',
  soIs: 'Cómo es en realidad',
  boards: 'Dónde se nota',
  boardsLead: 'Preguntas que quien lo cree responde de otra manera.',
  noBoards: 'Todavía ninguna pregunta lo muestra.',
  practise: 'Practícalo',
  wouldBeRight: (belief) => `Tendrías razón si ${belief}. Pero no es así:`,
  readMore: 'Más sobre este error',
  count: (n) => (n === 1 ? '1 pregunta' : `${n} preguntas`),
};
