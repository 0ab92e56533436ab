import type { RuleKey } from '../citation/ruleIndex.ts';
import type { AnsweredQuestion } from './answeredQuestion.ts';
import { isAbout, type RulePattern } from './mayDecide.ts';
import { type Ask, type KindName, QUESTION_KINDS } from './questionKinds.ts';
import { rulesOfAnswer } from './rulesOfAnswer.ts';

/**
 * The rules that are given for an answer, those that refuse an option or an act included, and are about nothing that it
 * could rest on.
 */
export function strayRules(answered: AnsweredQuestion): readonly RuleKey[] {
  const concepts = conceptsOf(answered.question.ask);
  return rulesOfAnswer(answered).filter((rule) => !isAbout(concepts, rule));
}

// The entry is the one of the question's own kind.
const conceptsOf = <K extends KindName>(ask: Ask<K>): readonly RulePattern[] => {
  const { mayDecide } = QUESTION_KINDS[ask.kind] as {
    readonly mayDecide: (ask: Ask<K>) => readonly RulePattern[];
  };
  return mayDecide(ask);
};
