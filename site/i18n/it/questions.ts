import type { AimWords, QuestionWords } from '../en/questions.ts';
import { capital } from '../grammar.ts';
import { isMany } from '../nameInWords.ts';
import { after } from './agreement.ts';
import { counterName } from './counters.ts';

export const questions: QuestionWords = {
  attack: {
    asks: (player, aim) =>
      `${player} dichiara le creature attaccanti. ${
        {
          legal: 'Fai una dichiarazione legale.',
          most: 'Attacca con il maggior numero legale di creature.',
          fewest: 'Attacca con il minor numero legale di creature.',
        }[aim]
      }`,
    staysHome: 'non attacca',
    touch: 'Tocca le creature che attaccano.',
    touchBoth: 'Tocca una creatura, poi chi o cosa attacca, o viceversa.',
    attacks: (what) => `attacca ${what}`,
  },
  block: {
    asks: (player, aim) =>
      `${player} dichiara le creature bloccanti. ${
        {
          legal: 'Fai una dichiarazione legale.',
          most: 'Blocca con il maggior numero legale di creature.',
          fewest: 'Blocca con il minor numero legale di creature.',
        }[aim]
      }`,
    blocks: (attacker) => `blocca ${attacker}`,
    touch: 'Tocca le creature che bloccano.',
    touchBoth: 'Tocca una creatura, poi la creatura che blocca, o viceversa.',
  },
  division: {
    asks: (n, creature, aim, as) =>
      `${capital(creature)} ${isMany(as) ? 'assegnano' : 'assegna'} ${n} danni da combattimento. ${aim}`,
    legally: 'Suddividili in modo legale.',
    killSome: (n) => `Suddividili in modo legale e fai morire almeno ${n} creature.`,
    kill: (creatures) => `Suddividili in modo legale e fai morire ${creatures}.`,
    spare: (creatures) => `Suddividili in modo legale e fai sopravvivere ${creatures}.`,
    mostTo: (player) => `Suddividili in modo legale e assegnane il più possibile a ${player}.`,
    died: (creatures, n) => {
      if (n === 0) return 'non muore nessuna creatura';
      return `${n === 1 ? 'muore' : 'muoiono'} ${creatures}`;
    },
    toPlayer: (n) => `${n} al giocatore`,
    left: 'Da assegnare: {k}',
    over: 'In eccesso: {k}',
    less: (to) => `Uno in meno: ${to}`,
    more: (to) => `Uno in più: ${to}`,
  },
  legality: {
    asks: (act) => `${act}. È legale?`,
    legal: 'Legale',
    illegal: 'Illegale',
    byWhichRule: 'Quale regola lo vieta?',
    wrongRule: 'È illegale, sì, ma per un’altra regola.',
    chooseRule: 'Scegli anche la regola.',
  },
  number: {
    enterFirst: 'Prima inserisci un numero intero.',
    asks: {
      legalAttacks: 'Quante dichiarazioni di attaccanti sono legali?',
      legalBlocks: 'Quante dichiarazioni di bloccanti sono legali?',
      mostAttackRequirements:
        'Quanti requisiti può soddisfare al massimo una dichiarazione legale di attaccanti?',
      mostBlockRequirements:
        'Quanti requisiti può soddisfare al massimo una dichiarazione legale di bloccanti?',
      attackers: 'Quante creature sono attaccanti alla fine del combattimento?',
      blockers: 'Quante creature sono bloccanti alla fine del combattimento?',
      life: (player: string) => `Quanti punti vita ha ${player} dopo il combattimento?`,
      poison: (player: string) => `Quanti segnalini veleno ha ${player} dopo il combattimento?`,
      hand: (player: string) => `Quante carte ha in mano ${player} dopo il combattimento?`,
      mana: (player: string) => `Quanto mana resta a ${player} dopo il combattimento?`,
      lifeLost: (player: string) => `Quanti punti vita perde ${player}?`,
      lifeGained: (player: string) => `Quanti punti vita guadagna ${player}?`,
      drawn: (player: string) => `Quante carte pesca ${player}?`,
      discarded: (player: string) => `Quante carte scarta ${player}?`,
      damage: (creature: string) => `Quanto danno ha segnato ${creature} dopo il combattimento?`,
      power: (creature: string) => `Che forza ha ${creature} dopo il combattimento?`,
      toughness: (creature: string) => `Che costituzione ha ${creature} dopo il combattimento?`,
      counters: (object: string, kind) =>
        `Quanti segnalini ${counterName(kind)} ha ${object} dopo il combattimento?`,
      triggered: (object: string) => `Quante volte si innesca un’abilità ${after('di', object)}?`,
      dealtBy: (creature: string) => `Quanto danno infligge ${creature}?`,
      dealtTo: (to: string) => `Quanto danno viene inflitto ${after('a', to)}?`,
      times: {
        cleanup: 'Quante sottofasi di cancellazione ha il turno?',
        upkeep: 'Quante sottofasi di mantenimento ci sono?',
        combat: 'Quante altre fasi di combattimento ci sono in questo turno?',
      },
    },
  },
  yesNo: {
    yes: 'Sì',
    no: 'No',
  },
  pick: {
    none: 'nessuna',
    noneChosen: 'Non hai scelto nulla. Se è questa la tua risposta, verifica ancora una volta.',
    touch: 'Tocca ciò che scegli.',
    asks: {
      creatures: {
        mayAttack: 'Quali creature possono attaccare?',
        mayBlock: 'Quali creature possono bloccare?',
        becomeTapped: 'Quali creature vengono TAPpate?',
        dealCombatDamage: 'Quali creature infliggono danno da combattimento?',
        dealFirstStrikeDamage:
          'Quali creature infliggono danno nella prima sottofase di danno da combattimento?',
        areDealtCombatDamage: 'A quali creature viene inflitto danno da combattimento?',
        haveDamage: 'Quali creature hanno danno segnato dopo il combattimento?',
        die: 'Quali creature muoiono?',
        leaveTheBattlefield: 'Quali creature lasciano il campo di battaglia?',
        trigger: 'Di quali creature si innesca un’abilità?',
        areRemovedFromCombat: 'Quali creature vengono rimosse dal combattimento?',
        areAttacking: 'Quali creature sono attaccanti alla fine del combattimento?',
        areBlocking: 'Quali creature sono bloccanti alla fine del combattimento?',
        areBlocked: 'Quali creature sono bloccate alla fine del combattimento?',
      },
      triggering: (source: string) =>
        `Per quali creature si innesca l’abilità ${after('di', source)}?`,
      players: { loseLife: 'Chi perde punti vita?', loseTheGame: 'Chi perde la partita?' },
      acts: 'Quali di queste azioni sono legali?',
      steps: {
        takePlace: 'Quali sottofasi si svolgono?',
        givePriority: 'In quali sottofasi i giocatori ricevono la priorità?',
        haveTurnBasedActions: 'In quali sottofasi ci sono azioni generate dal turno?',
      },
    },
  },
  order: {
    up: (item) => `Sposta in su: ${item}`,
    down: (item) => `Sposta in giù: ${item}`,
    place: (item) => `Posto di ${item}`,
  },
};

export const aims: AimWords = {
  reaching: (n) =>
    n === 1 ? 'Uno solo fa quanto richiesto.' : `A fare quanto richiesto sono ${n}.`,
  reached: 'È quanto richiesto',
  missed: 'Legale, ma non è quanto richiesto',
  most: (n) => `sarebbe legale con ${n}`,
  fewest: (n) => `ne ${n === 1 ? 'basterebbe' : 'basterebbero'} ${n}`,
};
