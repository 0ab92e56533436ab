import {
  type JudgedScenario,
  kebab,
  MISTAKE_NAMES,
  type MistakeName,
  NEWEST_EDITION,
  type RuleKey,
  rulesOfAnswer,
} from '#engine';
import { messagesIn } from '../../site/i18n/index.ts';
import { ROOT_LANGUAGE } from '../../site/i18n/languages.ts';
import type { LoadedScenario } from '../../site/library/scenarios.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';
import { stockNamesIn } from '../../site/view/stockNames.ts';
import { lettersAmiss } from '../practice/letters.ts';
import type { Check } from '../project/check.ts';
import { judgedOnce } from '../project/judgedOnce.ts';
import { exercisesOf } from '../project/libraryOnce.ts';
import { wrongPlays } from './scenarios.ts';

/**
 * Exercises that do not play as their files say, whose creatures have no name that pages could call them by, or that are
 * another one under other names, mistakes that too few of them tell from the rules, and letters of combat on which none
 * rests. Those that no mistake answers otherwise are told and not refused.
 */
export const check: Check = {
  name: 'exercises',
  run: async () => {
    const root = process.cwd();
    const loaded = exercisesOf(root);
    const shown = loaded.scenarios.map((one) => ({ ...one, ...shownBy(one) }));
    const dull = shown
      .filter(({ mistakes }) => mistakes.length === 0)
      .map(({ scenario }) => scenario.slug);
    if (dull.length > 0)
      console.log(
        `note  no mistake answers otherwise in ${dull.length} exercises: ${dull.join(', ')}`,
      );
    return [
      ...loaded.issues.map(wordIssue),
      // Other editions answer beside the one in which it is asked, and are not what is explained.
      ...wrongPlays(loaded, undefined, ({ scenario }) => scenario.editions.slice(0, 1)),
      ...loaded.scenarios.flatMap(withoutNames),
      ...renamings(loaded.scenarios),
      ...tooFew(shown.map(({ mistakes }) => mistakes)),
      ...lettersAmiss(new Set(shown.flatMap(({ rules }) => rules))),
    ];
  },
};

interface Shown {
  readonly mistakes: readonly MistakeName[];
  /** Today's rules of its answer and of its steps. */
  readonly rules: readonly RuleKey[];
}

function shownBy({ scenario }: LoadedScenario): Shown {
  const judged = judgedOnce(scenario);
  const misreadings = judged.flatMap(({ misread }) => misread.flatMap((one) => one.misreadings));
  const today = judged.filter(({ edition }) => edition === NEWEST_EDITION);
  return {
    mistakes: [...new Set(misreadings.map(({ mistake }) => mistake))],
    rules: today.flatMap(rulesBehind),
  };
}

const rulesBehind = ({ questions, replays }: JudgedScenario): readonly RuleKey[] => [
  ...questions.flatMap(rulesOfAnswer),
  ...replays.flatMap(({ frames }) => frames.flatMap(({ rules }) => rules)),
];

/** A round through a mistake's boards is one from so many on. */
const ENOUGH = 5;

/** Mistakes for which there is no round; `shown`: for each exercise those that answer it otherwise. */
export const tooFew = (
  shown: readonly (readonly MistakeName[])[],
  names: readonly MistakeName[] = MISTAKE_NAMES,
): readonly string[] =>
  names.flatMap((name) => {
    const found = shown.filter((mistakes) => mistakes.includes(name)).length;
    return found >= ENOUGH
      ? []
      : [
          `scenarios/exercises: ${kebab(name)} answers ${found} otherwise; expected at least ${ENOUGH}`,
        ];
  });

/** What has no name that pages could call it by. */
export function withoutNames({ file, scenario }: LoadedScenario): readonly string[] {
  const names = stockNamesIn(scenario, messagesIn(ROOT_LANGUAGE));
  return scenario.setup.permanents
    .filter(({ id, characteristics: { name } }) => name.kind === 'described' && !(id in names))
    .map(({ id }) => `${file}: no language has a name for ${id}; take one of its stock names`);
}

/** Exercises that ask the same of the same board, whatever its creatures are called. */
export function renamings(all: readonly LoadedScenario[]): readonly string[] {
  const alike = Map.groupBy(all, ({ scenario }) => withoutOwnNames(scenario));
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.map(({ file }) => `${file}: it is ${first?.file} under other names`),
  );
}

function withoutOwnNames({ setup, script, questions }: LoadedScenario['scenario']): string {
  const asked = questions.map(({ ask }) => ask);
  const text = JSON.stringify([setup.permanents, script, asked], (key, value: unknown) =>
    key === 'at' || key === 'place' || key === 'editions' ? undefined : value,
  );
  return setup.permanents.reduce(
    (sum, { id }, index) => sum.replaceAll(`"${id}"`, `"${index}"`),
    text,
  );
}
