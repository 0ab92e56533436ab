import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCard } from '#engine';
import { messagesIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
import { hostOf } from './host.ts';

// What every card here says, in a file for each language, so that somebody who plays in it can read it through;
// whatever changes a sentence shows which it changes.

const FOLDER = 'scenarios/cards';

const cards = readdirSync(FOLDER)
  .filter((file) => /^[a-z0-9-]+\.yaml$/.test(file))
  .toSorted()
  .map((file) => {
    const read = readCard(readFileSync(`${FOLDER}/${file}`, 'utf8'), file);
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`);
    return read.value;
  });

test.each(LANGUAGES)(
  'every ability of every card is said in %s as it was read',
  async (language) => {
    const { ability } = messagesIn(language);
    const lines = cards.flatMap(({ id, characteristics, back }) => [
      `${id}`,
      ...characteristics.abilities.map((one) => `  ${ability(one, hostOf(characteristics))}`),
      ...(back === undefined
        ? []
        : [
            `  //`,
            ...back.characteristics.abilities.map(
              (one) => `  ${ability(one, hostOf(characteristics))}`,
            ),
          ]),
    ]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `../${language}/abilities/everyCard.txt`,
    );
  },
);
