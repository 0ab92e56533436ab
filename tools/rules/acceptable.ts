import { EDITION_IDS, type EditionId, isEditionId } from '../../engine/citation/editions.ts';
import { numbersIn } from '../../engine/citation/ruleIndex.ts';
import { err, ok, type Result } from '../../engine/vocabulary/result.ts';
import { fingerprintsOf } from '../../site/view/rulesTexts/fingerprints.ts';
import { readOtherwise } from './fingerprints.ts';
import { plainOf } from './likeness/weights.ts';
import type { RulesText } from './reading/rulesText.ts';

/**
 * More of the cited rules than this share read otherwise: then it is another text than the edition was made from, which
 * itself may have been put together from two.
 */
const OTHER_TEXT = 0.1;

/**
 * Whether a draft can be made of two texts: the older is that of the newest edition, the later is a later one. Gives the
 * cited rules that the older has otherwise than the text from which the edition was made; the error is a sentence.
 */
export function acceptable(
  older: RulesText,
  later: RulesText,
  { root, newest }: { readonly root: string; readonly newest: EditionId },
): Result<readonly string[], string> {
  if (isSameText(older, later)) return err('both files hold the same rules: there is nothing new');
  if (isEditionId(later.effective))
    return err(`the rules of ${later.effective} are an edition already`);
  if (later.effective < newest) {
    return err(
      `the new text is of ${later.effective}, and so older than the newest edition, ${newest}`,
    );
  }
  if (older.effective !== newest) {
    return err(
      `the old text is of ${older.effective}; it has to be that of the newest edition, ${newest}`,
    );
  }
  return asKept(newest, older, root);
}

/** The edition whose numbers an older text has: the last one that was in force on its day. */
export function editionOfText({ effective }: RulesText): Result<EditionId, string> {
  const edition = EDITION_IDS.findLast((id) => id <= effective);
  return edition === undefined
    ? err(`the old text is of ${effective}, before the first edition, ${EDITION_IDS[0]}`)
    : ok(edition);
}

export const isSameText = (a: RulesText, b: RulesText): boolean =>
  a.rules.length === b.rules.length &&
  a.rules.every(({ number, words }, at) => {
    const other = b.rules[at];
    return other?.number === number && plainOf(other.words) === plainOf(words);
  });

function asKept(
  edition: EditionId,
  text: RulesText,
  root: string,
): Result<readonly string[], string> {
  const kept = fingerprintsOf(root, edition);
  if (kept === undefined) return ok([]);
  const otherwise = readOtherwise(edition, text, kept);
  const cited = numbersIn(edition).length;
  if (otherwise.length <= cited * OTHER_TEXT) return ok(otherwise);
  return err(
    `the old text says that it is of ${edition}, but ${otherwise.length} of ${cited} cited rules read otherwise than in the text from which that edition was made`,
  );
}
