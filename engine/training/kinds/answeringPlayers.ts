import type { GameEvent } from '../../log/gameEvent.ts';
import { gameOf } from '../../scenario/line.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { assertNever } from '../../vocabulary/result.ts';
import { type PickAnswer, type PickOption, textOfPick } from '../answers.ts';
import { lastFrame } from '../evidence.ts';
import { OF_PLAYER_PICK, type PlayerPick } from '../mayDecide.ts';
import { eventsAfter } from '../position.ts';
import type { Answering } from '../questionKind.ts';
import { countedIn } from './number/measured.ts';

/** Which of the players it comes true of. */
export interface PickPlayersAsk {
  readonly kind: 'pickPlayers';
  readonly which: PlayerPick;
}

/** Apart from how it is written, so that a browser that makes boards loads no forms. */
export const answeringPlayers: Answering<PickPlayersAsk, PickAnswer> = {
  askedBefore: () => undefined,
  answer: ({ which }, position) => {
    const players = gameOf(position.line).players.map(({ id }) => id);
    const events = eventsAfter(position);
    return {
      kind: 'pick',
      options: players.map(
        (player): PickOption => ({
          kind: 'player',
          player,
          right: events.some((event) => isTrueOf(which, event, player)),
          rules: [],
        }),
      ),
      evidence: lastFrame(
        position,
        ({ events: shown }) =>
          shown.some((event) => players.some((player) => isTrueOf(which, event, player))),
        { mayDecide: OF_PLAYER_PICK[which] },
      ),
    };
  },
  answerLiesIn: () => 'playingOn',
  mayDecide: ({ which }) => OF_PLAYER_PICK[which],
  rules: ({ evidence }) => evidence.rules,
  text: textOfPick,
};

function isTrueOf(which: PlayerPick, event: GameEvent, player: PlayerId): boolean {
  switch (which) {
    case 'loseLife':
      return countedIn({ kind: 'lifeLost', player }, event) > 0;
    case 'loseTheGame':
      return event.kind === 'playerLost' && event.player === player;
    default:
      return assertNever(which);
  }
}
