import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { judgedLibrary } from '../library/judged/judgedLibrary.ts';
import { boardHtml } from '../markup/board/board.ts';
import type { PicturedBoard, PicturedPlayer, PicturedRow } from '../picture/picturedBoard.ts';
import { abilityLinesIn } from './abilityLines.ts';
import { editionOf } from './exercisePages.ts';
import { tellingOf } from './naming.ts';
import { pictured } from './pictured.ts';
import { stockNamesIn } from './stockNames.ts';

const library = judgedLibrary(process.cwd(), 'ignored');

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What somebody reads in a piece of a page; not what is drawn there, or hidden. */
function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      if (!('tagName' in node)) return '';
      const isHidden = node.attrs.some(
        ({ name, value }) => name === 'aria-hidden' || (name === 'class' && value === 'vh'),
      );
      return isHidden ? '' : textOf(node.childNodes);
    })
    .join(' ');
}

const wordsOfPlayer = ({ name, role, counts, exile, others }: PicturedPlayer) => [
  name,
  role,
  ...counts,
  exile,
  ...others.flatMap((one) => [one.tag, one.name, ...one.words]),
];

const wordsOfRow = ({ label, creatures }: PicturedRow) =>
  creatures.length === 0
    ? [label]
    : creatures.flatMap(({ tag, size, name, words, damage, state }) => [
        tag,
        size,
        name,
        ...words,
        damage,
        state,
      ]);

const wordsOf = ({ players: [first, ...others], stack, near, away }: PicturedBoard) => [
  ...(first ? wordsOfPlayer(first) : []),
  ...(stack ? [stack.title, ...stack.items] : []),
  ...wordsOfRow(near),
  ...wordsOfRow(away),
  ...others.flatMap(wordsOfPlayer),
];

/** Each board in one of the languages. */
const boardsFor = (language: Language) =>
  [library.exercises, library.scenarios]
    .flat()
    .filter((_, at) => LANGUAGES[at % LANGUAGES.length] === language);

/** Without what parts words from each other. */
const dense = (text: string): string => text.replaceAll(/[\s·,]/g, '');

test.each(LANGUAGES)(
  'in %s a picture says what the page says of the board, in its order',
  (language) => {
    const m = messagesIn(language);
    for (const facts of boardsFor(language)) {
      const playing = library.playing(facts, editionOf(facts));
      const { n } = tellingOf(playing, playing.main, m, stockNamesIn(playing.scenario, m));
      const telling = { m, n, abilitiesOf: abilityLinesIn(m) };
      for (const { board } of [
        ...playing.main.frames.slice(-1),
        ...playing.questions.slice(0, 1),
      ]) {
        const page = textOf(parseFragment(`${boardHtml(board, telling)}`).childNodes);
        expect(dense(wordsOf(pictured(board, telling)).join('')), facts.slug).toBe(dense(page));
      }
    }
  },
);

test('whoever attacks or blocks has a line from or to their tile', () => {
  const m = messagesIn('en');
  for (const facts of library.exercises) {
    const playing = library.playing(facts, editionOf(facts));
    const { n } = tellingOf(playing, playing.main, m, {});
    for (const { board } of playing.questions.slice(0, 1)) {
      const { lines, near, away } = pictured(board, { m, n, abilitiesOf: abilityLinesIn(m) });
      const tags = (row: PicturedRow) => row.creatures.map(({ tag }) => tag);
      const blocks = lines.flatMap((line) => (line.kind === 'block' ? [line] : []));
      expect(blocks).toHaveLength(board.blocks.length);
      for (const { attacker } of lines) expect(tags(near)).toContain(attacker);
      for (const { blocker } of blocks) expect(tags(away)).toContain(blocker);
    }
  }
});
