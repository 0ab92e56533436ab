import { expect, test } from 'vitest';
import { allNamed, readXml } from '../../exports/testing/readXml.ts';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { judgedLibrary } from '../../library/judged/judgedLibrary.ts';
import { sharePicture } from '../../picture/sharePicture.ts';
import { editionOf } from '../../view/exercisePages.ts';
import { tellingOf } from '../../view/naming.ts';
import { stockNamesIn } from '../../view/stockNames.ts';
import { exerciseGroups } from './exerciseGroups.ts';
import { exerciseAsShared } from './sharedThings.ts';

const library = judgedLibrary(process.cwd(), 'ignored');

/** Each board in one of the languages. */
const boardsFor = (language: Language) =>
  library.exercises.filter((_, at) => LANGUAGES[at % LANGUAGES.length] === language);

/** Without the spaces at which lines are broken. */
const dense = (text: string): string => text.replaceAll(/\s/g, '');

test.each(LANGUAGES)(
  'in %s the picture of an exercise asks its question, and tells neither the answer nor what it turns on',
  (language) => {
    const m = messagesIn(language);
    for (const facts of boardsFor(language)) {
      const playing = library.playing(facts, editionOf(facts));
      const telling = tellingOf(playing, playing.main, m, stockNamesIn(playing.scenario, m));
      const question = exerciseGroups(playing, facts.slug, telling)[0]?.questions[0];
      const svg = readXml(sharePicture(exerciseAsShared(playing, facts.slug, m)));
      const drawn = dense(
        allNamed(svg, 'text')
          .map(({ text }) => text)
          .join(''),
      );
      const [, asked = '', ...answers] = [
        '',
        question?.text ?? '',
        ...(question?.answer.why ?? []).map(({ text }) => text),
        ...(question?.answer.rules ?? []).map(({ says }) => says),
      ];
      expect(drawn.toLowerCase(), facts.slug).toContain(dense(asked).toLowerCase());
      for (const answer of answers) expect(drawn, facts.slug).not.toContain(dense(answer));
      expect(drawn, facts.slug).not.toMatch(/(?<!Rule)5\d\d\.\d/);
    }
  },
);

test.each(LANGUAGES)('in %s nothing stands outside of a picture', (language) => {
  const m = messagesIn(language);
  for (const facts of boardsFor(language)) {
    const playing = library.playing(facts, editionOf(facts));
    const svg = sharePicture(exerciseAsShared(playing, facts.slug, m));
    const board = /<g transform="translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)"><text/.exec(
      svg,
    );
    const [x, y, scale] = (board ?? []).slice(1).map(Number);
    expect(x, facts.slug).toBeGreaterThanOrEqual(48);
    expect(y, facts.slug).toBeGreaterThanOrEqual(110);
    // The most crowded of all boards has names of six dots; smaller, nobody would read them.
    expect(scale, facts.slug).toBeGreaterThan(0.4);
    for (const [, at, top] of svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)) {
      expect(Number(at)).toBeLessThan(1200);
      expect(Number(top)).toBeLessThan(1400);
    }
  }
});
