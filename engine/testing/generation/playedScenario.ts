import { NEWEST_EDITION } from '../../citation/editions.ts';
import type { PlayedDraft } from '../../generation/played/varied.ts';
import type { ScenarioAsking } from '../../scenario/scenario.ts';
import type { Ask } from '../../training/questionKinds.ts';

/** A board that is played on, as a file would have it that asks its question. */
export const playedScenario = ({
  pattern,
  setup,
  script,
  ask,
  after,
}: PlayedDraft): ScenarioAsking<Ask> => ({
  slug: 'generated',
  covers: [],
  topics: pattern.topics,
  knowledge: pattern.knowledge,
  editions: [NEWEST_EDITION],
  checked: '',
  setup,
  start: pattern.start,
  script,
  outcome: [],
  branches: [],
  questions: [
    {
      id: 'asked',
      branch: 'main',
      after,
      editions: [NEWEST_EDITION],
      ask,
      stated: undefined,
      rules: [],
      at: { line: 1, column: 1 },
    },
  ],
  stops: 'events',
});
