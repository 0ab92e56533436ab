import { wordOf } from '../../language/form.ts';
import { PLAYER_PICKS } from '../mayDecide.ts';
import { questionKind } from '../questionKind.ts';
import { answeringPlayers, type PickPlayersAsk } from './answeringPlayers.ts';

export const pickPlayers = questionKind({
  head: 'pick-players',
  fields: { 'pick-players': wordOf(PLAYER_PICKS) },
  ask: (form): PickPlayersAsk => ({ kind: 'pickPlayers', which: form['pick-players'] }),
  ...answeringPlayers,
});
