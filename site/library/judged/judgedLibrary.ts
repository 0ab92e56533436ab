import type { AnsweredQuestion, CardLookup, EditionId } from '#engine';
import type { ProseWanted } from '../scenarios.ts';
import type { ScenarioFacts } from './facts.ts';
import { judgeInto } from './judgeInto.ts';
import { keptFacts, keptOtherwise, keptPlaying } from './judgement.ts';
import { libraryFiles } from './libraryFiles.ts';
import type { Playing } from './playing.ts';

/** The scenarios that hold, and what is wrong with the library and with the others, in words. */
export interface JudgedLibrary {
  readonly cards: CardLookup;
  readonly scenarios: readonly ScenarioFacts[];
  readonly exercises: readonly ScenarioFacts[];
  readonly playing: (facts: ScenarioFacts, edition: EditionId) => Playing;
  /** What other editions answer otherwise than that in which it opens. */
  readonly otherwise: (facts: ScenarioFacts) => readonly AnsweredQuestion[];
  readonly problems: readonly string[];
}

/** Reads and judges the library of the project at `root`; what was judged before is not played again. */
export function judgedLibrary(root: string, prose: ProseWanted): JudgedLibrary {
  const files = libraryFiles(root, prose);
  const wrong = files.missing.flatMap((scenario) => judgeInto(scenario, files.cards));
  const folders = new Map(files.all.map(({ file, folder }) => [file, folder]));
  const facts = files.all.flatMap(({ folder }) => keptFacts(folder) ?? []);
  return {
    cards: files.cards,
    scenarios: facts.filter(({ genre }) => genre === 'scenario'),
    exercises: facts.filter(({ genre }) => genre === 'exercise'),
    playing: (facts, edition) => {
      const found = keptPlaying(folders.get(facts.file) ?? '', facts, edition);
      if (found === undefined) throw new Error(`${facts.file}: what was judged of it is gone`);
      return found;
    },
    otherwise: (facts) => keptOtherwise(folders.get(facts.file) ?? '') ?? [],
    problems: [...files.problems, ...wrong],
  };
}
