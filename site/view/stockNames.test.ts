import { describe, expect, test } from 'vitest';
import { readScenario } from '#engine';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { stockNamesIn } from './stockNames.ts';

function scenarioWith(...ids: readonly string[]) {
  const read = readScenario(
    `
topics: [combat-damage]
knowledge: 1
board:
  Ada: [${ids.map((id) => `{ id: ${id}, creature: 2/2 }`).join()}]
  Nil: [{ id: wall, creature: 0/4 }]
script: [{ attack: { ${ids[0]}: Nil } }, { block: {} }]
questions: [{ id: may, pick: may-block }]`,
    'scenarios/exercises/combat-damage/named.yaml',
    new Map(),
    { kind: 'exercise' },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe.each(LANGUAGES)('in %s', (language) => {
  const m = messagesIn(language);

  test('what is called by a stock name has it, and with a number after it too', () => {
    const { bear, wall } = m.stockNames;
    expect(stockNamesIn(scenarioWith('bear', 'bear2', 'bear12'), m)).toEqual({
      bear,
      bear2: bear,
      bear12: bear,
      wall,
    });
  });

  test('what is called otherwise has none, whatever it begins with', () => {
    const names = stockNamesIn(scenarioWith('bears', 'bear-two', 'to-string'), m);
    expect(Object.keys(names)).toEqual(['wall']);
  });
});
