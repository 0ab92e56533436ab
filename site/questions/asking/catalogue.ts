import { kebab } from '../../engine.ts';
import type { Messages } from '../../i18n/messages.ts';
import { courseIn } from '../../library/judged/facts.ts';
import { type AskedItem, askedItems, placeOfItem, titleOfItem } from '../../view/askedItems.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { editionOf } from '../../view/exercisePages.ts';
import { refsOf } from '../../view/rules.ts';
import { madeItems } from '../made/pieces.ts';

/** All that is asked anywhere, as a browser chooses from it. */
export const catalogueIn = async (m: Messages): Promise<readonly CatalogueItem[]> => [
  ...(await Promise.all((await askedItems()).map((item) => catalogueItem(item, m)))),
  ...(await madeItems(m)),
];

async function catalogueItem(item: AskedItem, m: Messages): Promise<CatalogueItem> {
  const { facts, question } = item;
  const edition = editionOf(facts);
  const { rulesInAnswers = [] } = courseIn(facts, edition) ?? {};
  const { turnsOn = [] } = facts.questions.find(({ id }) => id === question) ?? {};
  const misread = facts.misread.find((one) => one.question === question);
  return {
    at: placeOfItem(item),
    title: await titleOfItem(item, m),
    print: facts.fingerprint,
    topics: facts.topics.map(kebab),
    level: facts.knowledge,
    rules: refsOf([...turnsOn, ...rulesInAnswers], edition).map(({ number }) => number),
    edition,
    mistakes: misread?.mistakes.map(kebab) ?? [],
  };
}
