import type { DealWords } from '../../dealWords.ts';

export const deal: DealWords = {
  own: {
    title: 'Una serie por enlace',
    lead: 'Situaciones que alguien eligió. Lo que respondas se queda en este navegador.',
    empty: 'En esta dirección no hay ninguna serie.',
    make: 'Crear una serie',
  },
  daily: {
    title: 'Las cinco situaciones del día',
    lead: 'Cinco situaciones, hoy las mismas para todos; mañana habrá otras.',
    heading: 'Las cinco situaciones del {day}',
  },
  notes: {
    gone: 'Ya no existen y se han quitado: {list}.',
    changed: 'Han cambiado desde que se creó el enlace: {list}.',
    unread: 'No se entienden y se han dejado fuera: {list}.',
    version:
      'Este enlace es de la versión {version}, que esta página no sabe leer. Recarga la página o pide otro enlace.',
    mangled:
      'Este enlace está dañado: no se puede leer nada de él. Pídelo otra vez y cópialo entero.',
    failed:
      'No se ha podido cargar la lista de situaciones. Revisa la conexión y vuelve a intentarlo.',
    nothingLeft: 'Ya no existe ninguna de las situaciones de este enlace.',
    unknown:
      'Esta dirección pide situaciones que aquí no se crean. Elige abajo o pide otro enlace.',
  },
  noScript:
    'Las series las prepara un script, y este navegador no ejecuta ninguno. Los ejercicios se pueden leer uno a uno en las series.',
};
