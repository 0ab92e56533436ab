import { expect, test } from 'vitest';
import { messagesIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
import { SPOILT } from '../wording/say.ts';
import { EXAMPLE_ABILITIES } from './exampleAbilities.ts';

test.each(LANGUAGES)('no ability asks in %s for what nobody planned', (language) => {
  const { ability } = messagesIn(language);
  const said = EXAMPLE_ABILITIES.map((one) => ability(one));
  expect(said.filter((one) => one.includes(SPOILT))).toEqual([]);
});
