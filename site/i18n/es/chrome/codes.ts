import type { CodeWords } from '../../codeWords.ts';

export const codes: CodeWords = {
  title: 'Comprobar códigos de resultado',
  lead: 'Pega un código o cuarenta. El motor vuelve a corregir aquí cada respuesta: en un código no hay notas.',
  noScript: 'Los códigos los comprueba un script, y este navegador no ejecuta ninguno.',
  paste: 'Códigos de resultado',
  check: 'Comprobar',
  download: 'Descargar como tabla',
  send: {
    title: 'Enviar tu resultado',
    lead: 'El código lleva tus primeras respuestas. Quien lo reciba puede volver a corregirlas.',
    name: 'Tu nombre',
    make: 'Crear el código',
    copy: 'Copiar el código',
    copied: 'Copiado',
  },
  browser: {
    working: 'Corrigiendo {k} de {n}…',
    done: 'Códigos comprobados: {n}.',
    nothing: 'En este texto no hay ningún código.',
    columns: {
      name: 'Nombre',
      day: 'Día',
      set: 'Serie',
      right: 'Bien',
      mistakes: 'Errores',
    },
    marks: {
      right: 'bien',
      wrong: 'mal',
      unanswered: 'sin respuesta',
      failed: 'sin corregir',
      changed: 'la situación ha cambiado desde entonces',
    },
    problems: {
      broken: 'Este código está dañado. Pídelo otra vez.',
      version: 'Este código es de otra versión. Recarga esta página.',
      twice: 'El mismo código aparece dos veces.',
    },
    nameless: 'sin nombre',
  },
};
