import type { Terms } from '../../messages.ts';

/** Keywords as cards print them, where that is another form than their name. */
export const printedKeywords: Partial<Terms['keywords']> = {
  banding: 'agrupa',
  bandsWithOther: 'agrupa con otros',
  flanking: 'flanquea',
  doubleStrike: 'daña dos veces',
  firstStrike: 'daña primero',
  trample: 'arrolla',
  trampleOverPlaneswalkers: 'arrolla sobre planeswalkers',
  phasing: 'cambia de fase',
  flying: 'vuela',
  shadow: 'se desvanece',
  landwalk: 'cruza tierras',
};
