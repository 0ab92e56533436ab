import type { ExportWords } from '../../exportWords.ts';

export const exports: ExportWords = {
  title: 'Imprimir y exportar',
  lead: 'Todas las situaciones de la serie, cada una con su imagen, su respuesta y las reglas en que se basa.',
  print: 'Imprimir',
  formats: {
    anki: 'Anki (texto)',
    gift: 'Moodle (GIFT)',
    moodle: 'Moodle (XML)',
    qti: 'QTI 2.1 (zip)',
    json: 'JSON',
  },
  inBrowser: {
    loading: 'Situación {k} de {n}',
    made: 'Situaciones en {file}: {n}.',
    laid: 'Situaciones en papel: {n}.',
    missing: 'No se ha podido cargar, y queda fuera:',
    nothing: 'No se ha podido cargar ninguna situación. Vuelve a intentarlo.',
    boards: 'Situaciones: {n}',
    numbered: 'Situación {k}',
    none: 'Ninguna de estas',
    answer: 'Respuesta',
    rules: 'Reglas',
    otherwise: 'Errores que llevan a otra respuesta',
    chosenBy: 'Lo que lleva aquí: {mistake}',
    key: 'Respuestas',
    ways: {
      one: 'Marca una sola respuesta.',
      several: 'Marca todas las correctas. Puede no haber ninguna.',
      number: 'Un número:',
      declaration: 'Escribe junto a cada criatura lo que hace.',
      division: 'Reparte {n}:',
      order: 'Numéralos en orden.',
    },
    name: 'Nombre',
    day: 'Fecha',
  },
};
