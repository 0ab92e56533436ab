import {
  type BehaviourName,
  otherBehaviours,
  RULES_OF_BEHAVIOUR,
} from '../../citation/otherBehaviours.ts';
import { numberOf } from '../../citation/ruleIndex.ts';
import { hearing } from '../../mistakes/hearing.ts';
import { gameOf } from '../../scenario/line.ts';
import { playFirst } from '../../scenario/play.ts';
import type { GameState } from '../../state/gameState.ts';
import { type AskedAt, answeredAgain } from '../askedAgain.ts';
import type { Answering } from '../questionKind.ts';
import type { Answer, Ask } from '../questionKinds.ts';
import { otherwiseOf } from './otherwise.ts';
import type { Reason } from './reason.ts';

/**
 * What would be answered to a question of a script if one thing were as an older or a newer printing has it, from the
 * beginning of the script on: for whoever learned those rules.
 */
export function printingsAsked<A extends Ask, N extends Answer>(
  kind: Answering<A, N>,
  ask: A,
  asked: AskedAt,
  answer: N,
): readonly Reason[] {
  const { edition } = gameOf(asked.position.line);
  const from = playFirst(asked.script, 0, { edition });
  const answerIn = (game: GameState) => answeredAgain(kind, ask, { from, after: 0 }, asked, game);
  const game = gameOf(from);
  const { came: now, asksFor } = hearing(game.believed, (believed) =>
    answerIn({ ...game, believed }),
  );
  if (now === undefined) return [];
  return otherBehaviours(edition)
    .filter(({ name, behaviour }) => name !== HAS_NEW_TYPES && asksFor(behaviour))
    .flatMap(({ behaviour, ...printing }): readonly Reason[] => {
      const rule = RULES_OF_BEHAVIOUR[printing.name].find(
        (one) => numberOf(edition, one) !== undefined,
      );
      const then = answerIn({ ...game, believed: { ...game.believed, ...behaviour } });
      if (rule === undefined || then?.answer === undefined || then.text === now.text) return [];
      const otherwise = otherwiseOf(answer, then.answer);
      return otherwise === undefined
        ? []
        : [{ altered: { kind: 'printing', ...printing }, rule, otherwise }];
    });
}

/** Before something of a new type could be attacked, there was none: the question could not have been asked. */
const HAS_NEW_TYPES: BehaviourName = 'attackable';
