import type { Messages } from '../messages.ts';
import changes from './changes.json' with { type: 'json' };
import chapters from './chapters.json' with { type: 'json' };
import { boards } from './chrome/boards.ts';
import classExam from './chrome/classExam.json' with { type: 'json' };
import codes from './chrome/codes.json' with { type: 'json' };
import { course } from './chrome/course.ts';
import deal from './chrome/deal.json' with { type: 'json' };
import { exam } from './chrome/exam.ts';
import exports from './chrome/exports.json' with { type: 'json' };
import filters from './chrome/filters.json' with { type: 'json' };
import { glossary } from './chrome/glossary.ts';
import make from './chrome/make.json' with { type: 'json' };
import memory from './chrome/memory.json' with { type: 'json' };
import { mistakePages } from './chrome/mistakes.ts';
import offline from './chrome/offline.json' with { type: 'json' };
import { pages } from './chrome/pages.ts';
import placement from './chrome/placement.json' with { type: 'json' };
import { practice } from './chrome/practice.ts';
import { progress } from './chrome/progress.ts';
import { sandbox } from './chrome/sandbox.ts';
import { scenario } from './chrome/scenario.ts';
import search from './chrome/search.json' with { type: 'json' };
import sharing from './chrome/sharing.json' with { type: 'json' };
import { site } from './chrome/site.ts';
import editions from './editions.json' with { type: 'json' };
import { mistakes } from './mistakes/index.ts';
import { reasons } from './reasons.ts';
import { rules } from './rules/index.ts';
import stepActs from './stepActs.json' with { type: 'json' };
import stockNames from './stockNames.json' with { type: 'json' };
import { telling } from './telling.ts';
import topics from './topics.json' with { type: 'json' };
import { phases } from './turn.ts';

export const es: Messages = {
  ...telling,
  chrome: {
    ...telling.chrome,
    site,
    scenario,
    pages,
    filters,
    glossary,
    mistakes: mistakePages,
    placement,
    practice,
    course,
    deal,
    exam,
    make,
    boards,
    codes,
    classExam,
    offline,
    memory,
    progress,
    exports,
    sandbox,
    search,
    sharing,
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
  reasons,
  mistakes,
  changes,
  stockNames,
};
