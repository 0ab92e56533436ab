import { gameOf } from '../../scenario/line.ts';
import { playFirst } from '../../scenario/play.ts';
import { type AskedAt, answeredAgain, goingOnFrom } from '../askedAgain.ts';
import type { Misreading } from '../misreading.ts';
import { eventsAfter } from '../position.ts';
import type { Answering } from '../questionKind.ts';
import type { Answer, Ask } from '../questionKinds.ts';
import { inOtherPrintings } from './printings.ts';
import type { Reason } from './reason.ts';
import { type Reasoned, reasonsOf } from './reasonsOf.ts';
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
  const reasoned: Reasoned = {
    game: gameOf(from.from),
    about,
    answer,
    told,
    misreadings,
    answerIn: (game) => answeredAgain(kind, ask, from, asked, game),
  };
  const reasons = reasonsOf(reasoned);
  if (reasons.length > 0) return reasons;
  // Whoever never played by other rules learns more from what is there. By those, all goes otherwise from the beginning.
  const begun = playFirst(asked.script, 0, { edition: gameOf(line).edition });
  return inOtherPrintings({
    ...reasoned,
    game: gameOf(begun),
    answerIn: (game) => answeredAgain(kind, ask, { from: begun, after: 0 }, asked, game),
  });
}
