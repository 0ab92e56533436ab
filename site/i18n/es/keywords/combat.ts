import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords of what attacks and blocks. */
export const combat = {
  afflict: {
    name: 'afligir',
    rules: {
      'keyword.afflict':
        'Afligir: cuando es bloqueada, el jugador defensor pierde esa cantidad de vidas.',
      'keyword.afflictMultiple':
        'Afligir: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  annihilator: {
    name: 'aniquilador',
    rules: {
      'keyword.annihilator':
        'Aniquilador: cuando ataca, el jugador defensor sacrifica esa cantidad de permanentes.',
      'keyword.annihilatorMultiple':
        'Aniquilador: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  banding: {
    name: 'agrupar',
    printed: 'agrupa',
    rules: {
      'keyword.banding':
        'Atacantes que agrupan, y como mucho una que no, pueden declararse en un grupo; cada una, en uno solo.',
      'keyword.bandMemberRemoved': 'Una criatura que sale del combate sale también de su grupo.',
      'keyword.bandBlockedTogether':
        'Lo que bloquea a una criatura de un grupo las bloquea a todas.',
      'keyword.bandingAttackerDivides':
        'Si algo bloquea a una criatura que agrupa, su daño lo reparte el jugador activo, no el defensor.',
      'keyword.bandAttacksOneTarget':
        'Todas las criaturas de un grupo atacan al mismo jugador, planeswalker o batalla.',
      'keyword.bandLasts':
        'Un grupo declarado dura todo el combate, aunque alguna de sus criaturas pierda la habilidad.',
      'keyword.bandSharesNoAbilities':
        'Las criaturas de un grupo no comparten habilidades ni las pierden.',
      'keyword.bandBlockedByEffect':
        'Si un efecto hace que una criatura de un grupo quede bloqueada, lo quedan todas.',
      'keyword.bandingBlockerDivides':
        'Si bloquea una criatura que agrupa, el daño de la atacante lo reparte el defensor, no el jugador activo.',
    },
  },
  bandsWithOther: {
    name: 'agrupar con otros',
    printed: 'agrupa con otros',
    rules: {
      'keyword.bandsWithOtherBand':
        'Con «agrupar con otros», cuantas atacantes de la cualidad indicada se quiera pueden formar un grupo.',
    },
  },
  battleCry: {
    name: 'grito de batalla',
    rules: {
      'keyword.battleCry':
        'Grito de batalla: cuando ataca, las demás atacantes obtienen +1/+0 este turno.',
      'keyword.battleCryMultiple':
        'Grito de batalla: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  bushido: {
    name: 'bushido',
    rules: {
      'keyword.bushido':
        'Bushido: cuando bloquea o es bloqueada, obtiene la bonificación este turno, una vez.',
      'keyword.bushidoMultiple':
        'Bushido: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  dethrone: {
    name: 'destronar',
    rules: {
      'keyword.dethrone':
        'Destronar: recibe un contador +1/+1 cuando ataca a quien tiene más vidas, también si hay empate.',
      'keyword.dethroneMultiple':
        'Destronar: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  enlist: {
    name: 'reclutar',
    rules: {
      'keyword.enlist':
        'Reclutar: al atacar puedes girar una criatura que no ataca pero podría, y sumar su fuerza este turno.',
      'keyword.enlistOptionalCost':
        'Reclutar: girar la criatura es un coste opcional de atacar; la bonificación es un disparo vinculado.',
      'keyword.enlistSameCreature':
        'Reclutar: la criatura girada para el coste es la reclutada; ninguna se recluta a sí misma.',
    },
  },
  exalted: {
    name: 'exaltado',
    rules: {
      'keyword.exalted': 'Exaltado: una criatura tuya que ataca sola obtiene +1/+1 este turno.',
      'keyword.exaltedAlone':
        'Exaltado: sola quiere decir que ninguna otra criatura se declaró como atacante.',
    },
  },
  flanking: {
    name: 'flanquear',
    printed: 'flanquea',
    rules: {
      'keyword.flanking':
        'Flanquear: una criatura sin esta habilidad que la bloquea obtiene -1/-1 este turno.',
      'keyword.flankingMultiple':
        'Flanquear: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  frenzy: {
    name: 'frenesí',
    rules: {
      'keyword.frenzy': 'Frenesí: cuando ataca y no es bloqueada, su fuerza crece este turno.',
      'keyword.frenzyMultiple':
        'Frenesí: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  haste: {
    name: 'prisa',
    rules: {
      'keyword.haste':
        'Prisa: puede atacar y usar habilidades con el símbolo de girar en el turno en que llega.',
      'keyword.hasteTapAbilities':
        'Prisa: sus habilidades con el símbolo de girar o enderezar se pueden usar enseguida.',
    },
  },
  melee: {
    name: 'reyerta',
    rules: {
      'keyword.melee':
        'Reyerta: cuando ataca, obtiene +1/+1 este turno por cada oponente al que atacaste en este combate.',
      'keyword.meleeMultiple':
        'Reyerta: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  mentor: {
    name: 'mentor',
    rules: {
      'keyword.mentor':
        'Mentor: cuando ataca, una atacante con menos fuerza que ella recibe un contador +1/+1.',
      'keyword.mentorMultiple':
        'Mentor: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  mobilize: {
    name: 'movilizar',
    rules: {
      'keyword.mobilize':
        'Movilizar: cuando ataca, entran fichas de Guerrero giradas y atacando, que se sacrifican en el paso final.',
    },
  },
  myriad: {
    name: 'miríada',
    rules: {
      'keyword.myriad':
        'Miríada: cuando ataca, copias suyas pueden atacar a los demás oponentes, hasta el final del combate.',
      'keyword.myriadMultiple':
        'Miríada: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  ninjutsu: {
    name: 'ninjutsu',
    rules: {
      'keyword.ninjutsu':
        'Ninjutsu: pagas, la muestras en tu mano y devuelves a ella una atacante no bloqueada; entra girada y atacando.',
      'keyword.ninjutsuAttacksSameTarget':
        'Ninjutsu: la nueva criatura ataca a lo mismo que atacaba la regresada.',
    },
  },
  provoke: {
    name: 'provocar',
    rules: {
      'keyword.provoke':
        'Provocar: cuando ataca, puedes enderezar una criatura del defensor y hacer que bloquee a esta si puede.',
      'keyword.provokeMultiple':
        'Provocar: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  rampage: {
    name: 'ímpetu',
    rules: {
      'keyword.rampage':
        'Ímpetu: cuando es bloqueada, obtiene la bonificación este turno por cada bloqueadora después de la primera.',
      'keyword.rampageCountedOnce':
        'Ímpetu: las bloqueadoras se cuentan una vez, al resolverse la habilidad; después nada cambia.',
      'keyword.rampageMultiple':
        'Ímpetu: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  renown: {
    name: 'prestigio',
    rules: {
      'keyword.renown':
        'Prestigio: la primera vez que hace daño de combate a un jugador recibe contadores +1/+1 y pasa a ser prestigiosa.',
      'keyword.renowned':
        'Prestigioso es solo un nombre, que un permanente conserva hasta que deja el campo.',
      'keyword.renownMultiple':
        'Cada prestigio se dispara por su lado, pero solo el primero hace algo.',
    },
  },
  saddle: {
    name: 'ensillar',
    rules: {
      'keyword.saddle':
        'Ensillar: girando otras criaturas con suficiente fuerza total, cuando se podría lanzar un conjuro, queda ensillada.',
      'keyword.saddled':
        'Ensillado es solo un nombre, que un permanente conserva hasta que acaba el turno.',
    },
  },
  training: {
    name: 'entrenamiento',
    rules: {
      'keyword.training':
        'Entrenamiento: cuando ataca junto con una criatura de más fuerza, recibe un contador +1/+1.',
      'keyword.trainingMultiple':
        'Entrenamiento: si la tiene varias veces, cada una se dispara por separado.',
    },
  },
  vigilance: {
    name: 'vigilancia',
    rules: {
      'keyword.vigilance': 'Vigilancia: atacar no hace que se gire.',
    },
  },
} satisfies Partial<KeywordEntries>;
