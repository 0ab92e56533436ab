import { expect, test } from 'vitest';
import { list } from '../i18n/grammar.ts';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { allScenarios, playingOf } from '../library/collections.ts';
import { leftOutIn } from './leftOut.ts';
import { ownBoards } from './ownBoards.ts';

const linksOf = async (slug: string) => {
  const { editions } = (await allScenarios()).find((one) => one.slug === slug) ?? { editions: [] };
  const [edition] = editions;
  if (edition === undefined) throw new Error(slug);
  const playing = await playingOf(slug, edition);
  return ownBoards(playing, playing.main);
};

const kindsOf = async (slug: string) =>
  (await linksOf(slug)).map(({ leftOut }) => leftOut.map(({ kind }) => kind));

test('a board of declarations alone is led from whole, at each of its steps', async () => {
  expect((await kindsOf('wurm-wall-cadet')).flat()).toEqual([]);
});

test('once a spell is cast before combat, links say that they are without it', async () => {
  const kinds = await kindsOf('baloth-pyroclasm-growth');
  expect(kinds[0]).toEqual([]);
  expect(kinds.at(-1)).toContain('spells');
});

test('a game that began before combat is told to be without what happened then', async () => {
  expect((await kindsOf('turn-walkthrough')).at(-1)).toContain('earlier');
});

test.each(LANGUAGES)('what is left out is named once in a sentence: %s', (language) => {
  const words = messagesIn(language).chrome.scenario.leftOut;
  const sentence = leftOutIn(
    [
      { kind: 'permanents', tag: 'A2' },
      { kind: 'spells' },
      { kind: 'permanents', tag: 'A2' },
      { kind: 'permanents', tag: 'N1' },
    ],
    words,
    (items) => list(language, items),
  );
  expect(sentence?.match(/A2/g)).toHaveLength(1);
  expect(sentence).toContain(words.kinds.spells);
  expect(sentence).toContain(words.permanents(list(language, ['A2', 'N1'])));
});
