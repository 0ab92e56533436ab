import { expect, test } from 'vitest';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { judgedLibrary } from '../library/judged/judgedLibrary.ts';
import { entriesOf } from './entries.ts';
import { tellingOf } from './naming.ts';

const library = judgedLibrary(process.cwd(), 'ignored');

test.each(LANGUAGES)(
  'what a cross says of a keyword is said in words as well, in %s',
  (language) => {
    const facts = library.scenarios.find(({ slug }) => slug === 'menace-forced-block');
    const [edition] = facts?.editions ?? [];
    if (facts === undefined || edition === undefined) throw new Error('nothing is played');
    const m = messagesIn(language);
    const playing = library.playing(facts, edition);
    const entries = entriesOf(playing.main, tellingOf(playing, playing.main, m, {}));
    const menace = { text: m.terms.keywords.menace, unseen: m.chrome.sheet.isBroken };
    expect(entries.flatMap(({ marks }) => [...marks.values()].flat())).toContainEqual(menace);
    const lines = entries.flatMap(({ ruling }) => ruling?.lines ?? []);
    const restrictions = lines.filter(({ text }) => text === menace.text);
    expect(restrictions.length).toBeGreaterThan(0);
    expect(restrictions.map(({ unseen }) => unseen)).toEqual(restrictions.map(() => menace.unseen));
  },
);
