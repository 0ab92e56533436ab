import { describe, expect, test } from 'vitest';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { slipsIn } from '../i18n/slips.ts';
import { judgedLibrary } from '../library/judged/judgedLibrary.ts';
import { linesOf } from '../library/judged/playing.ts';
import { type Entry, entriesOf } from './entries.ts';
import { tellingOf } from './naming.ts';

const library = judgedLibrary(process.cwd(), 'ignored');

const everyEntry = (language: Language): readonly (readonly [where: string, entry: Entry])[] =>
  library.scenarios.flatMap((scenario) =>
    scenario.editions.flatMap((edition) => {
      const playing = library.playing(scenario, edition);
      return linesOf(playing).flatMap((replay) =>
        entriesOf(replay, tellingOf(playing, replay, messagesIn(language), {})).map(
          (entry) => [`${scenario.slug}, ${edition}, ${entry.id}`, entry] as const,
        ),
      );
    }),
  );

describe.each(LANGUAGES)('what is told in %s', (language) => {
  const entries = everyEntry(language);

  test('every step of every scenario is told in sentences without a slip', () => {
    const slips = entries.flatMap(([where, { sentence, details }]) =>
      [sentence, ...details].flatMap((text) => slipsIn(text, where)),
    );
    expect(slips).toEqual([]);
  });

  test('every proof is told without a slip, a note of it as a sentence or as a title', () => {
    const slips = entries.flatMap(([where, { ruling }]) =>
      (ruling?.lines ?? []).flatMap(({ title, text, notes }) =>
        [title, text, ...notes.map((note) => note.text)]
          .filter((one) => one !== '')
          .flatMap((one) => slipsIn(/[.:]$/.test(one) ? one.replace(/:$/, '.') : `${one}.`, where)),
      ),
    );
    expect(slips).toEqual([]);
  });

  test('every refused declaration has a reason of its own', () => {
    const silent = entries.filter(
      ([, { ruling }]) => ruling?.verdict === 'illegal' && ruling.lines.every(({ holds }) => holds),
    );
    expect(silent.map(([where]) => where)).toEqual([]);
  });

  test('a declaration leads its step, not the mana that was made for its cost', () => {
    const headless = entries.filter(
      ([, { ruling, notation }]) => ruling?.verdict === 'legal' && notation.length === 0,
    );
    expect(headless.map(([where]) => where)).toEqual([]);
  });
});
