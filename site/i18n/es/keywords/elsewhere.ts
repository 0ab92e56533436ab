import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords that matter in combat though they are not about it. */
export const elsewhere = {
  changeling: {
    name: 'cambiaformas',
    rules: {},
  },
  convoke: {
    name: 'convocar',
    rules: {
      'keyword.convoke':
        'Convocar: al lanzarlo, cada criatura que giras paga un maná de su color o un maná genérico.',
    },
  },
  crew: {
    name: 'tripular',
    rules: {
      'keyword.crew':
        'Tripular: girando criaturas con suficiente fuerza total, el Vehículo es una criatura este turno.',
    },
  },
  cumulativeUpkeep: {
    name: 'mantenimiento acumulativo',
    rules: {
      'keyword.cumulativeUpkeep':
        'Mantenimiento acumulativo: en cada mantenimiento recibe un contador de edad; se paga por todos o se sacrifica.',
    },
  },
  dash: {
    name: 'rapidez',
    rules: {
      'keyword.dash':
        'Rapidez: lanzada por este coste, tiene prisa y vuelve a la mano en el próximo paso final.',
    },
  },
  dredge: {
    name: 'dragar',
    rules: {
      'keyword.dredge':
        'Dragar: en vez de robar una carta, puedes moler esa cantidad y tomar esta del cementerio.',
    },
  },
  equip: {
    name: 'equipar',
    rules: {
      'keyword.equip':
        'Equipar: pagas para anexarlo a una criatura tuya, solo cuando podrías lanzar un conjuro.',
    },
  },
  evoke: {
    name: 'evocar',
    rules: {
      'keyword.evoke': 'Evocar: lanzada por este coste, se sacrifica cuando entra.',
    },
  },
  fading: {
    name: 'desaparecer',
    rules: {
      'keyword.fading':
        'Desaparecer: en cada mantenimiento pierde un contador; si no tiene ninguno que perder, se sacrifica.',
    },
  },
  flash: {
    name: 'destello',
    rules: {
      'keyword.flash': 'Destello: se puede lanzar cuando se podría lanzar un instantáneo.',
    },
  },
  flashback: {
    name: 'retrospectiva',
    rules: {},
  },
  hexproof: {
    name: 'antimaleficio',
    rules: {
      'keyword.hexproof':
        'Antimaleficio: ningún hechizo ni habilidad de un oponente puede hacerla objetivo.',
    },
  },
  kicker: {
    name: 'estímulo',
    rules: {},
  },
  madness: {
    name: 'demencia',
    rules: {
      'keyword.madness':
        'Demencia: descartada, va al exilio y desde allí se puede lanzar por este coste.',
    },
  },
  phasing: {
    name: 'cambiar de fase',
    printed: 'cambia de fase',
    rules: {
      'keyword.phasing':
        'En tu paso de enderezar, antes de enderezar, lo que cambia de fase sale y a la vez entra lo que había salido.',
      'keyword.phasedOut':
        'Lo que está fuera de fase es como si no existiera; al salir de fase sale del combate.',
      'keyword.phasedIn': 'Lo que entra en fase vuelve a existir para el juego.',
      'keyword.phasedOutIndirectly':
        'Lo anexado sale de fase con su permanente y vuelve a entrar con él.',
      'keyword.phasedOutBothWays':
        'Lo que saldría de fase a la vez por sí mismo y con un permanente sale solo con el permanente.',
      'keyword.phasedOutEffectsExpire':
        'Los efectos pueden acabar mientras un permanente está fuera de fase; al volver ya no se aplican.',
      'keyword.phasingKeepsZoneAndControl':
        'Cambiar de fase no cambia la zona ni el controlador; nada se dispara por entrar o salir.',
      'keyword.phasedOutDamageRemoved': 'El daño de un permanente se quitaba al salir de fase.',
      'keyword.phasedOutTokens': 'Las fichas que salían de fase dejaban de existir.',
      'keyword.phasedInActsAtOnce':
        'Lo que entraba en fase podía atacar y usar enseguida las habilidades con el símbolo de girar.',
    },
  },
  prowess: {
    name: 'destreza',
    rules: {
      'keyword.prowess':
        'Destreza: cuando lanzas un hechizo que no es de criatura, obtiene +1/+1 este turno.',
      'keyword.prowessMultiple':
        'Destreza: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  rebound: {
    name: 'rebote',
    rules: {
      'keyword.rebound':
        'Rebote: lanzada desde la mano, va al exilio y se lanza gratis en el próximo mantenimiento.',
    },
  },
  shroud: {
    name: 'velo',
    rules: {
      'keyword.shroud':
        'Velo: ningún hechizo ni habilidad puede hacerla objetivo, tampoco los de su controlador.',
    },
  },
  soulbond: {
    name: 'unir almas',
    rules: {
      'keyword.soulbond':
        'Unir almas: cuando entra ella u otra criatura tuya y ninguna está emparejada, puedes emparejarlas.',
      'keyword.paired':
        'Es unir almas lo que empareja dos criaturas; de las emparejadas hablan otras habilidades.',
      'keyword.unpaired':
        'Dos criaturas dejan de estar emparejadas si una deja el campo, deja de ser criatura o cambia de controlador.',
    },
  },
  morph: {
    name: 'metamorfosis',
    rules: {
      'keyword.morph':
        'Metamorfosis: se puede lanzar como 2/2 boca abajo, y poner boca arriba por su coste de metamorfosis.',
      'keyword.morphTurnedUp':
        'Quien tiene prioridad puede pagar un coste de metamorfosis y poner el permanente boca arriba, sin usar la pila.',
    },
  },
  suspend: {
    name: 'suspender',
    rules: {
      'keyword.suspend':
        'Suspender: exiliada con contadores de tiempo, pierde uno en cada mantenimiento y tras el último se lanza gratis.',
    },
  },
} satisfies Partial<KeywordEntries>;
