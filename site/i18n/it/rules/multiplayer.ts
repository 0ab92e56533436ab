import type { RuleWords } from '../../messages.ts';

/** Games of more than two players. */
export const multiplayer = {
  'multiplayer.chooseWhomEachAttacks':
    'Per ogni attaccante si sceglie un giocatore in difesa, un suo planeswalker o una battaglia che protegge.',
  'multiplayer.eachDefenderDeclares':
    'I giocatori attaccati dichiarano i blocchi uno dopo l’altro, in ordine di turno.',
  'multiplayer.blocksOnlyOwnAttackers':
    'Le creature di un giocatore bloccano solo chi attacca lui, i suoi planeswalker o le battaglie che protegge.',
  'multiplayer.damageInApnapOrder':
    'Il danno da combattimento lo assegna prima il giocatore attivo, poi gli altri in ordine di turno.',
  'multiplayer.playerLeaves':
    'Quando un giocatore esce dalla partita, esce ciò che possiede; ciò che solo controllava torna o va in esilio.',
  'multiplayer.bandAttacksOnePlayer': 'Le creature di un branco attaccano lo stesso giocatore.',
} satisfies RuleWords;
