import type { RuleWords } from '../../messages.ts';

/** Keywords that trigger in combat, or are paid for by attacking. */
export const combatKeywords = {
  'keyword.afflict':
    'Afligir: cuando es bloqueada, el jugador defensor pierde esa cantidad de vidas.',
  'keyword.annihilator':
    'Aniquilador: cuando ataca, el jugador defensor sacrifica esa cantidad de permanentes.',
  'keyword.battleCry':
    'Grito de batalla: cuando ataca, las demás atacantes obtienen +1/+0 este turno.',
  'keyword.bushido':
    'Bushido: cuando bloquea o es bloqueada, obtiene la bonificación este turno, una vez.',
  'keyword.dethrone':
    'Destronar: recibe un contador +1/+1 cuando ataca a quien tiene más vidas, también si hay empate.',
  'keyword.enlist':
    'Reclutar: al atacar puedes girar una criatura que no ataca pero podría, y sumar su fuerza este turno.',
  'keyword.enlistOptionalCost':
    'Reclutar: girar la criatura es un coste opcional de atacar; la bonificación es un disparo vinculado.',
  'keyword.enlistSameCreature':
    'Reclutar: la criatura girada para el coste es la reclutada; ninguna se recluta a sí misma.',
  'keyword.exalted': 'Exaltado: una criatura tuya que ataca sola obtiene +1/+1 este turno.',
  'keyword.exaltedAlone':
    'Exaltado: sola quiere decir que ninguna otra criatura se declaró como atacante.',
  'keyword.flanking':
    'Flanquear: una criatura sin esta habilidad que la bloquea obtiene -1/-1 este turno.',
  'keyword.frenzy': 'Frenesí: cuando ataca y no es bloqueada, su fuerza crece este turno.',
  'keyword.melee':
    'Tumulto: cuando ataca, obtiene +1/+1 este turno por cada oponente al que atacaste en este combate.',
  'keyword.mentor':
    'Mentor: cuando ataca, una atacante con menos fuerza que ella recibe un contador +1/+1.',
  'keyword.mobilize':
    'Movilizar: cuando ataca, entran fichas de Guerrero giradas y atacando, que se sacrifican en el paso final.',
  'keyword.myriad':
    'Miríada: cuando ataca, copias suyas pueden atacar a los demás oponentes, hasta el final del combate.',
  'keyword.poisonous':
    'Venenoso: su daño de combate a un jugador dispara además esa cantidad de contadores de veneno.',
  'keyword.provoke':
    'Provocar: cuando ataca, puedes enderezar una criatura del defensor y hacer que bloquee a esta si puede.',
  'keyword.rampage':
    'Ímpetu: cuando es bloqueada, obtiene la bonificación este turno por cada bloqueadora después de la primera.',
  'keyword.rampageCountedOnce':
    'Ímpetu: las bloqueadoras se cuentan una vez, al resolverse la habilidad; después nada cambia.',
  'keyword.training':
    'Entrenamiento: cuando ataca junto con una criatura de más fuerza, recibe un contador +1/+1.',
  'keyword.prowess':
    'Destreza: cuando lanzas un hechizo que no es de criatura, obtiene +1/+1 este turno.',
  'keyword.toxic':
    'Tóxico: su daño de combate a un jugador da además contadores de veneno, según su valor tóxico total.',
  'keyword.totalToxicValue':
    'Tóxico: el valor tóxico total de una criatura suma todas sus habilidades de tóxico.',
  'keyword.decayed':
    'Descomposición: no puede bloquear, y se sacrifica al final del combate en que atacó.',
  'keyword.afflictMultiple': 'Afligir: cada una que tenga es un disparo aparte.',
  'keyword.annihilatorMultiple': 'Aniquilador: cada una que tenga es un disparo aparte.',
  'keyword.battleCryMultiple': 'Grito de batalla: cada una que tenga es un disparo aparte.',
  'keyword.bushidoMultiple': 'Bushido: cada una que tenga es un disparo aparte.',
  'keyword.dethroneMultiple': 'Destronar: cada una que tenga es un disparo aparte.',
  'keyword.flankingMultiple': 'Flanquear: cada una que tenga es un disparo aparte.',
  'keyword.frenzyMultiple': 'Frenesí: cada una que tenga es un disparo aparte.',
  'keyword.meleeMultiple': 'Tumulto: cada una que tenga es un disparo aparte.',
  'keyword.mentorMultiple': 'Mentor: cada una que tenga es un disparo aparte.',
  'keyword.myriadMultiple': 'Miríada: cada una que tenga es un disparo aparte.',
  'keyword.poisonousMultiple': 'Venenoso: cada una que tenga es un disparo aparte.',
  'keyword.provokeMultiple': 'Provocar: cada una que tenga es un disparo aparte.',
  'keyword.rampageMultiple': 'Ímpetu: cada una que tenga es un disparo aparte.',
  'keyword.trainingMultiple': 'Entrenamiento: cada una que tenga es un disparo aparte.',
  'keyword.prowessMultiple': 'Destreza: cada una que tenga es un disparo aparte.',
} satisfies RuleWords;
