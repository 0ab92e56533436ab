import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCard } from '#engine';
import { messagesIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
import { slipsIn } from '../slips.ts';
import { EXAMPLE_ABILITIES } from './exampleAbilities.ts';

const FOLDER = 'scenarios/cards';

const CARD_FILE = /^[a-z0-9-]+\.yaml$/;

const cards = readdirSync(FOLDER)
  .filter((file) => CARD_FILE.test(file))
  .map((file) => {
    const read = readCard(readFileSync(`${FOLDER}/${file}`, 'utf8'), file);
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`);
    return read.value;
  });

const closed = (words: string): string => `${words}.`;

describe.each(LANGUAGES)('abilities in %s', (language) => {
  const m = messagesIn(language);

  test('every card can be read without a slip', () => {
    const slips = cards.flatMap(({ id, characteristics }) =>
      characteristics.abilities
        .map((one) => m.ability(one))
        .flatMap((words) => slipsIn(closed(words), id)),
    );
    expect(slips).toEqual([]);
  });

  test('everything that an ability can say can be read without a slip', () => {
    const slips = EXAMPLE_ABILITIES.flatMap((ability) =>
      slipsIn(closed(m.ability(ability)), JSON.stringify(ability)),
    );
    expect(slips).toEqual([]);
  });

  test('every subtype of a card has a name', () => {
    const subtypes = new Set(cards.flatMap(({ characteristics }) => characteristics.subtypes));
    expect([...subtypes].filter((one) => m.terms.subtypes[one] === undefined)).toEqual([]);
  });
});
