import type { BoardWords, SiteWords } from '../../chrome.ts';
import { list } from '../../grammar.ts';
import { agreementIn } from '../../nameInWords.ts';
import { after, agree, count, theDate } from '../agreement.ts';
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
    sandbox: 'La tua situazione',
    rules: 'Regole',
    turn: 'Turno',
    editions: 'Edizioni',
    mistakes: 'Errori',
  },
  theme: { label: 'Tema', auto: 'Auto', light: 'Chiaro', dark: 'Scuro' },
  holds: (date) => `Vale per le Comprehensive Rules ${after('di', theDate(date))}.`,
  own: 'Qui ci sono solo i numeri delle regole e spiegazioni nostre; il testo si legge sulla',
  official: 'pagina ufficiale dell’editore',
  fan: 'Rule 509 è un contenuto amatoriale non ufficiale, ammesso dalla Fan Content Policy. Non è approvato né sostenuto da Wizards. Parte del materiale usato è proprietà di Wizards of the Coast. © Wizards of the Coast LLC.',
  licence: 'Codice: MIT. Scenari e testi: CC BY 4.0.',
};

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
  tapped: (as) => agree('TAPpato', agreementIn(as)),
  faceDown: 'a faccia in giù',
  sick: 'debolezza da evocazione',
  attacks: (target) => `attacca ${target}`,
  blocks: (tags) => `blocca ${tags}`,
  blocked: (as) => agree('bloccato', agreementIn(as)),
  unblocked: (as) => agree('non bloccato', agreementIn(as)),
  damage: (n) => (n === 1 ? '1 danno' : `${n} danni`),
  lethal: (damage) => `${damage}: letale`,
  shield: (n) => (n === 1 ? 'prossimo danno prevenuto' : `prossimi ${n} danni prevenuti`),
  counters: (n, kind) =>
    count(n, `segnalino ${counterName(kind)}`, `segnalini ${counterName(kind)}`),
  attachedTo: (name) => after('su', name),
  pairedWith: (name, as) => `${agree('abbinato', agreementIn(as))} ${after('a', name)}`,
  goadedBy: (players, as) => `${agree('spronato', agreementIn(as))} da ${players}`,
  protectedBy: (player, as) => `${agree('protetto', agreementIn(as))} da ${player}`,
  colors: (are, as) =>
    are.length === 0
      ? 'incolore'
      : list(
          'it',
          are.map((one) => agree(colors[one], agreementIn(as))),
        ),
  exile: (cards) => `In esilio: ${cards}`,
  exiledWith: (card, held) => `${card} (${held})`,
  printed: (size, as) => `${agree('stampato', agreementIn(as))} ${size}`,
  token: 'pedina',
  gone: {
    destroyed: (as) => agree('distrutto', agreementIn(as)),
    died: (as) => `${agree('messo', agreementIn(as))} nel cimitero`,
    left: () => 'ha lasciato il campo',
  },
  notObeyed: 'requisito non soddisfatto',
  nothing: 'nulla',
};
