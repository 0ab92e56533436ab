import type { AvoidedTerms } from '../avoidedTerms.ts';

/** Words that players read as a translation, or as of another time; each with the official one. */
export const avoidedTerms: AvoidedTerms = {
  'daño mortal': 'daño letal',
  'debilidad de invocación': 'mareo de invocación',
  'desbloquead(o|a)s?': 'no bloqueado',
  'efectos? basados? en (el )?estado': 'acción basada en estado',
  equitación: 'caballería',
  'extenua\\w*': 'espolear',
  'fase de ataque': 'fase de combate',
  'fase de comienzo': 'fase inicial',
  'inflig\\w+': 'hacer daño',
  'obede(cer|ce|cen|ció|cido)': 'cumplir',
  'paso de robo': 'paso de robar',
  'puntos? de vida': 'vidas',
  'requisitos?': 'requerimiento',
  'subfases?': 'paso',
  'tapead(o|a)s?': 'girado',
};
