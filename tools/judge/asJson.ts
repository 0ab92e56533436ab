import { type EditionId, type Frame, givenName, kebab, type Outcome, type Replay } from '#engine';
import { VERSION } from '../../site/api/forms.ts';
import type { RuledLine, RulingFile } from '../../site/api/rulingForm.ts';
import { wordTrouble } from '../../site/library/wordProblem.ts';
import { answersIn } from './answers.ts';
import { holds, type Judged } from './playing.ts';
import { inOrder, verdictJson } from './verdictJson.ts';

/**
 * What `judge --json` prints of one file. Words and names are those of scenario files, rules are numbers of the edition played.
 * `holds` and `problems` speak of all editions that were played, frames and outcomes of the first: those of the main line
 * stand at the top, those of each branch under its name.
 */
export function asJson(judged: Judged): RulingFile {
  const { file, scenario } = judged.loaded;
  const [first] = judged.playings;
  const { edition, replays } = first;
  const [main, ...branches] = replays;
  return {
    version: VERSION,
    file,
    id: scenario.slug,
    edition,
    holds: holds(judged),
    problems: judged.playings.flatMap((playing) =>
      playing.problems.map(({ branch, at, trouble }) => ({
        edition: playing.edition,
        branch,
        line: at.line,
        column: at.column,
        problem: wordTrouble(trouble),
      })),
    ),
    questions: answersIn(first).map(({ id, branch, answer, rules, otherwise }) => ({
      id,
      branch,
      answer,
      rules: rules.map(({ number }) => number),
      otherwise: [...otherwise],
    })),
    ...lineJson(main, edition),
    branches: Object.fromEntries(
      branches.map((branch) => [branch.branch, lineJson(branch, edition)]),
    ),
  };
}

type RuledFrame = RuledLine['frames'][number];

/** A replay as data: its frames, and what came of it. */
export const lineJson = ({ frames, outcome }: Replay, edition: EditionId): RuledLine => ({
  frames: frames.map((frame) => frameJson(frame, edition)),
  outcome: outcomeJson(outcome),
});

function frameJson({ step, events, rules, decides }: Frame, edition: EditionId): RuledFrame {
  const verdict = events.map((event) => verdictJson(event, edition)).find((one) => one !== null);
  return {
    step: kebab(step),
    event: kebab(events[0]?.kind ?? ''),
    rules: inOrder(rules, edition),
    decides: inOrder(decides, edition),
    verdict: verdict ?? null,
  };
}

const outcomeJson = ({
  life,
  died,
  lost,
  won,
  drawn,
  damage,
  counters,
  size,
  triggered,
}: Outcome): RuledLine['outcome'] => ({
  life: Object.fromEntries(life.map((one) => [one.player, one.life])),
  poison: Object.fromEntries(life.map((one) => [one.player, one.poison])),
  died: [...new Set(died.map(givenName))],
  lost: [...lost],
  won: won ?? null,
  drawn,
  damage: Object.fromEntries(
    damage
      .filter(({ marked }) => marked > 0)
      .map(({ object, marked }) => [givenName(object), marked]),
  ),
  size: Object.fromEntries(
    size.map(({ object, power, toughness }) => [givenName(object), `${power}/${toughness}`]),
  ),
  // What a card was more than once counts together.
  triggered: [...Map.groupBy(triggered, ({ source }) => givenName(source))].map(
    ([source, all]) => ({
      source,
      count: all.reduce((sum, one) => sum + one.count, 0),
    }),
  ),
  counters: Object.fromEntries(counters.map((one) => [givenName(one.object), one.counters])),
  loyalty: Object.fromEntries(
    counters.flatMap((one) => {
      const { loyalty } = one.counters;
      return loyalty === undefined ? [] : [[givenName(one.object), loyalty]];
    }),
  ),
});
