import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DrawingWords } from '../../i18n/drawingWords.ts';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import type { Naming } from '../../i18n/naming.ts';
import { ownOf } from '../../i18n/ownOf.ts';
import { type JudgedLibrary, judgedLibrary } from '../../library/judged/judgedLibrary.ts';
import { boardHtml } from '../../markup/board/board.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import { editionOf } from '../../view/exercisePages.ts';
import { tellingOf } from '../../view/naming.ts';
import { stockNamesIn } from '../../view/stockNames.ts';
import { exerciseGroups } from './exerciseGroups.ts';
import { type PageQuestions, questionsHtml } from './questions.ts';

type Node = DefaultTreeAdapterTypes.Node;

let library: JudgedLibrary;

// The first time every exercise is played.
beforeAll(() => {
  library = judgedLibrary(process.cwd(), 'ignored');
}, 300_000);

function everyAsked(language: Language): readonly PageQuestions[] {
  const m = messagesIn(language);
  return library.exercises.map((facts) => {
    const playing = library.playing(facts, editionOf(facts));
    const telling = tellingOf(playing, playing.main, m, stockNamesIn(playing.scenario, m));
    return {
      groups: exerciseGroups(playing, facts.slug, telling),
      titleOf: () => 'A title',
      print: facts.fingerprint,
      games: '/games.json',
    };
  });
}

/** What elements there are, and in which; text left out. */
const skeleton = (node: Node): unknown =>
  'childNodes' in node
    ? [node.nodeName, ...node.childNodes.filter((one) => one.nodeName !== '#text').map(skeleton)]
    : node.nodeName;

const DRAWING = import.meta.glob<{ readonly drawing: DrawingWords }>('../../i18n/*/drawing.ts');

describe.each(LANGUAGES)('what is asked in %s', (language) => {
  const m = messagesIn(language);
  const abilitiesOf = abilityLinesIn(m);
  let asked: readonly PageQuestions[] = [];

  beforeAll(() => {
    asked = everyAsked(language);
  });

  test('is one section that is read without an error', () => {
    for (const one of asked) {
      const errors: string[] = [];
      const read = parseFragment(`${questionsHtml(one, { m, abilitiesOf })}`, {
        onParseError: ({ code }) => errors.push(code),
      });
      expect(read.childNodes.map(({ nodeName }) => nodeName)).toEqual(['section']);
      expect(errors).toEqual([]);
    }
  });

  test('is drawn with the words that a browser loads as with all of them', async () => {
    const { drawing } = await ownOf(DRAWING, language);
    for (const one of asked)
      expect(`${questionsHtml(one, { m: drawing, abilitiesOf })}`).toBe(
        `${questionsHtml(one, { m, abilitiesOf })}`,
      );
  });

  test('has the same elements whatever things are called and abilities say', () => {
    const groups = asked.flatMap((one) => one.groups).slice(0, 100);
    fc.assert(
      fc.property(
        fc.constantFrom(...groups),
        fc.constantFrom('<b>', '</div>', '"><i>', '&lt;', "'", '<!--'),
        ({ board, naming }, name) => {
          const n: Naming = { ...naming, plain: () => name, object: () => name, tag: () => name };
          const told = boardHtml(board, {
            m,
            n,
            abilitiesOf: (one) => one.abilities.map(() => name),
          });
          const plain = boardHtml(board, {
            m,
            n: naming,
            abilitiesOf: (one) => one.abilities.map(() => 'x'),
          });
          expect(skeleton(parseFragment(`${told}`))).toEqual(skeleton(parseFragment(`${plain}`)));
        },
      ),
    );
  });
});
