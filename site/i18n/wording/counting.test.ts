import { expect, test } from 'vitest';
import { messagesIn } from '../index.ts';
import { dateForms } from '../it/dates.ts';
import { LANGUAGES } from '../languages.ts';

const FILES = import.meta.glob<unknown>('../*/chrome/progress.json', {
  eager: true,
  import: 'default',
});
const DATES = import.meta.glob<Readonly<Record<string, unknown>>>('../*/dates.ts', {
  eager: true,
  import: 'dateForms',
});

/** `{right}`, `{n#one;many}`, `{n:of one;of many}`: what needs no grammar. */
const PLAIN = /^\{\w+(#[^}]*|:[^;}]*;[^}]*)?\}$/;

test.each(LANGUAGES)(
  'what is said in %s of what was answered needs no more than counts and dates',
  (language) => {
    const words = JSON.stringify(FILES[`../${language}/chrome/progress.json`]);
    const places = [...words.matchAll(/\{[a-z][^{}"]*\}/g)].map(([place]) => place);
    const forms = Object.keys(DATES[`../${language}/dates.ts`] ?? {});
    const dated = forms.map((form) => `|${form}}`);
    expect(places.length).toBeGreaterThan(0);
    expect(
      places.filter((place) => !PLAIN.test(place) && !dated.some((form) => place.endsWith(form))),
    ).toEqual([]);
  },
);

test.each([
  ['25 settembre', 'il 25 settembre', 'al 25 settembre', 'del 25 settembre'],
  ['8 novembre', 'l’8 novembre', 'all’8 novembre', 'dell’8 novembre'],
  ['11 novembre', 'l’11 novembre', 'all’11 novembre', 'dell’11 novembre'],
  ['1 giugno', 'il 1º giugno', 'al 1º giugno', 'del 1º giugno'],
])('in Italian, %s is written as %s, %s, %s', (date, the, to, of) => {
  const { laData, aData, diData } = dateForms;
  expect([laData(date), aData(date), diData(date)]).toEqual([the, to, of]);
});

test('counts and dates are put into what is said', () => {
  const { sum, review, file } = messagesIn('it').chrome.progress;
  expect(sum(1, 0)).toContain('1 situazione;');
  expect(sum(3, 'all')).toContain('3 situazioni; giuste al primo tentativo l’ultima volta: tutte');
  expect(review.reasons.right(2, '8 novembre', '11 dicembre')).toBe(
    'Giusta 2 volte di fila, l’ultima l’8 novembre; la sai al 90 % fino all’11 dicembre',
  );
  expect(file.damaged(1)).toContain('1 risposta non si può leggere ed è stata lasciata fuori');
});
