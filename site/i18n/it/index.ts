import type { Messages } from '../messages.ts';
import { chapters } from './chapters.ts';
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
import { sandbox } from './chrome/sandbox.ts';
import { scenario } from './chrome/scenario.ts';
import { site } from './chrome/site.ts';
import { mistakes } from './mistakes/index.ts';
import { rules } from './rules/index.ts';
import { stockNames } from './stockNames.ts';
import { telling } from './telling.ts';
import { editions, topics } from './topics.ts';
import { phases, stepActs } from './turn.ts';

export const it: Messages = {
  ...telling,
  chrome: {
    ...telling.chrome,
    site,
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
    sandbox,
  },
  terms: {
    ...telling.terms,
    stepActs,
    phases,
    chapters,
    topics,
    editions,
  },
  rules,
  mistakes,
  stockNames,
};
