import { parse as readCsv } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'gift-pegjs';
import { parseHTML } from 'linkedom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { markedByHand } from '../../exports/byHand.ts';
import type { ExportedQuestion, ExportedSet } from '../../exports/exportedSet.ts';
import { anki } from '../../exports/formats/anki.ts';
import { choicesOf } from '../../exports/formats/choices.ts';
import { gift } from '../../exports/formats/gift.ts';
import { codeHtml } from '../../exports/formats/html.ts';
import { jsonUnder } from '../../exports/formats/json.ts';
import { moodle } from '../../exports/formats/moodle.ts';
import { qti } from '../../exports/formats/qti.ts';
import { codeOf, isRowed, rowedKey } from '../../exports/formats/rows.ts';
import { laidOut } from '../../exports/paper/laidOut.ts';
import { setFileForm } from '../../exports/setFileForm.ts';
import { allNamed, readHtml, readXml, type XmlElement } from '../../exports/testing/readXml.ts';
import type { ExportingWords } from '../../i18n/exportWords.ts';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { type JudgedLibrary, judgedLibrary } from '../../library/judged/judgedLibrary.ts';
import type { RuledKind } from '../../library/judged/marked.ts';
import type { QuestionView } from '../asking/questionGroups.ts';
import { questionsPage } from '../asking/questionsPage.ts';
import type { RuledMarking } from '../marking.ts';
import { RULINGS } from '../rulings/index.ts';
import type { Entries } from '../rulings/material.ts';
import { madeHere } from '../script/madeHere.ts';
import type { Mark } from '../script/mark.ts';
import { readQuestion } from './readQuestion.ts';
import { gamesBeside, type LibraryPage, libraryPages } from './testing/libraryPages.ts';
import type { Rule } from './ways.ts';

let library: JudgedLibrary;

// The first time every board is played.
beforeAll(() => {
  library = judgedLibrary(process.cwd(), 'ignored');
}, 300_000);

// What reads a page in a browser finds here what it takes of one.
beforeEach(() => {
  const { Element, DOMParser, document } = parseHTML('<html><body></body></html>');
  vi.stubGlobal('location', new URL('https://site.example/practice/own/'));
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('DOMParser', DOMParser);
  vi.stubGlobal('document', document);
});

/** What is right is so in every language. */
const marks = new Map<string, Promise<Mark>>();

const rule: Rule = (marking, entries) => {
  const key = JSON.stringify([marking.games, marking.id, entries]);
  const known = marks.get(key) ?? ruling(marking, entries);
  marks.set(key, known);
  return known;
};

const ruling = <K extends RuledKind>(marking: RuledMarking<K>, entries: Entries): Promise<Mark> =>
  RULINGS[marking.kind](marking, entries);

interface Read {
  readonly page: LibraryPage;
  readonly view: QuestionView;
  readonly read: ExportedQuestion;
}

async function everyQuestion(language: Language): Promise<readonly Read[]> {
  const all: Read[] = [];
  for (const page of libraryPages(library, messagesIn(language))) {
    madeHere.set(questionsPage(page.slug, page.edition), gamesBeside(page));
    const { document } = parseHTML(page.markup);
    for (const { questions } of page.groups)
      for (const view of questions) {
        const href = `https://site.example/exercises/${page.slug}/#q-${view.id}`;
        const read = await readQuestion(href, { pageAt: async () => document, rule });
        all.push({ page, view, read });
      }
  }
  return all;
}

const plain = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Words as they come one after the other, whatever stands between them. */
const run = (...texts: readonly (string | undefined)[]): string =>
  texts.join('').replaceAll(/\s+/g, '');

const inHtml = (html: string): string => run(readHtml(html).text);

/** All that a question says of itself, but how it is answered. */
const asks = ({ about, step, note, before, text }: ExportedQuestion): string =>
  run(about, step, note, before, text);

const optionsOf = ({ asked }: ExportedQuestion, words: ExportingWords): readonly string[] =>
  asked.kind === 'one' || asked.kind === 'several'
    ? choicesOf(asked, words).map(({ label }) => label)
    : [];

/** What is shared or put in order, where it is not answered beside. */
const material = ({ asked }: ExportedQuestion): readonly string[] =>
  asked.kind === 'order' ? asked.items : asked.kind === 'division' ? asked.recipients : [];

/** What is typed as numbers in GIFT: how it is said, and all that is right. */
function typedIn({ asked }: ExportedQuestion, words: ExportingWords) {
  if (!isRowed(asked) || asked.kind === 'order') return undefined;
  const key = rowedKey(asked, words);
  return key && { said: inHtml(codeHtml(key, asked, words)), codes: key.ways.map(codeOf) };
}

/** How the engine counts what is right. */
function counted({ page, view }: Read): number | undefined {
  const { answer } = page.playing.questions.find(({ question }) => question.id === view.id) ?? {};
  switch (answer?.kind) {
    case 'attack':
    case 'block':
      return answer.aimed?.reaching ?? answer.legal;
    case 'division':
      return answer.aimed?.ways.filter(({ reaches }) => reaches).length ?? answer.legal;
    default:
      return undefined;
  }
}

describe.each(LANGUAGES)('every board of the library in %s', (language) => {
  const words = messagesIn(language).chrome.exports.inBrowser;
  let all: readonly Read[] = [];
  let set: ExportedSet;

  /** Read once, by the first test: what a page is read with stands there only while one runs. */
  beforeEach(async () => {
    if (all.length > 0) return;
    all = await everyQuestion(language);
    set = {
      title: 'Tuesday: 1/2 & more',
      language,
      link: 'https://site.example/practice/own/',
      order: 'asListed',
      questions: all.map((one) => one.read),
      missing: [],
    };
  }, 300_000);

  const each = (hold: (question: ExportedQuestion, at: number) => void): void =>
    set.questions.forEach(hold);

  test('is read off its page as it is asked there, and nothing else with it', () => {
    expect(all.length).toBeGreaterThan(700);
    for (const { page, view, read: one } of all) {
      expect(one.text, page.slug).toBe(plain(view.text));
      expect(one.before, page.slug).toBe(plain(view.before) || undefined);
      expect(one.note, page.slug).toBe(page.paying && plain(page.paying));
      expect(one.about, page.slug).toBe(plain(page.titleOf(view.branch)) || undefined);
      expect(one.answer.text.startsWith(plain(view.answer.text)), page.slug).toBe(true);
      if (view.control.kind === 'pick' && one.asked.kind === 'several')
        expect(one.asked.options.map(({ label }) => label)).toEqual(
          view.control.options.map(({ label }) => plain(label)),
        );
    }
  });

  test('has as many right ways as the engine counts, and none is left to be marked by hand', () => {
    for (const one of all) {
      const { asked, id } = one.read;
      if (asked.kind !== 'declaration' && asked.kind !== 'division') continue;
      expect(asked.right?.length, id).toBe(counted(one));
    }
    for (const as of ['gift', 'moodle', 'qti'] as const)
      expect(markedByHand(set.questions, as)).toEqual([]);
  });

  test('says in Anki what it asks, and no word more', () => {
    const notes: readonly (readonly string[])[] = readCsv(`${anki.write(set, words)}`, {
      delimiter: '\t',
      comment: '#',
      comment_no_infix: true,
    });
    each((question, at) => {
      const [, front = ''] = notes[at] ?? [];
      const rest = [...material(question), ...optionsOf(question, words)];
      expect(inHtml(front), question.id).toBe(asks(question) + run(...rest));
    });
  });

  test('says in GIFT what it asks, and how it is answered', () => {
    const [, ...read] = parse(`${gift.write(set, words)}\n`);
    each((question, at) => {
      const one = read[at];
      if (one === undefined || !('stem' in one)) throw new Error(`${question.id} is not asked`);
      const typed = typedIn(question, words);
      const tail = typed === undefined ? run(...material(question)) : typed.said;
      expect(inHtml(one.stem.text), question.id).toBe(asks(question) + tail);
      if (one.type === 'MC')
        expect(one.choices.map(({ text }) => inHtml(text.text))).toEqual(
          optionsOf(question, words).map((label) => run(label)),
        );
      if (one.type === 'Short')
        expect(one.choices.map(({ text }) => text.text)).toEqual(typed?.codes);
    });
  });

  test('says in Moodle’s XML what it asks, and marks what is right', () => {
    const [, ...read] = readXml(`${moodle.write(set, words)}`).children;
    each((question, at) => {
      const said = read[at]?.children.find(({ name }) => name === 'questiontext');
      const html = said?.children[0]?.text ?? '';
      const { asked } = question;
      const key = isRowed(asked) ? rowedKey(asked, words) : undefined;
      if (key === undefined || !isRowed(asked)) {
        expect(inHtml(html), question.id).toBe(asks(question));
        return;
      }
      if (key.apart === undefined) {
        const answers = (read[at]?.children ?? []).filter(({ name }) => name === 'answer');
        expect(answers.map(({ children }) => children[0]?.text)).toEqual(key.ways.map(codeOf));
        expect(inHtml(html)).toBe(asks(question) + inHtml(codeHtml(key, asked, words)));
        return;
      }
      const { text, gaps } = gapsIn(html);
      expect(inHtml(text)).toBe(asks(question) + run(...key.rows.map(({ label }) => label)));
      expect(gaps).toEqual(
        key.rows.map(({ choices }, row) =>
          choices.map((choice, place) => ({
            choice: run(choice),
            isRight: key.apart?.[row]?.includes(place) === true,
          })),
        ),
      );
    });
  });

  test('says in QTI what it asks, and scores what is right', () => {
    const zip = qti.write(set, words);
    if (typeof zip === 'string') throw new Error('a package is no text');
    const files = unzipSync(zip);
    each((question, at) => {
      const item = readXml(strFromU8(files[`item-${at + 1}.xml`] ?? new Uint8Array()));
      const [body] = allNamed(item, 'itemBody');
      const [asked] = body?.children ?? [];
      expect(run(asked?.text), question.id).toBe(asks(question));
      const choices = allNamed(body ?? item, 'simpleChoice').map(({ text }) => run(text));
      const { asked: form } = question;
      const offered = form.kind === 'order' ? form.items : optionsOf(question, words);
      expect(choices, question.id).toEqual(offered.map((label) => run(label)));
      if (form.kind === 'declaration' || form.kind === 'division')
        expect(waysIn(item), question.id).toEqual(form.right);
    });
  });

  test('says on paper what it asks, and in JSON all that is known of it', () => {
    const [, asked, key] = laidOut(set, words).children;
    const lines = [...(asked?.children ?? [])];
    const answers = [...(key?.querySelectorAll('.paper-key > ol > li') ?? [])];
    expect(answers).toHaveLength(lines.length);
    each((question, at) => {
      const line = lines[at];
      line?.querySelector('h2, figure')?.remove();
      line?.querySelector('figure')?.remove();
      const form = line?.querySelector('.paper-form');
      const { about, step, note, before, text } = question;
      form?.remove();
      const place = about === undefined ? step : `${about}. ${step}`;
      expect(run(line?.textContent ?? ''), question.id).toBe(run(place, note, before, text));
      const ways = [...(answers[at]?.querySelectorAll('.paper-ways li') ?? [])];
      const n = isRowed(question.asked) ? (question.asked.right?.length ?? 0) : 0;
      expect(new Set(ways.map((way) => way.textContent)).size, question.id).toBe(
        n >= 2 && n <= 6 ? n : 0,
      );
    });
    const file = setFileForm.parse(
      JSON.parse(`${jsonUnder('https://site.example/s.json').write(set, words)}`),
    );
    expect(file.questions.map(({ picture, ...one }) => one)).toEqual(
      JSON.parse(JSON.stringify(set.questions)),
    );
  });
});

interface Gap {
  readonly choice: string;
  readonly isRight: boolean;
}

/** The lists to choose from in a text, as Moodle’s own reader takes them out of it. */
function gapsIn(html: string): {
  readonly text: string;
  readonly gaps: readonly (readonly Gap[])[];
} {
  const lists = [...html.matchAll(/\{1:MULTICHOICE:(.+?)(?<!\\)\}/g)];
  return {
    text: html.replaceAll(/\{1:MULTICHOICE:.+?(?<!\\)\}/g, ''),
    gaps: lists.map(([, options = '']) =>
      [...options.matchAll(/(=)?(.+?(?<!\\|&|&amp;)(?=[~#}]|$))~?/g)].map(
        ([, sign, choice = '']) => ({ choice: inHtml(choice), isRight: sign === '=' }),
      ),
    ),
  };
}

/** What scores, of each row the place of its choice. */
const waysIn = (item: XmlElement): readonly (readonly number[])[] =>
  allNamed(item, 'and').map((way) =>
    allNamed(way, 'baseValue').map(({ text }) => Number(text.replace('CHOICE-', ''))),
  );
