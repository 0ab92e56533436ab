import { checkExpectation } from '../../scenario/expectation.ts';
import { expectationOf } from '../../scenario/reading/buildExpectation.ts';
import type { Expectation } from '../../scenario/scenario.ts';
import { expectation } from '../../scenario/schema/script.ts';
import { keysOf } from '../../vocabulary/entries.ts';
import type { YesNoAnswer } from '../answers.ts';
import { type Evidence, lastFrame } from '../evidence.ts';
import { isAbout, OF_EXPECTATION, type RulePattern } from '../mayDecide.ts';
import { mentions } from '../mentions.ts';
import type { Position } from '../position.ts';
import { questionKind } from '../questionKind.ts';

/** Whether this comes true. */
export interface HoldsAsk {
  readonly kind: 'holds';
  readonly expectation: Expectation;
}

export const holds = questionKind({
  head: 'holds',
  fields: { holds: expectation },
  ask: (form, setup): HoldsAsk => ({
    kind: 'holds',
    expectation: expectationOf(form.holds, setup),
  }),
  askedBefore: () => undefined,
  answer: ({ expectation }, position): YesNoAnswer => ({
    kind: 'yesNo',
    value: checkExpectation(position.end, expectation).troubles.length === 0,
    evidence: lastMention(expectation, position),
  }),
  answerLiesIn: () => 'playingOn',
  mayDecide: ({ expectation }) => conceptsOf(expectation),
  rules: ({ evidence }) => evidence.rules,
  text: ({ value }) => `${value}`,
});

/** The last frame that tells of any of the objects and players that an expectation names, by a rule that can decide it. */
function lastMention(expectation: Expectation, position: Position): Evidence {
  const names = namesIn(expectation);
  const mayDecide = conceptsOf(expectation);
  return lastFrame(
    position,
    ({ events, rules }) =>
      names.some((name) => mentions(events, name)) &&
      rules.some((rule) => isAbout(mayDecide, rule)),
    { mayDecide },
  );
}

const conceptsOf = (expectation: Expectation): readonly RulePattern[] =>
  wordsIn(expectation).flatMap((word) => OF_EXPECTATION[word]);

const wordsIn = (expectation: Expectation): readonly (keyof Expectation)[] =>
  keysOf(OF_EXPECTATION).filter((word) => word in expectation);

/** Ids are the only words in an expectation that are written as they stand in events. */
function namesIn(expectation: Expectation): readonly string[] {
  const { died, life, poison, hand, damage, size, triggered, counters } = expectation;
  const { tapped, untapped, attacking, blocking } = expectation;
  return [
    ...[died, tapped, untapped, attacking, blocking].flatMap((ids) => ids ?? []),
    ...[life, poison, hand].flatMap((list) => (list ?? []).map(({ player }) => player)),
    ...[damage, size, counters].flatMap((list) => (list ?? []).map(({ object }) => object)),
    ...(triggered ?? []).map(({ source }) => source),
  ];
}
