import { EDITION_IDS, type EditionId, isEditionId } from '#engine';
import type { ScenarioFacts } from '../../site/library/judged/facts.ts';
import { type JudgedLibrary, judgedLibrary } from '../../site/library/judged/judgedLibrary.ts';
import { boardsChanged } from '../../site/view/boardsChanged.ts';
import { rulesChanged } from '../../site/view/rulesChanged.ts';
import type { RulesRun } from './run.ts';
import { boardText, rulesText, type SideOfBoard } from './told/changesText.ts';

/**
 * Which verdicts, answers and pages change from an edition to another, board by board; the last two editions where none
 * is named. What does not hold is told, and ends with 1.
 */
export function changesRun(
  root: string,
  older: string | undefined = EDITION_IDS.at(-2),
  later: string | undefined = EDITION_IDS.at(-1),
): RulesRun {
  if (!isEdition(older)) return noEdition(older);
  if (!isEdition(later)) return noEdition(later);
  if (older >= later) return { code: 2, out: '', err: `${older} is not before ${later}\n` };
  const library = judgedLibrary(root, 'ignored');
  const all = [library.scenarios, library.exercises].flat();
  const changed = boardsChanged(all, older, later);
  const lines = [
    `From ${older} to ${later}: ${changed.length} of ${all.length} boards come out otherwise`,
    ...changed.flatMap((one) =>
      boardText({
        changed: one,
        before: sideOf(one.board, older, library),
        after: sideOf(one.board, later, library),
      }).map((line) => `  ${line}`),
    ),
    '',
    ...rulesText(rulesChanged(older, later, root), [older, later]),
    '',
  ];
  const problems = library.problems.map((problem) => `${problem}\n`).join('');
  return { code: problems === '' ? 0 : 1, out: lines.join('\n'), err: problems };
}

/** How it goes in an edition that it is shown in; in another, what is answered there otherwise than where it opens. */
function sideOf(board: ScenarioFacts, edition: EditionId, library: JudgedLibrary): SideOfBoard {
  if (board.editions.includes(edition)) {
    const { main, branches, questions } = library.playing(board, edition);
    return { lines: [main, ...branches], answers: questions };
  }
  return {
    lines: [],
    answers: library.otherwise(board).filter((one) => one.edition === edition),
  };
}

const isEdition = (text: string | undefined): text is EditionId =>
  text !== undefined && isEditionId(text);

const noEdition = (text: string | undefined): RulesRun => ({
  code: 2,
  out: '',
  err: `${text ?? 'nothing'} is no edition; expected one of ${EDITION_IDS.join(', ')}\n`,
});
