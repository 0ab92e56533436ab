import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** How long things last. */
export const turn: MistakeWordsOf<'turn'> = {
  pumpEndsFirst: {
    title: 'El aumento se acaba cuando el daño sigue ahí',
    wouldBeRight: 'los efectos hasta el final del turno acabaran antes de que se quite el daño',
    why: '«Hasta el final del turno» se toma por el paso final, mientras que del daño se sabe que dura hasta lo último.',
    so: 'Acaban en el mismo momento, en el paso de limpieza. Una 2/2 con +3/+3 hasta el final del turno que recibió 4 puntos de daño sobrevive.',
  },
  manaLastsThePhase: {
    title: 'El maná sin usar dura hasta el final de la fase',
    wouldBeRight: 'el maná sin usar durara hasta el final de la fase, y entonces quemara',
    why: 'Fue así hasta el 11 de julio de 2009, cuando el maná que sobraba aún costaba vidas.',
    so: 'El maná se pierde al acabar cada paso, y no cuesta vidas. El que agregas al declarar atacantes ya no está cuando se declaran bloqueadoras.',
  },
};
