import type { RuleWords } from '../../messages.ts';

/** Games of more than two players. */
export const multiplayer = {
  'multiplayer.chooseWhomEachAttacks':
    'Para cada atacante se elige a un jugador defensor, un planeswalker suyo o una batalla que protege.',
  'multiplayer.eachDefenderDeclares':
    'Los jugadores atacados declaran sus bloqueos uno tras otro, en orden de turno.',
  'multiplayer.blocksOnlyOwnAttackers':
    'Las criaturas de un jugador solo bloquean lo que lo ataca a él, a sus planeswalkers o a batallas que protege.',
  'multiplayer.damageInApnapOrder':
    'El daño de combate lo asigna primero el jugador activo y luego los demás, en orden de turno.',
  'multiplayer.playerLeaves':
    'Cuando un jugador deja la partida, sale lo que posee; lo que solo controlaba vuelve o se exilia.',
  'multiplayer.bandAttacksOnePlayer': 'Las criaturas de un grupo atacan al mismo jugador.',
} satisfies RuleWords;
