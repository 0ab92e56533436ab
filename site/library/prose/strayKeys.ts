import type { z } from 'zod';
import type { EditionId, Scenario } from '#engine';
import { keysOutside } from '../byEdition.ts';
import { didYouMean } from '../didYouMean.ts';
import type { proseForm } from '../proseForm.ts';

type Front = z.output<typeof proseForm>;

/** What of a scenario its prose speaks of by name. */
export interface ScenarioNames {
  readonly editions: readonly EditionId[];
  /** The names of its branches. */
  readonly branches: readonly string[];
  readonly questions: readonly Pick<Scenario['questions'][number], 'id' | 'editions'>[];
}

export const spokenOf = ({ editions, branches, questions }: Scenario): ScenarioNames => ({
  editions,
  branches: branches.map(({ name }) => name),
  questions: questions.map(({ id, editions: asked }) => ({ id, editions: asked })),
});

/** A key of prose that speaks of nothing the scenario has, and so would never be read. */
export interface StrayKey {
  readonly path: readonly string[];
  readonly message: string;
}

export const strayKeys = (front: Front, scenario: ScenarioNames): readonly StrayKey[] => [
  ...BY_EDITION.flatMap((field) =>
    keysOutside(front[field], scenario.editions).map((key) => ({
      path: [field, key],
      message: 'the scenario is shown in none of these editions',
    })),
  ),
  ...(['questions', 'reasons'] as const).flatMap((field) =>
    Object.entries(front[field]).flatMap(([id, said]) => {
      const asked = scenario.questions.find((one) => one.id === id);
      if (typeof said === 'string' || asked === undefined) return [];
      return keysOutside(said, asked.editions).map((key) => ({
        path: [field, id, key],
        message: 'the question is asked in none of these editions',
      }));
    }),
  ),
  ...unknownAmong(front, 'branches', {
    known: scenario.branches,
    message: 'the scenario has no such branch',
  }),
  ...(['questions', 'reasons'] as const).flatMap((field) =>
    unknownAmong(front, field, {
      known: scenario.questions.map(({ id }) => id),
      message: 'the scenario asks no such question',
    }),
  ),
];

const BY_EDITION = ['verdicts', 'whys', 'editionNotes'] as const satisfies readonly (keyof Front)[];

const unknownAmong = (
  front: Front,
  field: 'branches' | 'questions' | 'reasons',
  { known, message }: { readonly known: readonly string[]; readonly message: string },
): readonly StrayKey[] =>
  Object.keys(front[field])
    .filter((key) => !known.includes(key))
    .map((key) => ({ path: [field, key], message: `${message}${didYouMean(key, known)}` }));
