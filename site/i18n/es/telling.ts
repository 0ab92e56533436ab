import type { TellingWords } from '../tellingWords.ts';
import { abilityWords } from './abilities/index.ts';
import { colors, types } from './characteristics.ts';
import { choiceEvents } from './choiceEvents.ts';
import { sheet } from './chrome/scenario.ts';
import { combatEvents } from './combatEvents.ts';
import { drawing } from './drawing.ts';
import { effectEvents } from './effectEvents.ts';
import { keywords } from './keywords/index.ts';
import { names } from './names.ts';
import { subtypes } from './subtypes.ts';
import { stepNames, steps } from './turn.ts';
import { turnChangeEvents } from './turnChanges.ts';
import { turnEvents } from './turnEvents.ts';
import { verdict } from './verdict.ts';

/** What a browser loads of the language to play a game and tell of it. */
export const telling: TellingWords = {
  ...drawing,
  chrome: { ...drawing.chrome, sheet },
  terms: { steps, stepNames, keywords, colors, types, subtypes },
  events: { ...choiceEvents, ...turnEvents, ...turnChangeEvents, ...combatEvents, ...effectEvents },
  verdict,
  ability: abilityWords,
  names,
};
