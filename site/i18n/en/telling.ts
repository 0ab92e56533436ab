import { eventWordsOf } from '../events/eventWords.ts';
import type { TellingWords } from '../tellingWords.ts';
import { abilityWords } from './abilities/index.ts';
import { colors, types } from './characteristics.ts';
import { sheet } from './chrome/scenario.ts';
import { drawing } from './drawing.ts';
import { eventLanguage } from './events.ts';
import { keywords } from './keywords/names.ts';
import { names } from './names.ts';
import { subtypes } from './subtypes.ts';
import { stepNames, steps } from './turn.ts';
import { verdict } from './verdict.ts';

/** What a browser loads of the language to play a game and tell of it. */
export const telling: TellingWords = {
  ...drawing,
  chrome: { ...drawing.chrome, sheet },
  terms: { steps, stepNames, keywords, colors, types, subtypes },
  events: eventWordsOf(eventLanguage),
  verdict,
  ability: abilityWords,
  names,
};
