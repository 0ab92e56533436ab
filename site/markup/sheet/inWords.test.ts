import { expect, it } from 'vitest';
import { NEWEST_EDITION } from '../../engine.ts';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { judgedLibrary } from '../../library/judged/judgedLibrary.ts';
import { linesOf } from '../../library/judged/playing.ts';
import { entriesOf } from '../../view/entries.ts';
import { tellingOf } from '../../view/naming.ts';
import { stockNamesIn } from '../../view/stockNames.ts';
import { entriesInWords } from './inWords.ts';

const OPENS = '<ol class="in-words">';
const library = judgedLibrary(process.cwd(), 'ignored');
const textIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Each replay of the library, by the oldest rules that it is played by. */
const replays = library.scenarios.flatMap((facts) => {
  const playing = library.playing(facts, facts.editions.at(-1) ?? NEWEST_EDITION);
  return linesOf(playing).map((line) => ({ playing, line }));
});

/** What is read of each entry, by its anchor. */
const readIn = (html: string): ReadonlyMap<string, string> =>
  new Map(
    html
      .split('<li id="')
      .slice(1)
      .map((part) => [part.replace(/".*/s, ''), textIn(part.replace(/^[^>]*>/, ''))]),
  );

it.each(LANGUAGES)(
  'tells every step of every scenario, its rules and its verdict (%s)',
  (language) => {
    const m = messagesIn(language);
    for (const { playing, line } of replays) {
      const telling = tellingOf(playing, line, m, stockNamesIn(playing.scenario, m));
      const entries = entriesOf(line, telling);
      const html = `${entriesInWords(entries, m)}`;
      // Nothing is drawn, and nothing is there for ears alone.
      expect(html.replace(OPENS, '')).not.toMatch(/<svg|undefined|class=/);
      const read = readIn(html);
      for (const { id, sentence, rules, ruling } of entries) {
        const text = read.get(id) ?? '';
        const verdict = ruling && m.chrome.sheet.verdicts[ruling.verdict];
        const numbers = rules.map(({ number }) => number);
        for (const part of [sentence, verdict ?? '', ...numbers]) expect(text).toContain(part);
        // Every sentence ends, and none ends twice.
        expect(text).not.toMatch(/\.\.(?!\.)|\s\./);
      }
    }
  },
);
