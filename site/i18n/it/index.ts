import type { Messages } from '../messages.ts';
import { abilityWords } from './abilities/index.ts';
import { chapters } from './chapters.ts';
import { colors, types } from './characteristics.ts';
import { choiceEvents } from './choiceEvents.ts';
import { boards } from './chrome/boards.ts';
import { codes } from './chrome/codes.ts';
import { deal } from './chrome/deal.ts';
import { exam } from './chrome/exam.ts';
import { exports } from './chrome/exports.ts';
import { filters } from './chrome/filters.ts';
import { make } from './chrome/make.ts';
import { memory } from './chrome/memory.ts';
import { mistakePages } from './chrome/mistakes.ts';
import { offline } from './chrome/offline.ts';
import { pages } from './chrome/pages.ts';
import { practice } from './chrome/practice.ts';
import { scenario, sheet } from './chrome/scenario.ts';
import { site } from './chrome/site.ts';
import { combatEvents } from './combatEvents.ts';
import { drawing } from './drawing.ts';
import { effectEvents } from './effectEvents.ts';
import { keywords } from './keywords/index.ts';
import { mistakes } from './mistakes/index.ts';
import { names } from './names.ts';
import { rules } from './rules/index.ts';
import { stockNames } from './stockNames.ts';
import { subtypes } from './subtypes.ts';
import { editions, topics } from './topics.ts';
import { phases, stepActs, stepNames, steps } from './turn.ts';
import { turnChangeEvents } from './turnChanges.ts';
import { turnEvents } from './turnEvents.ts';
import { verdict } from './verdict.ts';

export const it: Messages = {
  ...drawing,
  chrome: {
    ...drawing.chrome,
    site,
    sheet,
    scenario,
    pages,
    filters,
    mistakes: mistakePages,
    practice,
    deal,
    exam,
    make,
    boards,
    codes,
    offline,
    memory,
    exports,
  },
  terms: {
    steps,
    stepNames,
    stepActs,
    phases,
    chapters,
    topics,
    editions,
    keywords,
    colors,
    types,
    subtypes,
  },
  events: { ...choiceEvents, ...turnEvents, ...turnChangeEvents, ...combatEvents, ...effectEvents },
  verdict,
  ability: abilityWords,
  rules,
  mistakes,
  stockNames,
  names,
};
