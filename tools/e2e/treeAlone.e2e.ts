import { MISTAKE_NAMES, MISTAKES, NEWEST_EDITION } from '../../site/engine.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { refsOf } from '../../site/view/rules.ts';
import { treeOf } from './support/accessibilityTree.ts';
import { rightAnswer, wrongAnswers } from './support/answers.ts';
import { oneOfEachWay } from './support/asked.ts';
import { open, send, words } from './support/asking.ts';
import { give } from './support/giving.ts';
import { expect, PHONE, test } from './support/test.ts';

test.use({ viewport: PHONE });

/** Not right, or so by another rule. */
const WRONG = new RegExp(
  [words.wrong, messagesIn('en').questions.legality.wrongRule].join('|').replaceAll('.', '\\.'),
);

/** A mistake that explains an answer is named at once, with its rule. */
const OF_MISTAKES = new Set<string>(
  MISTAKE_NAMES.flatMap((name) => refsOf(MISTAKES[name].rules, NEWEST_EDITION)).map(
    ({ number }) => number,
  ),
);

for (const [way, asked] of oneOfEachWay())
  test(`what is answered by ${way} is answered with the accessibility tree alone, wrongly and rightly`, async ({
    page,
  }) => {
    test.slow();
    await open(page, `/scenarios/${asked.slug}/#q-${asked.id}`);
    const tree = await treeOf(page);
    const verdict = expect.poll(async () => (await tree.said('status')).join(' '));
    const rulesTold = async () => (await tree.said('link')).filter((text) => /^\d{3}\./.test(text));
    for (const { given, isLegal } of wrongAnswers(asked)) {
      await give(tree, asked.control, given);
      await send(tree, given);
      await verdict.toMatch(WRONG);
      if (isLegal) continue;
      expect((await rulesTold()).filter((rule) => !OF_MISTAKES.has(rule))).toEqual([]);
      await tree.disclose(words.hints[0]);
      await expect.poll(rulesTold).not.toEqual([]);
    }
    const right = rightAnswer(asked);
    await give(tree, asked.control, right);
    await verdict.not.toMatch(WRONG);
    await send(tree, right);
    await verdict.toContain(words.right);
  });
