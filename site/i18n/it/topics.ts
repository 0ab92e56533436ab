import type { Terms } from '../messages.ts';

export const topics: Terms['topics'] = {
  turnStructure: 'Struttura del turno',
  priority: 'Priorità',
  declareAttackers: 'Dichiarare gli attaccanti',
  declareBlockers: 'Dichiarare i bloccanti',
  restrictions: 'Restrizioni',
  requirements: 'Requisiti',
  costs: 'Costi',
  evasion: 'Evasione',
  combatDamage: 'Danno da combattimento',
  firstStrike: 'Attacco improvviso e doppio attacco',
  trample: 'Travolgere',
  triggers: 'Inneschi',
  removalFromCombat: 'Rimozione dal combattimento',
  enteringCombat: 'Entrare attaccando o bloccando',
  planeswalkers: 'Planeswalker',
  multiplayer: 'Multigiocatore',
  editions: 'Ieri e oggi',
};

export const editions: Terms['editions'] = {
  '2026-09-25': {
    label: '2026',
    name: '2026',
    about: 'Le regole di oggi. Il danno si suddivide liberamente tra i bloccanti.',
  },
  '2024-11-08': {
    label: 'Nov 2024',
    name: 'Novembre 2024 (Foundations)',
    about:
      'L’ordine di assegnazione del danno non c’è più: da qui il danno si suddivide liberamente.',
  },
  '2024-07-30': {
    label: '2024',
    name: 'Luglio 2024 (Bloomburrow)',
    about:
      'L’ultimo testo trovato con l’ordine di assegnazione del danno. Si possono attaccare le battaglie.',
  },
  '2013-02-01': {
    label: '2013',
    name: '2013 (Irruzione)',
    about: 'Il danno segue un ordine dichiarato. L’assegnazione si giudica nel suo insieme.',
  },
  '2009-07-11': {
    label: '2010',
    name: '2009 (Magic 2010)',
    about:
      'Il danno non usa più la pila; prima si mettono in ordine i bloccanti. Il mana non brucia più.',
  },
  '2008-10-01': {
    label: '2008',
    name: '2008 (Frammenti di Alara)',
    about: 'Il danno da combattimento va in pila e vi si può rispondere. Il mana non usato brucia.',
  },
};
