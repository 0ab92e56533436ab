import { beforeAll, describe, expect, test } from 'vitest';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import type { ScenarioFacts } from '../../library/judged/facts.ts';
import { type JudgedLibrary, judgedLibrary } from '../../library/judged/judgedLibrary.ts';
import { editionOf } from '../../view/exercisePages.ts';
import { tellingOf } from '../../view/naming.ts';
import { stockNamesIn } from '../../view/stockNames.ts';
import { exerciseGroups } from './exerciseGroups.ts';

let library: JudgedLibrary;

// The first time every exercise is played.
beforeAll(() => {
  library = judgedLibrary(process.cwd(), 'ignored');
}, 300_000);

interface Asked {
  readonly slug: string;
  /** What its file calls things. */
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  /** What is told before a question of what something triggers for, and what that is called. */
  readonly triggering: readonly { readonly before: string; readonly source: string }[];
}

function askedIn(facts: ScenarioFacts, language: Language): Asked {
  const playing = library.playing(facts, editionOf(facts));
  const { setup } = playing.scenario;
  const m = messagesIn(language);
  const telling = tellingOf(playing, playing.main, m, stockNamesIn(playing.scenario, m));
  const inHands = setup.players.flatMap(({ hand }) => hand);
  const asked = exerciseGroups(playing, facts.slug, telling).flatMap(({ questions }) => questions);
  return {
    slug: facts.slug,
    ids: [...setup.permanents, ...inHands].map(({ id }) => id),
    texts: asked.map(({ text }) => text),
    triggering: playing.questions.flatMap(({ question: { ask } }, index) =>
      ask.kind === 'pickTriggering'
        ? [{ before: asked[index]?.before ?? '', source: telling.n.object(ask.source) }]
        : [],
    ),
  };
}

const asWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])${word}(?![\\p{L}\\d-])`, 'u');

describe.each(LANGUAGES)('in %s', (language) => {
  let all: readonly Asked[] = [];

  beforeAll(() => {
    all = library.exercises.map((facts) => askedIn(facts, language));
  });

  test('every exercise asks its one question in words', () => {
    const unworded = all.filter(({ texts }) => texts.length !== 1 || !/\S \S/.test(texts.join()));
    expect(unworded).toEqual([]);
    expect(all.length).toBeGreaterThan(0);
  });

  test('what is asked ends as a sentence, and nothing in it is code', () => {
    const odd = all.filter(({ texts }) =>
      texts.some((text) => !/[.?]$/.test(text) || /undefined|NaN|\[object|[{}]/.test(text)),
    );
    expect(odd).toEqual([]);
  });

  test('for whom something triggers is told by nobody who asks it', () => {
    const triggering = all.flatMap((one) => one.triggering);
    expect(triggering.length).toBeGreaterThan(0);
    expect(triggering.filter(({ before, source }) => before.includes(source))).toEqual([]);
  });

  test('things are called by their names, not as files call them', () => {
    const raw = all.flatMap(({ slug, ids, texts }) =>
      ids
        .filter((id) => texts.some((text) => asWord(id).test(text)))
        .map((id) => `${slug}: ${id}: ${texts.join()}`),
    );
    expect(raw).toEqual([]);
  });
});

test('each language asks in words of its own', () => {
  const [first = [], ...others] = LANGUAGES.map((language) =>
    library.exercises.map((facts) => askedIn(facts, language).texts.join()),
  );
  for (const texts of others) expect(texts.filter((text, at) => text === first[at])).toEqual([]);
});
