import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../engine.ts';
import { messagesIn } from '../i18n/index.ts';
import { playingOf, proseOf } from '../library/collections.ts';
import { boardHtml } from '../markup/board/board.ts';
import { outlineHtml } from '../markup/sandbox/outline.ts';
import { sheetHtml } from '../markup/sheet/sheet.ts';
import { questionGroups } from '../questions/asking/questionGroups.ts';
import { questionsHtml } from '../questions/asking/questions.ts';
import { abilityLinesIn } from './abilityLines.ts';
import { entriesOf } from './entries.ts';
import { tellingOf } from './naming.ts';

// What other people's scripts, frames and tests may rely on, on pages as in frames: both are made of these functions. The
// step that is current is marked by the script; tools/e2e/embeds.e2e.ts holds it in a browser.

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const elementsIn = (node: Node): readonly Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((one) => [...('tagName' in one ? [one] : []), ...elementsIn(one)])
    : [];
const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;
const withHook = (all: readonly Element[], name: string, value?: string): readonly Element[] =>
  all.filter((one) => {
    const there = attributeOf(one, name);
    return there !== undefined && (value === undefined || there === value);
  });

const SLUG = 'menace-forced-block';

async function made() {
  const m = messagesIn('en');
  const playing = await playingOf(SLUG, NEWEST_EDITION);
  const { data } = await proseOf(SLUG, 'en');
  const telling = tellingOf(playing, playing.main, m, data.names);
  const words = { m, n: telling.n, abilitiesOf: abilityLinesIn(m) };
  const entries = entriesOf(playing.main, telling);
  const boardOf = (entry: (typeof entries)[number]) => boardHtml(entry.board, words, entry);
  const groups = questionGroups(playing.questions, data, SLUG, () => telling);
  const asked = { groups, titleOf: () => undefined, print: '', games: undefined };
  return {
    entries,
    questions: playing.questions,
    sheet: elementsIn(parseFragment(`${sheetHtml({ entries, label: '', boardOf }, telling)}`)),
    asked: elementsIn(parseFragment(`${questionsHtml(asked, words)}`)),
  };
}

let page: Awaited<ReturnType<typeof made>>;
beforeAll(async () => {
  page = await made();
});

describe('a page and a frame keep what is promised to scripts of others:', () => {
  test('each step is an element with its id, within which a link leads to it', () => {
    for (const { id } of page.entries) {
      const [step] = withHook(page.sheet, 'id', id);
      const links = step === undefined ? [] : withHook(elementsIn(step), 'href', `#${id}`);
      expect(links.map(({ tagName }) => tagName)).toEqual(['a']);
    }
    expect(page.entries.map(({ id }) => id)).toContain('step-1');
  });

  test('the stepper goes back and on', () => {
    for (const go of ['back', 'on'])
      expect(withHook(page.sheet, 'data-go', go).map(({ tagName }) => tagName)).toEqual(['button']);
  });

  test('a board is [data-board], drawn or in outline', () => {
    const onAsked = withHook(page.asked, 'data-board');
    expect(onAsked.length).toBeGreaterThan(0);
    // Boards of steps stand in `noscript` until a script draws them.
    const outline = elementsIn(parseFragment(`${outlineHtml({ sides: [], rest: [] })}`));
    expect(withHook(outline, 'data-board')).toHaveLength(1);
  });

  test('a question is [data-question] with its controls inside, and its board where it is the first', () => {
    const questions = withHook(page.asked, 'data-question');
    expect(questions.map((one) => attributeOf(one, 'data-question')).toSorted()).toEqual(
      page.questions.map(({ question }) => question.id).toSorted(),
    );
    for (const question of questions) {
      const inside = elementsIn(question);
      expect(inside.filter(({ tagName }) => tagName === 'form')).toHaveLength(1);
      expect(inside.filter((one) => attributeOf(one, 'type') === 'submit')).toHaveLength(1);
    }
    const [first] = questions;
    expect(first && withHook(elementsIn(first), 'data-board')).toHaveLength(1);
  });
});
