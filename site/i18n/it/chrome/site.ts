import type { CardType } from '../../../engine.ts';
import type { BoardWords, SiteWords } from '../../chrome.ts';
import { list } from '../../grammar.ts';
import { type Agreement, after, agree, count, theDate } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { counterName } from '../counters.ts';

export const site: SiteWords = {
  name: 'Rule 509',
  skip: 'Vai al contenuto',
  site: 'Sito',
  language: 'Lingua',
  menu: 'Menu',
  nav: {
    practice: 'Allenamento',
    scenarios: 'Scenari',
    rules: 'Regole',
    turn: 'Turno',
    editions: 'Edizioni',
    mistakes: 'Errori',
  },
  theme: { label: 'Tema', auto: 'Auto', light: 'Chiaro', dark: 'Scuro' },
  holds: (date) => `Vale per le Comprehensive Rules ${after('di', theDate(date))}.`,
  own: 'Qui ci sono i numeri, con parole nostre; le regole si leggono sulla',
  official: 'pagina ufficiale dell’editore',
  fan: 'Rule 509 è un contenuto amatoriale non ufficiale, ammesso dalla Fan Content Policy. Non è approvato né sostenuto da Wizards. Parte del materiale usato è proprietà di Wizards of the Coast. © Wizards of the Coast LLC.',
  licence: 'Codice: MIT. Scenari e testi: CC BY 4.0.',
};

const FEMININE: ReadonlySet<CardType> = new Set(['battle', 'creature', 'land']);

const kindOf = (types: readonly CardType[]): Agreement => ({
  gender: types.some((one) => FEMININE.has(one)) ? 'f' : 'm',
  number: 'one',
});

export const board: BoardWords = {
  roles: {
    attacking: 'giocatore attaccante',
    defending: 'giocatore in difesa',
    active: 'giocatore attivo',
    nonactive: 'giocatore non attivo',
  },
  life: (n) => (n === 1 ? '1 punto vita' : `${n} punti vita`),
  poison: (n) => (n === 1 ? '1 segnalino veleno' : `${n} segnalini veleno`),
  hand: (n) => (n === 1 ? '1 carta in mano' : `${n} carte in mano`),
  graveyard: (n) => `${n} nel cimitero`,
  mana: (mana) => `mana ${mana}`,
  lost: 'ha perso',
  creaturesOf: (player) => `Creature di ${player}`,
  othersOf: (player) => `Altri permanenti di ${player}`,
  noCreatures: 'nessuna creatura',
  stack: 'In pila, dalla cima',
  onTarget: (target) => after('su', target),
  stackKinds: {
    spell: 'magia',
    activated: 'abilità attivata',
    triggered: 'abilità innescata',
    combatDamage: 'danno da combattimento',
  },
  tapped: (types) => agree('TAPpato', kindOf(types)),
  faceDown: 'a faccia in giù',
  sick: 'debolezza da evocazione',
  attacks: (target) => `attacca ${target}`,
  blocks: (tags) => `blocca ${tags}`,
  blocked: 'bloccata',
  unblocked: 'non bloccata',
  damage: (n) => (n === 1 ? '1 danno' : `${n} danni`),
  lethal: (damage) => `${damage}: letale`,
  shield: (n) => (n === 1 ? 'prossimo danno prevenuto' : `prossimi ${n} danni prevenuti`),
  counters: (n, kind) =>
    count(n, `segnalino ${counterName(kind)}`, `segnalini ${counterName(kind)}`),
  attachedTo: (name) => after('su', name),
  pairedWith: (name) => `abbinata ${after('a', name)}`,
  goadedBy: (players) => `spronata da ${players}`,
  protectedBy: (player) => `protetta da ${player}`,
  colors: (are) =>
    are.length === 0
      ? 'incolore'
      : list(
          'it',
          are.map((one) => agree(colors[one], kindOf(['creature']))),
        ),
  exile: (cards) => `In esilio: ${cards}`,
  exiledWith: (card, held) => `${card} (${held})`,
  printed: (size) => `stampata ${size}`,
  token: 'pedina',
  gone: {
    destroyed: (types) => agree('distrutto', kindOf(types)),
    died: (types) => `${agree('messo', kindOf(types))} nel cimitero`,
    left: () => 'ha lasciato il campo',
  },
  notObeyed: 'requisito non soddisfatto',
  nothing: 'nulla',
};
