import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords about dealing damage, or being dealt it. */
export const damage = {
  deathtouch: {
    name: 'toque mortal',
    rules: {
      'keyword.deathtouch':
        'Toque mortal: cualquier daño suyo destruye a una criatura, como acción basada en estado.',
      'keyword.deathtouchDivision':
        'Toque mortal: al asignar su daño de combate, 1 ya es letal para una criatura.',
      'keyword.deathtouchMultiple':
        'Toque mortal: si lo tenía varias veces, cada uno se disparaba por separado.',
      'keyword.deathtouchRedundant': 'Toque mortal: tenerlo dos veces no añade nada.',
      'keyword.deathtouchLastKnown':
        'Toque mortal: de una fuente que ya no está cuenta la última información conocida.',
    },
  },
  doubleStrike: {
    name: 'dañar dos veces',
    printed: 'daña dos veces',
    rules: {
      'keyword.doubleStrike': 'Dañar dos veces: hace daño de combate en los dos pasos.',
      'keyword.doubleStrikeLost':
        'Dañar dos veces: perdida entre los dos pasos, no da el segundo daño.',
      'keyword.doubleStrikeGained':
        'Dañar dos veces: la que daña primero y la gana entre los dos pasos hace daño otra vez.',
    },
  },
  firstStrike: {
    name: 'dañar primero',
    printed: 'daña primero',
    rules: {
      'keyword.firstStrike': 'Dañar primero: hace su daño de combate en el primero de dos pasos.',
      'keyword.firstStrikeBetweenSteps':
        'Ganar o perder dañar primero entre los dos pasos no cambia quién hace daño en el segundo.',
    },
  },
  indestructible: {
    name: 'indestructible',
    rules: {
      'keyword.indestructible':
        'Indestructible: nada la destruye, ni el daño letal ni el toque mortal.',
    },
  },
  infect: {
    name: 'infectar',
    rules: {
      'keyword.infectCreature':
        'Infectar: su daño a criaturas se hace en forma de contadores -1/-1.',
      'keyword.infectPlayer':
        'Infectar: su daño a jugadores se hace en forma de contadores de veneno.',
    },
  },
  lifelink: {
    name: 'vínculo vital',
    rules: {
      'keyword.lifelink':
        'Vínculo vital: su daño hace además que su controlador gane esa cantidad de vidas.',
      'keyword.lifelinkMultiple':
        'Vínculo vital: si lo tenía varias veces, cada uno se disparaba por separado.',
      'keyword.lifelinkRedundant': 'Vínculo vital: tenerlo dos veces no añade nada.',
      'keyword.lifelinkLastKnown':
        'Vínculo vital: de una fuente que ya no está cuenta la última información conocida.',
      'keyword.lifelinkSeparateEvents':
        'Vínculo vital: varias fuentes que hacen daño a la vez dan otras tantas ganancias de vida distintas.',
    },
  },
  poisonous: {
    name: 'venenoso',
    rules: {
      'keyword.poisonous':
        'Venenoso: se dispara con su daño de combate a un jugador y le da esa cantidad de contadores de veneno.',
      'keyword.poisonousMultiple':
        'Venenoso: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  toxic: {
    name: 'tóxico',
    rules: {
      'keyword.toxic':
        'Tóxico: su daño de combate a un jugador da además contadores de veneno, según su valor tóxico total.',
      'keyword.totalToxicValue':
        'Tóxico: el valor tóxico total de una criatura suma todas sus habilidades de tóxico.',
    },
  },
  trample: {
    name: 'arrollar',
    printed: 'arrolla',
    rules: {
      'keyword.trample':
        'Arrollar: asignado daño letal a sus bloqueadoras, el resto puede ir a lo que ataca.',
      'keyword.trampleNoBlockers':
        'Arrollar: bloqueada pero ya sin bloqueadoras, asigna todo su daño a lo que ataca.',
      'keyword.trampleNotPastPermanent':
        'Arrollar: si ataca a un planeswalker, al jugador no se le asigna nada, por mucho daño que sobre.',
    },
  },
  trampleOverPlaneswalkers: {
    name: 'arrollar sobre planeswalkers',
    printed: 'arrolla sobre planeswalkers',
    rules: {
      'keyword.trampleOverPlaneswalkers':
        'Arrollar sobre planeswalkers: pasada su lealtad, el resto del daño puede ir al controlador del planeswalker.',
      'keyword.trampleOverPlaneswalkerGone':
        'Arrollar sobre planeswalkers: si el planeswalker ya no está, lo que sobra puede ir al jugador.',
    },
  },
  wither: {
    name: 'debilitar',
    rules: {
      'keyword.wither':
        'Debilitar: su daño a criaturas no se marca, sino que se hace en forma de contadores -1/-1.',
    },
  },
} satisfies Partial<KeywordEntries>;
