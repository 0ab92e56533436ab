import { gameOf } from '../../scenario/line.ts';
import { type AskedAt, answeredAgain, goingOnFrom } from '../askedAgain.ts';
import type { Misreading } from '../misreading.ts';
import { eventsAfter } from '../position.ts';
import type { Answering } from '../questionKind.ts';
import type { Answer, Ask } from '../questionKinds.ts';
import type { Reason } from './reason.ts';
import { reasonsOf } from './reasonsOf.ts';
import { turningOn } from './turningOn.ts';

/** What the answer to a question of a script turns on, found by playing that on in other games. */
export function reasonsAsked<A extends Ask, N extends Answer>(
  kind: Answering<A, N>,
  ask: A,
  asked: AskedAt,
  answer: N,
  misreadings: readonly Misreading[],
): readonly Reason[] {
  const { line } = asked.position;
  const about = turningOn(gameOf(line), ask);
  const isGoingOn = about.kind === 'goingOn';
  const from = isGoingOn ? goingOnFrom(asked) : { from: line, after: asked.played };
  const told = isGoingOn
    ? eventsAfter(asked.position).flatMap(({ decides, rules }) => [...decides, ...rules])
    : [];
  return reasonsOf({
    game: gameOf(from.from),
    about,
    answer,
    told,
    misreadings,
    answerIn: (game) => answeredAgain(kind, ask, from, asked, game),
  });
}
