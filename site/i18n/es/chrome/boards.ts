import type { BoardsWords } from '../../boardsWords.ts';

export const boards: BoardsWords = {
  title: 'Situaciones sin fin',
  lead: 'Situaciones nuevas para un error, una habilidad de palabra clave o una regla, creadas al momento: el motor las resuelve y corrige tus respuestas.',
  made: (aim) => `Situación creada: ${aim}`,
  groups: { mistake: 'Para un error', keyword: 'Para una palabra clave', rule: 'Para una regla' },
  another: 'Otra como esta',
  noScript:
    'Estas situaciones las crea un script, y este navegador no ejecuta ninguno. Los ejercicios se pueden leer uno a uno en las series.',
};
