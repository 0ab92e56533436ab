import type { EditionId } from '../citation/editions.ts';
import type { BoardView } from '../explanation/boardView.ts';
import { tagsFor } from '../explanation/tags.ts';
import { viewState } from '../explanation/viewBoard.ts';
import { checkExpectation } from '../scenario/expectation.ts';
import { gameOf, type Line } from '../scenario/line.ts';
import { playScript } from '../scenario/play.ts';
import type { Question } from '../scenario/question.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { scriptsOf } from '../scenario/scriptToPlay.ts';
import { assertNever, known } from '../vocabulary/result.ts';
import type { Answer, Asked } from './asked.ts';
import { declarationAnswer } from './declarationAnswer.ts';
import { divisionAnswer } from './divisionAnswer.ts';
import { legalityAnswer } from './legalityAnswer.ts';
import { measured } from './measure.ts';
import { pickedActs, pickedCreatures } from './picking.ts';
import { lineAsAsked } from './position.ts';
import type { Rest } from './rest.ts';
import { rulesBehind } from './rulesBehind.ts';
import { shownLast, shownWhere } from './shown.ts';
import { inOrder, pickedSteps, stepsWhen } from './steps.ts';

/** The questions that a scenario asks in an edition, each with its answer. Illegal or empty questions are left out. */
export const askAll = (scenario: Scenario, edition: EditionId): readonly Asked[] => {
  const scripts = scriptsOf(scenario);
  const played = new Map(
    scripts.map((script) => [script.branch, lazily(() => playScript(script, edition))] as const),
  );
  return scenario.questions
    .filter(({ editions }) => editions.includes(edition))
    .flatMap((question) => {
      const script = known(
        scripts.find(({ branch }) => branch === question.branch),
        `branch ${question.branch}`,
      );
      const { line: end, replay } = known(played.get(question.branch), 'replay')();
      const line = lineAsAsked(script, question, edition);
      const rest: Rest = { end, frames: replay.frames, from: line.moments.length };
      const answer = answerTo(question, line, rest);
      const framesBefore = replay.frames.filter(
        ({ lastMoment }) => lastMoment < line.moments.length,
      ).length;
      return answer === undefined
        ? []
        : [
            {
              question,
              edition,
              state: gameOf(line),
              board: boardOf(line, end),
              framesBefore,
              answer,
              rules: rulesBehind(question, answer),
            },
          ];
    });
};

const boardOf = (line: Line, end: Line): BoardView =>
  viewState(gameOf(line), tagsFor(end.moments.flatMap(({ before, after }) => [before, after])));

/** Answers to a question by playing on; nothing where the board does not allow it to be asked. */
function answerTo({ ask }: Question, line: Line, rest: Rest): Answer | undefined {
  switch (ask.kind) {
    case 'declareAttackers':
    case 'declareBlockers':
      return declarationAnswer(line, ask.kind);
    case 'divide':
      return divisionAnswer(line, ask.source);
    case 'legality':
      return legalityAnswer(line, ask.act);
    case 'number': {
      const value = measured(ask.of, line, rest);
      return value === undefined
        ? undefined
        : { kind: 'number', value, shown: shownWhere(ask.of, rest) };
    }
    case 'holds':
      return {
        kind: 'yesNo',
        value: checkExpectation(rest.end, ask.expectation).troubles.length === 0,
        shown: shownLast(ask.expectation, rest),
      };
    case 'pickCreatures':
      return pickedCreatures(ask, line, rest);
    case 'pickActs':
      return pickedActs(ask.acts, line);
    case 'pickSteps':
      return pickedSteps(ask.which, line, rest);
    case 'when':
      return stepsWhen(ask.act, rest);
    case 'order':
      return inOrder(ask.of, line, rest);
    default:
      return assertNever(ask);
  }
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
