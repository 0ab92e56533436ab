import type { AttackVerdict, BlockVerdict, GameEvent, ObjectId, Violation } from '../engine.ts';
import type { TellingWords } from '../i18n/tellingWords.ts';

type MarkWords = Pick<TellingWords, 'verdict' | 'chrome'>;

/** What fails, in a word or two on the creature that fails it. */
export function marksOf(events: readonly GameEvent[], m: MarkWords): Marks {
  const byCreature = Map.groupBy(
    events.flatMap((event) => marksIn(event, m)),
    ({ on }) => on,
  );
  return new Map(
    [...byCreature].map(([on, marks]) => [
      on,
      [...new Map(marks.map(({ text, unseen }) => [text, { text, unseen }])).values()],
    ]),
  );
}

/** A creature's crossed-out words, and what the cross says to those who hear the page. */
export interface CrossedOut {
  readonly text: string;
  readonly unseen?: string | undefined;
}

export type Marks = ReadonlyMap<ObjectId, readonly CrossedOut[]>;

interface MarkOn extends CrossedOut {
  readonly on: ObjectId;
}

function marksIn(event: GameEvent, m: MarkWords): readonly MarkOn[] {
  if (!('outcome' in event) || event.outcome !== 'refused') return [];
  switch (event.kind) {
    case 'divide':
      return event.verdict.violations.flatMap((violation) => violationMark(violation, m));
    case 'attack':
    case 'block':
      return [
        ...event.verdict.violations
          .filter(({ code }) => code !== 'fewerRequirementsThanPossible')
          .flatMap((violation) => violationMark(violation, m)),
        ...requirementMarks(event.verdict, m),
      ];
    default:
      return [];
  }
}

/** On the first creature that it names; a band that may not be, or a total cost, is a matter of all of them. */
const violationMark = ({ objects, code, by }: Violation, m: MarkWords): readonly MarkOn[] =>
  objects.slice(0, OF_ALL.includes(code) ? undefined : 1).map((on) => ({
    on,
    text: by === undefined ? m.verdict.labels[code] : m.verdict.restrictionName(by),
    // The names of the others say already what is wrong.
    unseen: by?.what.kind === 'keyword' ? m.chrome.sheet.isBroken : undefined,
  }));

const OF_ALL: readonly Violation['code'][] = ['cannotBand', 'costNotPaid'];

// Where too few requirements are obeyed, each that is not is one of those that could have been.
function requirementMarks(
  { obeyed, maximum, requirements }: AttackVerdict | BlockVerdict,
  m: MarkWords,
): readonly MarkOn[] {
  if (obeyed >= maximum) return [];
  return requirements
    .filter((one) => !one.obeyed)
    .flatMap(({ creature, attacker }) => {
      const on = creature ?? attacker;
      return on === undefined ? [] : [{ on, text: m.chrome.board.notObeyed }];
    });
}
