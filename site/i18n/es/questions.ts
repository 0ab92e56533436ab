import type { AimWords, QuestionWords } from '../en/questions.ts';
import { capital } from '../grammar.ts';
import { isMany } from '../nameInWords.ts';
import { of, to } from './agreement.ts';
import { counterName } from './counters.ts';

export const questions: QuestionWords = {
  attack: {
    asks: (player, aim) =>
      `${player} declara atacantes. ${
        {
          legal: 'Haz una declaración legal.',
          most: 'Ataca con el mayor número legal de criaturas.',
          fewest: 'Ataca con el menor número legal de criaturas.',
        }[aim]
      }`,
    staysHome: 'no ataca',
    touch: 'Toca las criaturas que atacan.',
    touchBoth: 'Toca una criatura y luego a quién o qué ataca, o al revés.',
    attacks: (what) => `ataca ${to(what)}`,
  },
  block: {
    asks: (player, aim) =>
      `${player} declara bloqueadoras. ${
        {
          legal: 'Haz una declaración legal.',
          most: 'Bloquea con el mayor número legal de criaturas.',
          fewest: 'Bloquea con el menor número legal de criaturas.',
        }[aim]
      }`,
    blocks: (attacker) => `bloquea ${to(attacker)}`,
    touch: 'Toca las criaturas que bloquean.',
    touchBoth: 'Toca una criatura y luego a la que bloquea, o al revés.',
  },
  division: {
    asks: (n, creature, aim, as) =>
      `${capital(creature)} ${isMany(as) ? 'asignan' : 'asigna'} ${n} puntos de daño de combate. ${aim}`,
    legally: 'Repártelos de forma legal.',
    killSome: (n) => `Repártelos de forma legal y haz que mueran al menos ${n} criaturas.`,
    kill: (creatures, n) =>
      `Repártelos de forma legal y haz que ${n === 1 ? 'muera' : 'mueran'} ${creatures}.`,
    spare: (creatures, n) =>
      `Repártelos de forma legal y haz que ${n === 1 ? 'sobreviva' : 'sobrevivan'} ${creatures}.`,
    mostTo: (player) => `Repártelos de forma legal y asigna a ${player} tantos como puedas.`,
    died: (creatures, n) => {
      if (n === 0) return 'no muere ninguna criatura';
      return `${n === 1 ? 'muere' : 'mueren'} ${creatures}`;
    },
    toPlayer: (n) => `${n} al jugador`,
    left: 'Por asignar: {k}',
    over: 'De más: {k}',
    less: (to) => `Uno menos: ${to}`,
    more: (to) => `Uno más: ${to}`,
  },
  legality: {
    asks: (act) => `${act}. ¿Es legal?`,
    legal: 'Legal',
    illegal: 'Ilegal',
    byWhichRule: '¿Qué regla lo impide?',
    wrongRule: 'Es ilegal, sí, pero por otra regla.',
    chooseRule: 'Elige también la regla.',
  },
  number: {
    enterFirst: 'Primero escribe un número entero.',
    asks: {
      legalAttacks: '¿Cuántas declaraciones de atacantes son legales?',
      legalBlocks: '¿Cuántas declaraciones de bloqueadoras son legales?',
      mostAttackRequirements:
        '¿Cuántos requerimientos puede cumplir como máximo una declaración legal de atacantes?',
      mostBlockRequirements:
        '¿Cuántos requerimientos puede cumplir como máximo una declaración legal de bloqueadoras?',
      attackers: '¿Cuántas criaturas están atacando al final del combate?',
      blockers: '¿Cuántas criaturas están bloqueando al final del combate?',
      life: (player: string) => `¿Cuántas vidas tiene ${player} después del combate?`,
      poison: (player: string) =>
        `¿Cuántos contadores de veneno tiene ${player} después del combate?`,
      hand: (player: string) => `¿Cuántas cartas tiene ${player} en la mano después del combate?`,
      mana: (player: string) => `¿Cuánto maná le queda a ${player} después del combate?`,
      lifeLost: (player: string) => `¿Cuántas vidas pierde ${player}?`,
      lifeGained: (player: string) => `¿Cuántas vidas gana ${player}?`,
      drawn: (player: string) => `¿Cuántas cartas roba ${player}?`,
      discarded: (player: string) => `¿Cuántas cartas descarta ${player}?`,
      damage: (creature: string) => `¿Cuánto daño tiene marcado ${creature} después del combate?`,
      power: (creature: string) => `¿Qué fuerza tiene ${creature} después del combate?`,
      toughness: (creature: string) => `¿Qué resistencia tiene ${creature} después del combate?`,
      counters: (object: string, kind) =>
        `¿Cuántos contadores ${counterName(kind)} tiene ${object} después del combate?`,
      triggered: (object: string) => `¿Cuántas veces se dispara una habilidad ${of(object)}?`,
      dealtBy: (creature: string) => `¿Cuánto daño hace ${creature}?`,
      dealtTo: (whom: string) => `¿Cuánto daño se le hace ${to(whom)}?`,
      times: {
        cleanup: '¿Cuántos pasos de limpieza tiene el turno?',
        upkeep: '¿Cuántos pasos de mantenimiento hay?',
        combat: '¿Cuántas fases de combate más hay este turno?',
      },
    },
  },
  yesNo: {
    yes: 'Sí',
    no: 'No',
  },
  pick: {
    none: 'ninguna',
    noneChosen: 'No has elegido nada. Si esa es tu respuesta, compruébala otra vez.',
    touch: 'Toca lo que elijas.',
    asks: {
      creatures: {
        mayAttack: '¿Qué criaturas pueden atacar?',
        mayBlock: '¿Qué criaturas pueden bloquear?',
        becomeTapped: '¿Qué criaturas se giran?',
        dealCombatDamage: '¿Qué criaturas hacen daño de combate?',
        dealFirstStrikeDamage: '¿Qué criaturas hacen daño en el primer paso de daño de combate?',
        areDealtCombatDamage: '¿Qué criaturas reciben daño de combate?',
        haveDamage: '¿Qué criaturas tienen daño marcado después del combate?',
        die: '¿Qué criaturas mueren?',
        leaveTheBattlefield: '¿Qué criaturas dejan el campo de batalla?',
        trigger: '¿De qué criaturas se dispara una habilidad?',
        areRemovedFromCombat: '¿Qué criaturas son removidas del combate?',
        areAttacking: '¿Qué criaturas están atacando al final del combate?',
        areBlocking: '¿Qué criaturas están bloqueando al final del combate?',
        areBlocked: '¿Qué criaturas están bloqueadas al final del combate?',
      },
      triggering: (source: string) => `¿Para qué criaturas se dispara ${source}?`,
      players: { loseLife: '¿Quién pierde vidas?', loseTheGame: '¿Quién pierde la partida?' },
      acts: '¿Cuáles de estas acciones son legales?',
      steps: {
        takePlace: '¿Qué pasos tienen lugar?',
        givePriority: '¿En qué pasos reciben prioridad los jugadores?',
        haveTurnBasedActions: '¿En qué pasos hay acciones basadas en el turno?',
      },
    },
  },
  order: {
    up: (item) => `Subir ${item}`,
    down: (item) => `Bajar ${item}`,
    place: (item) => `Puesto de ${item}`,
  },
};

export const aims: AimWords = {
  reaching: (n) => (n === 1 ? 'Una sola hace lo que se pide.' : `${n} hacen lo que se pide.`),
  reached: 'Es lo que se pedía',
  missed: 'Legal, pero no es lo que se pedía',
  most: (n) => `sería legal con ${n}`,
  fewest: (n) => `${n === 1 ? 'bastaría' : 'bastarían'} ${n}`,
};
