import { scenarioBook, sheetBook } from '../../books/scenario.ts';
import type { SheetWords } from '../../chrome.ts';
import type { ScenarioWords } from '../../scenarioWords.ts';
import { grammar } from '../grammar.ts';
import words from './scenario.json' with { type: 'json' };
import { signs } from './signs.ts';

export const sheet: SheetWords = { ...signs, ...sheetBook(words.sheet, grammar) };

export const scenario: ScenarioWords = scenarioBook(words.scenario, grammar);
