import { checkExpectation } from '../../scenario/expectation.ts';
import { expectationOf } from '../../scenario/reading/buildExpectation.ts';
import type { Expectation } from '../../scenario/scenario.ts';
import { expectation } from '../../scenario/schema/script.ts';
import type { YesNoAnswer } from '../answers.ts';
import { type Evidence, lastFrame } from '../evidence.ts';
import type { Position } from '../position.ts';
import { questionKind } from '../questionKind.ts';

/** Whether this comes true. */
interface HoldsAsk {
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
  turnsOn: () => undefined,
  answer: ({ expectation }, position): YesNoAnswer => ({
    kind: 'yesNo',
    value: checkExpectation(position.end, expectation).troubles.length === 0,
    evidence: lastMention(expectation, position),
  }),
  rules: ({ evidence }) => evidence.rules,
  text: ({ value }) => `${value}`,
});

/** The last frame that tells of any of the objects and players that an expectation names. */
function lastMention(expectation: Expectation, position: Position): Evidence {
  const names = namesIn(expectation);
  return lastFrame(position, ({ events }) => {
    const words = JSON.stringify(events);
    return names.some((name) => words.includes(`"${name}"`));
  });
}

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
