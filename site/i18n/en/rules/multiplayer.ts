import type { RuleWords } from '../../messages.ts';

/** Games of more than two players. */
export const multiplayer = {
  'multiplayer.chooseWhomEachAttacks':
    'For each attacker a defending player, a planeswalker of theirs or a battle they protect is chosen.',
  'multiplayer.eachDefenderDeclares':
    'The players who are attacked declare their blocks one after another, in turn order.',
  'multiplayer.blocksOnlyOwnAttackers':
    'A player’s creatures block only what attacks that player, their planeswalkers or battles they protect.',
  'multiplayer.damageInApnapOrder':
    'The active player assigns combat damage first, then the others in turn order.',
  'multiplayer.playerLeaves':
    'When a player leaves the game, so does all they own; what they only controlled goes back or is exiled.',
  'multiplayer.bandAttacksOnePlayer': 'Creatures of one band attack the same player.',
} satisfies RuleWords;
