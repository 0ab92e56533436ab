import { expect, test } from 'vitest';
import { loadCards } from '../../library/cards.ts';
import { messagesIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
import { hostOf } from './host.ts';

// What the abilities of all cards here say, in a file for each language, so that somebody who plays in it can read it
// through: each sentence once, in the order of the alphabet, as a sentence of ours and not as any card's text.

const { cards } = loadCards(process.cwd());

test.each(LANGUAGES)(
  'every ability of every card is said in %s as it was read',
  async (language) => {
    const { ability } = messagesIn(language);
    const faces = [...cards.values()].flatMap(({ characteristics, back }) => [
      characteristics,
      ...(back === undefined ? [] : [back.characteristics]),
    ]);
    const said = faces.flatMap((one) => one.abilities.map((each) => ability(each, hostOf(one))));
    const lines = [...new Set(said)].toSorted((a, b) => a.localeCompare(b, language));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `../${language}/abilities/everyAbility.txt`,
    );
  },
);
