import { citedIn } from '../../citation/cited.ts';
import { rulesOfRefusal } from '../../log/refused.ts';
import { gameOf } from '../../scenario/line.ts';
import type { Tryable } from '../../scenario/scenario.ts';
import { type PickAnswer, type PickOption, textOfPick } from '../answers.ts';
import { NO_EVIDENCE } from '../evidence.ts';
import { OF_ACT } from '../mayDecide.ts';
import type { Answering } from '../questionKind.ts';
import { rulingOn } from './legality/ruling.ts';

/** Which of these may be done now. */
export interface PickActsAsk {
  readonly kind: 'pickActs';
  readonly acts: readonly Tryable[];
}

/** Apart from how it is written, so that a browser that makes boards loads no forms. */
export const answeringActs: Answering<PickActsAsk, PickAnswer> = {
  askedBefore: ({ acts }) => acts[0]?.kind,
  answer: ({ acts }, { line }) => ({
    kind: 'pick',
    options: acts.flatMap((act): readonly PickOption[] => {
      const ruling = rulingOn(line, act);
      if (ruling === undefined) return [];
      const { legal: right, violations } = ruling;
      const { decides } = citedIn(gameOf(line).edition, [rulesOfRefusal(violations)]);
      return [{ kind: 'act', act, right, violations, rules: decides }];
    }),
    evidence: NO_EVIDENCE,
  }),
  answerLiesIn: () => 'whatIsThere',
  mayDecide: ({ acts }) => acts.flatMap(({ kind }) => OF_ACT[kind]),
  rules: ({ evidence }) => evidence.rules,
  text: textOfPick,
};
