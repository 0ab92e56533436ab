import type { TroubleWords } from '../../memoryWords.ts';

export const unkept: TroubleWords = {
  why: {
    blocked: 'Este navegador no permite que el sitio recuerde las respuestas.',
    full: 'En este navegador ya no queda espacio para respuestas. Las que ya recordaba siguen ahí.',
    newer:
      'En este navegador se ha abierto una versión más nueva del sitio. Recarga la página para que pueda volver a recordar respuestas.',
    broken:
      'No se puede leer lo que este navegador recuerda de tus respuestas. En la página «Tu progreso» puedes guardar lo que quede y empezar de nuevo.',
  },
  meanwhile: {
    waits:
      'Lo que respondas ahora queda en espera en el navegador y se añadirá en cuanto se pueda.',
    lost: 'Lo que respondas ahora se olvidará cuando salgas de la página.',
  },
};
