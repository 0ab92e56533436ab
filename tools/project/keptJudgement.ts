import { type JudgedInEdition, judgedTogether, type Scenario } from '#engine';
import { rememberedByKey } from '../../engine/vocabulary/remembered.ts';
import {
  keptFacts,
  keptMisreadings,
  keptPlaying,
  keptTaken,
} from '../../site/library/judged/judgement.ts';
import { libraryFiles } from '../../site/library/judged/libraryFiles.ts';
import { linesOf } from '../../site/library/judged/playing.ts';

/**
 * How a scenario of the project at `root` went in each of its editions, as it was judged; undefined where nothing is kept
 * of just this scenario. Only what holds is kept.
 */
export function keptJudgement(
  root: string,
  scenario: Scenario,
): readonly JudgedInEdition[] | undefined {
  const folder = foldersIn(root).get(scenario.slug);
  const facts = folder === undefined ? undefined : keptFacts(folder);
  if (folder === undefined || facts === undefined) return undefined;
  const [misread, taken] = [keptMisreadings(folder), keptTaken(folder)];
  if (misread === undefined || taken === undefined) return undefined;
  const [opening] = scenario.editions;
  const text = JSON.stringify(scenario);
  const judged = scenario.editions.flatMap((edition, at): readonly JudgedInEdition[] => {
    const kept = keptPlaying(folder, facts, edition);
    if (kept === undefined || JSON.stringify(kept.scenario) !== text) return [];
    return [
      {
        edition,
        holds: true,
        problems: [],
        taken: taken[at] ?? [],
        replays: linesOf(kept),
        questions: kept.questions,
        // They are told in the edition in which it opens.
        misread: edition === opening ? misread : [],
      },
    ];
  });
  return judged.length === scenario.editions.length ? judgedTogether(scenario, judged) : undefined;
}

/** Where what was judged of each is kept, by its name; files stand still meanwhile. */
const foldersIn = rememberedByKey(
  (root: string): ReadonlyMap<string, string> =>
    new Map(libraryFiles(root, 'ignored').all.map(({ slug, folder }) => [slug, folder])),
);
