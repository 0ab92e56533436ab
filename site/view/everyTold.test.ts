import { expect, test } from 'vitest';
import type { PermanentView, Replay } from '../engine.ts';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import type { Naming } from '../i18n/naming.ts';
import { SPOILT } from '../i18n/wording/say.ts';
import { judgedLibrary } from '../library/judged/judgedLibrary.ts';
import { linesOf } from '../library/judged/playing.ts';
import { type Entry, entriesOf } from './entries.ts';
import { tellingOf } from './naming.ts';
import { stockNamesIn } from './stockNames.ts';

// What is told of the scenarios and exercises, in a file for each language, so that somebody who plays in it can read
// it through: each kind of sentence once for each gender and number that occurs in it.

const library = judgedLibrary(process.cwd(), 'ignored');

const tellings = (language: Language) =>
  library.scenarios.flatMap((scenario) =>
    scenario.editions.flatMap((edition) => {
      const m = messagesIn(language);
      const playing = library.playing(scenario, edition);
      const own = stockNamesIn(playing.scenario, m);
      return linesOf(playing).map((replay) => ({
        replay,
        telling: tellingOf(playing, replay, m, own),
      }));
    }),
  );

const saidIn = ({ sentence, details, ruling }: Entry): readonly string[] =>
  [
    sentence,
    ...details,
    ...(ruling?.lines ?? []).flatMap(({ notes }) => notes.map(({ text }) => text)),
  ].filter((text) => text !== '');

/** The sentence without what changes from board to board: of a name, what agrees with it; no amounts. */
function kindOf(sentence: string, names: readonly (readonly [string, string])[]): string {
  const bare = names.reduce(
    (text, [words, as]) => text.replaceAll(new RegExp(escaped(words), 'gi'), `‹${as}›`),
    sentence,
  );
  return bare.replaceAll(/\b(Ada|Nil|Bea|Cid)\b/g, 'P').replaceAll(/\d+/g, '#');
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const namesOf = (replay: Replay, n: Naming): readonly (readonly [string, string])[] => {
  const ids = replay.frames.flatMap(({ board }) =>
    board.permanents.map((one: PermanentView) => one.id),
  );
  return [...new Set(ids)]
    .flatMap((id): (readonly [string, string])[] => [
      [n.object(id), n.agreement([id])],
      [n.label(id), n.agreement([id])],
      [n.plain(id), n.agreement([id])],
    ])
    .toSorted(([a], [b]) => b.length - a.length);
};

test.each(LANGUAGES)(
  'each kind of sentence that is told in %s stands as it was read',
  async (language) => {
    const kinds = new Map<string, string>();
    for (const { replay, telling } of tellings(language)) {
      const names = namesOf(replay, telling.n);
      for (const sentence of entriesOf(replay, telling).flatMap(saidIn)) {
        const kind = kindOf(sentence, names);
        if (!kinds.has(kind)) kinds.set(kind, sentence);
      }
    }
    const told = [...kinds.values()].toSorted((a, b) => a.localeCompare(b, language));
    expect(told.filter((sentence) => sentence.includes(SPOILT))).toEqual([]);
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`../i18n/${language}/told.txt`);
  },
);
