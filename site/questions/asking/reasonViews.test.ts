import { expect, test } from 'vitest';
import { judgeScenario, NEWEST_EDITION } from '#engine';
import { type BoardAsked, scenarioAsking } from '../../../engine/testing/boards/scenarioAsking.ts';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { tellingOf } from '../../view/naming.ts';
import { type ReasonView, reasonsWordsIn, reasonViews } from './reasonViews.ts';

/** What is told of why a question on a board is answered as it is. */
function told(language: Language, asked: BoardAsked): readonly ReasonView[] {
  const scenario = scenarioAsking(asked);
  const {
    questions: [question],
    replays: [main],
  } = judgeScenario(scenario, NEWEST_EDITION);
  if (question === undefined || main === undefined) throw new Error('nothing asked');
  const m = messagesIn(language);
  const telling = tellingOf({ scenario, cardNames: {} }, main, m, {});
  return reasonViews(question.reasons, question, { ...telling, m: reasonsWordsIn(m) });
}

const texts = (language: Language, board: BoardAsked): readonly string[] =>
  told(language, board).map(({ text }) => text);

const LURED: BoardAsked = {
  ada: '{ id: elf, creature: 0/1, abilities: [{ requirement: must-be-blocked-by-all }] }',
  nil: '{ id: bear, creature: 2/2 }, { id: cat, creature: 2/1 }',
  script: '{ attack: { elf: Nil } }, { block: { bear: elf, cat: elf } }',
  asked: 'legal: { block: { bear: elf } }',
};

test('where only one other answer is left, what is believed is told beside what is there', () => {
  const all = told('en', LURED);
  expect(all.map(({ mistake }) => mistake)).toContain('lure-needs-one');
  expect(all.map(({ mistake }) => mistake)).toContain(undefined);
});

const ALONE: BoardAsked = {
  ada: '{ id: ogre, creature: 3/3, goaded-by: Nil }, { id: cat, creature: 2/1, tapped: true, goaded-by: Nil }',
  nil: '',
  script: '{ attack: { ogre: Nil } }',
  asked: 'declare: attackers',
};

test.each<[Language, string]>([
  ['en', 'A1 A2 attack Nil'],
  ['it', 'A1 A2 attaccano Nil'],
  ['es', 'A1 A2 atacan a Nil'],
])('the only other way is told as it is (%s)', (language, way) => {
  expect(texts(language, ALONE).join(' ')).toContain(way);
});

const SHARED: BoardAsked = {
  ada: '{ id: bear, creature: 2/2 }, { id: boar, creature: 6/6, abilities: [trample] }',
  nil: '{ id: guard, creature: 1/4, abilities: [{ permission: block-additional }] }',
  script:
    '{ attack: { bear: Nil, boar: Nil } }, { block: { guard: [bear, boar] } }, { divide: { boar: { guard: 2, Nil: 4 } } }',
  asked: 'divide: boar',
};

const EXERTED: BoardAsked = {
  ada: '{ id: cat, creature: 2/1, abilities: [{ permission: exert-as-it-attacks }] }',
  nil: '',
  script: '{ attack: {} }',
  asked: 'legal: { attack: { cat: Nil }, exert: [cat] }',
};

const PROTECTED: BoardAsked = {
  ada: '{ id: zombie, creature: 2/4, colors: [black] }',
  nil: '{ id: knight, creature: 2/2, abilities: [{ protection: { color: black } }] }',
  script: '{ attack: { zombie: Nil } }, { block: { knight: zombie } }, { pass: end-of-combat }',
  asked: 'pick: are-dealt-combat-damage, after: 2',
};

test.each<[Language, string]>([
  ['en', 'has protection from black'],
  ['it', 'ha protezione dal nero'],
  ['es', 'tiene la habilidad de protección contra negro'],
])('protection is told with what it is from (%s)', (language, has) => {
  expect(texts(language, PROTECTED).join(' ')).toContain(has);
});

const ON_ISLANDS: BoardAsked = {
  ada: '{ id: merfolk, creature: 2/2, abilities: [{ landwalk: { subtype: island } }] }',
  nil: '{ id: isle, types: [land], subtypes: [island] }, { id: bear, creature: 2/2 }',
  script: '{ attack: { merfolk: Nil } }',
  asked: 'legal: { block: { bear: merfolk } }',
};

test.each<[Language, string]>([
  ['en', 'islandwalk'],
  ['it', 'passa-Isole'],
  ['es', 'cruza islas'],
])('landwalk is told with its land (%s)', (language, has) => {
  expect(texts(language, ON_ISLANDS).join(' ')).toContain(has);
});

test.each(LANGUAGES)('each language says whole what is told of such boards (%s)', (language) => {
  for (const board of [LURED, ALONE, SHARED, EXERTED]) {
    const all = texts(language, board);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((text) => /[{}[\]]|undefined/.test(text) || !text.endsWith('.'))).toEqual([]);
  }
});
