import type { OfflineWords } from '../../offlineWords.ts';

export const offline: OfflineWords = {
  description:
    'Entrenamiento para jueces sobre el combate en Magic: The Gathering: arbitra la situación y descubre qué regla la decide.',
  keeping: {
    title: 'Sin conexión',
    lead: 'Tras la primera visita, este navegador guarda por sí solo las series de práctica y cada página que abras. Las reglas de antes y las páginas de cada regla se pueden descargar por adelantado.',
    setsKept: 'Todas las series de práctica están guardadas: funcionan sin conexión.',
    setsPartly: 'De las series de práctica hay guardados {k} archivos de {n}.',
    allKept: 'Todo lo que hay en español está guardado: el sitio entero funciona sin conexión.',
    keep: 'Guardar todo para usarlo sin conexión ({mb} MB)',
    underWay: '{k} archivos de {n}, faltan {mb} MB',
    stop: 'Detener',
    remove: 'Eliminar lo descargado por adelantado',
    interrupted:
      'La descarga se ha interrumpido. Lo que ha llegado se conserva; el resto se puede descargar más tarde.',
    full: 'En este navegador no queda espacio para el sitio. Lo que ya estaba guardado se conserva.',
    removed: 'Se ha eliminado lo descargado por adelantado. Las series de práctica se conservan.',
  },
  page: {
    title: 'Esta página no está guardada',
    lead: 'Ahora mismo no hay conexión, y esta página no se ha abierto ni descargado antes.',
    again: 'Reintentar',
    there: 'Páginas disponibles',
    none: 'En este navegador aún no hay ninguna página guardada.',
    rooms: { exercises: 'Ejercicios', others: 'Otras páginas' },
  },
  newer: { text: 'Hay una versión nueva del sitio.', reload: 'Recargar' },
};
