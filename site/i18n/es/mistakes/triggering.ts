import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** What triggers, how often, and what comes of it. */
export const triggering: MistakeWordsOf<'triggering'> = {
  putInTriggersAttack: {
    title: '«Siempre que ataque» vale también para la que entra atacando',
    wouldBeRight: 'una criatura que entra atacando hubiera atacado',
    why: '«Está atacando» y «atacó» suenan casi igual.',
    so: 'Una criatura solo ataca si se declara. Una ficha que entra atacando es una criatura atacante, pero ningún «siempre que una criatura ataque» se dispara por ella.',
  },
  becomesBlockedPerBlocker: {
    title: '«Sea bloqueada» se dispara por cada bloqueadora',
    wouldBeRight: '«sea bloqueada» se disparara por cada bloqueadora',
    why: 'Se confunde con «sea bloqueada por una criatura», que sí cuenta las bloqueadoras.',
    so: 'Se dispara una vez, cuando una atacante que no lo estaba pasa a estar bloqueada. Una 2/2 con bushido 1 a la que bloquean dos criaturas pasa a ser 3/3, no 4/4.',
  },
  byACreatureOnce: {
    title: '«Sea bloqueada por una criatura» se dispara una sola vez',
    wouldBeRight:
      '«sea bloqueada por una criatura» se disparara una sola vez, bloqueen cuantas bloqueen',
    why: 'Es la regla de «sea bloqueada», aplicada también donde sigue «por una criatura».',
    so: 'Cuenta cada criatura que bloquea. Dos 1/1 que bloquean a una criatura que flanquea obtienen -1/-1 las dos, y mueren.',
  },
  blocksPerAttacker: {
    title: '«Bloquee» se dispara por cada atacante bloqueada',
    wouldBeRight: '«bloquee» se disparara por cada atacante bloqueada',
    why: 'Se confunde con «bloquee a una criatura», que sí cuenta las atacantes.',
    so: 'Se dispara una vez, aunque sean varias las bloqueadas. Una 2/4 con bushido 1 que bloquea a dos atacantes pasa a ser 3/5.',
  },
  deadSourceNoTrigger: {
    title: 'Si la fuente muere en respuesta, su habilidad se va',
    wouldBeRight: 'una habilidad disparada dejara la pila junto con su fuente',
    why: 'La carta que la lleva escrita ya no está, y en algunos otros juegos la habilidad se va con ella.',
    so: 'Una vez en la pila, la habilidad tiene vida propia. Si una atacante con aniquilador 1 muere con el disparo en la pila, el jugador defensor sacrifica un permanente de todos modos.',
  },
  activeResolvesFirst: {
    title: 'Los disparos del jugador activo se resuelven primero',
    wouldBeRight: 'los disparos del jugador activo se resolvieran primero',
    why: 'El jugador activo sí va primero, pero al ponerlos en la pila; y lo que llega primero a la pila se resuelve al final.',
    so: 'Los disparos del jugador activo quedan debajo de los del otro, que se resuelven antes. Los dos están a 1 vida y mueren a la vez dos criaturas, una de cada uno; cada una, al morir, le hace perder 1 vida al oponente de su controlador: pierde el jugador activo.',
  },
};
