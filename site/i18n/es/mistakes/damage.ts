import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** How combat damage is divided, when it is dealt and what comes of it. */
export const damage: MistakeWordsOf<'damage'> = {
  damageInOrder: {
    title: 'Primero debe morir una bloqueadora; luego, la siguiente',
    wouldBeRight:
      'hubiera que asignar daño letal a una bloqueadora antes de asignarle nada a la siguiente',
    why: 'Fue así del 11 de julio de 2009 al 8 de noviembre de 2024, y muchas páginas aún lo dicen.',
    so: 'El daño se reparte libremente: una 6/6 bloqueada por tres 4/4 puede asignar 2 puntos a cada una. Solo arrollar pide todavía daño letal para todas las bloqueadoras, antes de que el resto pase de largo.',
  },
  damageOnStack: {
    title: 'El daño de combate va a la pila',
    wouldBeRight:
      'el daño de combate esperara en la pila, y lo hiciera incluso una criatura que ya no estuviera',
    why: 'Fue así desde 1999 hasta el 11 de julio de 2009.',
    so: 'El daño se asigna y se hace, y en medio no se puede hacer nada. Si sacrificas a tu bloqueadora antes del daño, no hace ninguno.',
  },
  lethalFromScratch: {
    title: 'El daño letal es igual a la resistencia',
    wouldBeRight: 'el daño letal fuera siempre igual a toda la resistencia',
    why: 'A menudo se explica así, y es verdad para una criatura ilesa con una sola atacante.',
    so: 'Cuenta el daño ya marcado en la criatura, y cuenta el que otras atacantes le asignan en el mismo paso. Una 5/5 que arrolla, bloqueada por una 3/3 con 2 puntos de daño, puede asignar 4 al jugador.',
  },
  indestructibleStopsTrample: {
    title: 'Nada arrolla a una bloqueadora indestructible',
    wouldBeRight: 'ningún daño fuera letal para una criatura indestructible',
    why: 'En el lenguaje corriente, nada es letal para quien no muere por ello.',
    so: 'El daño letal es un número: la resistencia, menos el daño que ya hay. Una 5/5 que arrolla, bloqueada por una 2/2 indestructible, le asigna 2 puntos de daño, y 3 al jugador.',
  },
  shieldSoaksTrample: {
    title: 'El daño que se va a prevenir no cuenta como daño letal',
    wouldBeRight: 'el daño que se va a prevenir no contara como asignado',
    why: 'Se piensa en lo que hará el daño, mientras que las reglas miran cuánto se asigna.',
    so: 'Para arrollar, ni la prevención ni la protección cuentan. Una 6/6 verde que arrolla, bloqueada por una 2/2 con protección contra verde, le asigna 2 puntos de daño, y 4 al jugador.',
  },
  deathtouchFullToughness: {
    title: 'Con toque mortal, arrollar aún pide toda la resistencia',
    wouldBeRight: 'también con toque mortal el daño letal fuera igual a toda la resistencia',
    why: 'Fue así hasta el 16 de julio de 2010. Y se piensa que el toque mortal solo mata después.',
    so: 'Con toque mortal, 1 punto de daño ya es daño letal. Una 4/4 con toque mortal que arrolla, bloqueada por una 3/3, le asigna 1 punto de daño, y 3 al jugador.',
  },
  goneBlockerStopsTrample: {
    title: 'Sin bloqueadoras, ni siquiera la que arrolla hace daño',
    wouldBeRight: 'arrollar no sirviera de nada cuando ya nadie bloquea a la atacante',
    why: 'Es la regla correcta, llevada un paso demasiado lejos: si no arrolla, una criatura bloqueada a la que ya nadie bloquea no hace nada.',
    so: 'Si arrolla, asigna todo su daño a lo que ataca. Una 4/4 que arrolla y cuya única bloqueadora es sacrificada hace 4 puntos de daño al jugador.',
  },
  walkerSpill: {
    title: 'Arrollar pasa del planeswalker a su controlador',
    wouldBeRight:
      'al arrollar, el daño que pasa de la lealtad de un planeswalker pudiera ir a su controlador',
    why: 'Con las criaturas que bloquean es así, y unas pocas cartas sí arrollan sobre planeswalkers.',
    so: 'Se arrolla a las bloqueadoras, no al planeswalker. Una 5/5 que arrolla, ataca a un planeswalker con lealtad 3 y no es bloqueada le hace los 5 puntos de daño, y al jugador ninguno.',
  },
  lateFirstStrikeMute: {
    title: 'La que gana tarde dañar primero se queda sin hacer daño',
    wouldBeRight:
      'las que dañan primero no hicieran daño en el segundo paso, ni siquiera si ganaron esa habilidad después del primero',
    why: '«Las que dañan primero lo hacen en el primer paso» se toma por la regla entera.',
    so: 'Cuenta lo que tenía la criatura al empezar el primer paso. Si entonces ni dañaba primero ni dañaba dos veces, hace su daño en el segundo, haya ganado lo que haya ganado entretanto.',
  },
  lostFirstStrikeAgain: {
    title: 'La que pierde dañar primero hace daño otra vez',
    wouldBeRight: 'en el segundo paso hicieran daño las que ya no dañan primero',
    why: 'El segundo paso parece el de las criaturas normales.',
    so: 'Cuenta lo que tenía la criatura al empezar el primer paso. Una 2/2 que daña primero y pierde esa habilidad después del primer paso ya ha hecho sus 2 puntos de daño, y no hace más.',
  },
  secondStepNotYet: {
    title: 'En el segundo paso hace daño la que aún no lo ha hecho',
    wouldBeRight: 'en el segundo paso hicieran daño todas las que no lo hicieron en el primero',
    why: 'Fue así hasta el 11 de julio de 2009, y documentos más antiguos lo enseñan.',
    so: 'Decide si la criatura dañaba primero o dos veces al empezar el primer paso, no si hizo daño. Una 0/2 que daña primero y obtiene +3/+0 después del primer paso no hace nada.',
  },
  lifelinkWaits: {
    title: 'Las vidas del vínculo vital llegan después del daño',
    wouldBeRight: 'el vínculo vital fuera una habilidad disparada, que da las vidas más tarde',
    why: 'Fue así hasta el 11 de julio de 2009, y en las cartas más antiguas se lee «siempre que».',
    so: 'Las vidas se ganan junto con el daño. Un jugador a 3 vidas que recibe 3 puntos de daño, mientras una bloqueadora suya con vínculo vital hace otros 3, se queda a 3 y sigue en la partida.',
  },
  deathtouchAlwaysKills: {
    title: 'El toque mortal mata incluso lo indestructible',
    wouldBeRight: 'el toque mortal mandara al cementerio incluso lo que no puede ser destruido',
    why: 'Se resume en «muere», cuando lo que hace el toque mortal es destruir.',
    so: 'La criatura que recibe ese daño es destruida, y lo indestructible no puede serlo. Una 2/2 indestructible sobrevive a una 1/1 con toque mortal.',
  },
  triggerSavesTheDying: {
    title: 'Un disparo por daño llega a tiempo de salvar a la criatura',
    wouldBeRight: 'las habilidades que dispara el daño se resolvieran antes de morir la criatura',
    why: 'Parece un solo evento: la criatura recibe daño, así que crece.',
    so: 'Primero mueren las criaturas con daño letal; solo después van los disparos a la pila. Una 2/2 que recibe un contador +1/+1 cada vez que la dañan, y recibe 2 puntos de daño, ya ha muerto cuando tendría que llegar el contador.',
  },
};
