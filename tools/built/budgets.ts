import type { Weight } from './weight.ts';

/** The most of something that a page may have, and why it is that. */
export interface Budget {
  readonly name: string;
  readonly unit: 'KB' | 'count';
  /** In its unit. */
  readonly most: number;
  /** What was decided, and what had been before. */
  readonly decided: string;
  readonly why: string;
}

/** The day on which every page was weighed, and each budget set a little above the largest. */
const WEIGHED = 'set beside the largest page on 28 November 2026';

/** What each page may weigh, as it is sent. */
export const BUDGETS: { readonly [K in keyof Weight]: Budget } = {
  html: {
    name: 'HTML',
    unit: 'KB',
    most: 17.8,
    decided:
      'the design allows 14 and aims at 12; was 17.4 without what those who show links read of it, where it is said where the site is published, 17.2 before a page of a set told what of it can’t be marked by others, 17 before every head had a link to the search, 15.1 before the set of a level listed half as many boards more, 12.4 before what opens and marks the place that an address names stood in the page, 12.8 before a set’s list named its boards and all changes of the rules stood on one page, and 14 before a set said of each board what it asks for',
    why: 'a ruling with all its steps stands in the page, and is there on a slow connection at once',
  },
  css: {
    name: 'CSS',
    unit: 'KB',
    most: 12.9,
    decided: `the design says 10; was 11.2 before a card said what of its text is not played, 10 before one’s own board showed what is not understood and what was chosen on the way,
      10.2 before what scripts
      bring had its room from the first paint on, 10.8 before pages came abridged, and 11.4 before a stop of the course had a replay and a round`,
    why: `nothing is painted before it is there; the page of one’s own board needs all of it, and a stop of the course shows a
      replay and asks a round`,
  },
  script: {
    name: 'script before any interaction',
    unit: 'KB',
    most: 17.1,
    decided: `the design says 10; was 16.2 before a key opened the search on every page and a number showed its rule, 10 before a round kept what is sent before it is marked, 11.5 before what is sent
      on a scenario's own page was kept, too, 11.7 before a phone's menu closed by itself, and 11.8 before a replay was
      measured once, marking came at rest, and what a script imports was fetched ahead of it, 13 before what scripts bring
      had its room from the first paint on, 13.6 before pages came abridged, which a script makes whole,
      16 before Next stood where Check stood, and 16.2 before a rule's number showed what the rule says`,
    why: `everything is readable without a script, so that what runs at once only adds; what keeps an answer when the
      network, the host or the store fails has to be there before it does`,
  },
  onDemand: {
    name: 'script on demand for a question',
    unit: 'KB',
    most: 49,
    decided: `45 was aimed at, and the design says 50; was 48.7 before bands, exerting, enlisting and payments were declared with who attacks or blocks, 48.6 before what loads a thing once stood in its own file for pages with questions, 48.4 before a question let others tell its mark, and took the nearest answer, was 48.1 before 82 more rules had numbers, 47.6 before a slip from what a mistake declares was looked for, 46 before an answer said what it turns on, 44.8 before abilities came once each turn and asked what had
      happened in it, and 68.3 before a page looked through declarations in place of
      searching them, loaded what rules on its own kind of answer, and left to a worker what makes boards`,
    why: `names carry their grammar, another may rule in its place, and sentences are read from files of words with what
      fills them in and what each phrase brings along; of the engine, it has what rules on one kind of declaration or on a
      division, also by what mistakes believe`,
  },
  offline: {
    name: 'script for working offline',
    unit: 'KB',
    most: 10.6,
    decided:
      'was 10.4 before a page asked for one file of it and not for three, 4.6 before what is kept came in bundles, by what was used and what was asked for',
    why: `nobody waits for it: a page asks for two kilobytes of it after all else, and only where something was used or is
      told for more, which is there by then`,
  },
  memory: {
    name: 'script that remembers answers',
    unit: 'KB',
    most: 5.2,
    decided: `was 5 before a set had boards of somebody’s own, 6; ${WEIGHED}`,
    why: 'the store, the log, and what is said where there is none',
  },
  said: {
    name: 'script that shows what a rule says',
    unit: 'KB',
    most: 1.4,
    decided: 'set beside the first of its kind on 30 November 2026',
    why: 'it comes with the first number that is pointed at; the words come in parts beside it',
  },
  exports: {
    name: 'script for exports',
    unit: 'KB',
    most: 67.4,
    decided: `was 67 before a picture crossed out what is at fault, 16.8 before they ruled on every answer, which loads what rules where no question stands on the page, 13.5 before what is declared, divided or put in order was written with all that is right, as lists to choose
      from and as numbers, and what has to be marked by hand was said; 14; ${WEIGHED}`,
    why: 'four formats, each with its own writer, and what reads a set out of its pages and rules on every answer to it',
  },
  brought: {
    name: 'script that brings rows of other pages',
    unit: 'KB',
    most: 2.6,
    decided: 'was with what a question loads before pages came abridged',
    why: 'it makes whole what comes abridged',
  },
  round: {
    name: 'script beside a round’s questions',
    unit: 'KB',
    most: 16.8,
    decided: `was 16 before a set had boards of somebody’s own, 15.2 before codes were letters and digits alone and said how long they are, was 7.5 before answers waited for their marks and boards that failed were tried again, 9.6 before what never
      answers was given up, 9.7 before what was erased was kept again and what waits in rounds that were left was marked,
      10.5 before a round that is loaded again told how it went, 10.7 while what deals came along with what marks, and 13.7 before Next stood where Check stood, 13.8 before ten boards were dealt at a time and review was offered`,
    why: 'a round is a page of its own that brings each board from another',
  },
  course: {
    name: 'script that knows how far somebody is',
    unit: 'KB',
    most: 29,
    decided:
      'was 28.5 before a set had boards of somebody’s own, 26.7 before a review asked on another board for what was learned a week ago, and a round said why each is asked',
    why: 'it reads the log of answers and the stops of the course; nobody who has answered nothing loads it',
  },
  boards: {
    name: 'script for boards that are made',
    unit: 'KB',
    most: 127.2,
    decided: `was 126.8 before what is said besides was declared with who attacks or blocks, 126.2 before 82 more rules had numbers, 123.3 before boards asked for an order, for times and for what is legal, the placement test had boards made, and prevention shields and mana that is kept could be what an answer turns on, 123.1 before the worker said what a board is called without drawing it, 122 before goading, exerting and what is said by an effect could be what an answer turns on, 112.5 before what plays boards on had every keyword with what it triggers, and the rules that a turn can cite, 105.6 before boards were played on, whose share with these it has, 99.5 before a board said what its answer turns on, 97.5 before the language had what most cards need, 36.5 before answers named the rule without which they would be another, 38.4 before what hundreds ask for
      was asked once, and 38.6 before a worker made boards: it has what rules on them, which a page of such boards then
      does not load`,
    why: `a worker shares no file with its page; it makes boards, counts their legal answers, asks again with one thing less and says what came of it,
      draws and asks them, and rules on what is answered, in the words of one language`,
  },
  played: {
    name: 'script that plays boards that are made',
    unit: 'KB',
    most: 90,
    decided: 'set beside the first of its kind on 30 November 2026',
    why: 'it has the turn, casting, triggers and state-based actions, and asks again with one thing less; only a board that is played on loads it',
  },
  exam: {
    name: 'script for an exam',
    unit: 'KB',
    most: 21.1,
    decided: `was 20.7 before a double click finished nothing, 19.9 before a set had boards of somebody’s own, 18.8 before codes said how long they are, and an exam of a class shared some of it, was 18.6 before a result said how papers before it went, 8.4 before what fails was tried again, and a result had an address, 12.7 before what never answers was given
      up, 12.9 before what was erased was kept again and what is looked at was tried again, 13.6 before a phone's menu
      closed by itself, 13.7 while what deals came along with what marks, 16.9 before there were three papers, 17.4 before a placement test shared some of it, and 17.8 before a round was dealt ten boards at a time`,
    why: `it deals, asks, keeps sittings, counts down and reviews by itself; what it can’t mark it marks later, and its
      address has all answers`,
  },
  classPaper: {
    name: 'script for a class exam on paper',
    unit: 'KB',
    most: 68.5,
    decided:
      'was 68.1 before a picture crossed out what is at fault, 22.6 before what is printed was ruled on as what is exported; set beside the first of its kind on 30 November 2026',
    why: 'it brings boards from their pages, as a round does, reads the questions out of them, draws them and lays them out',
  },
  classExam: {
    name: 'script for an exam of a class',
    unit: 'KB',
    most: 23.7,
    decided:
      'was 23.2 before a double click handed nothing in, and an exam kept how it is sat while its set is changed, 22.6 before a set had boards of somebody’s own; set beside the first of its kind on 30 November 2026',
    why: `it deals a variant, asks, counts down, keeps the sitting, makes the code and tells the marks, all at once: what is
      handed in without a network asks for nothing more`,
  },
  placement: {
    name: 'script for a placement test',
    unit: 'KB',
    most: 25.4,
    decided:
      'set beside the first of its kind on 29 November 2026; was 24.6 before a set had boards of somebody’s own, 24 before boards were made for it and effort counted, and 23.4 before its result told of what is left to the course, 23.2 before it began with a small board',
    why: `it weighs what is believed after each answer, chooses the next board, keeps the sitting, and tells what was found
      and what that rests on`,
  },
  codes: {
    name: 'script that checks codes',
    unit: 'KB',
    most: 21.6,
    decided: `was 20.9 before boards of somebody’s own were marked there and a table said once what is the same for all, 20.2 before a set had boards of somebody’s own, 14.5 before codes were found in any text, damaged ones named, and a class told what it got wrong together, was 7.5 before each board of a class had a column, and a round kept what it can’t mark yet, 9.6 before codes
      that can’t be marked were given up and told, 10.2 before a round went on from below what helps, 10.4 while what
      deals came along with what marks, and 13.4 before there were three papers, 13.6 before a round was dealt ten boards at a time`,
    why: `it reads codes and lays answers out in a table; what brings boards and fills them in comes with all of a round; each
      is marked with the script on demand`,
  },
  search: {
    name: 'script that searches all pages',
    unit: 'KB',
    most: 17,
    decided: 'set beside the first of its kind on 30 November 2026',
    why: `with the first part of the index it may be 60 KB before the first result; it has the library that searches text,
      what cuts endings off the words of one language, and what shows what is found`,
  },
  cardsFound: {
    name: 'script that finds cards that no board has',
    unit: 'KB',
    most: 3.6,
    decided: 'set beside the first of its kind on 30 November 2026',
    why: 'a worker shares no file with its page; it reads the parts in which cards come, and writes a link to a board',
  },
  elsewhere: {
    name: 'script that reads what other programs wrote',
    unit: 'KB',
    most: 14.2,
    decided: 'was 19.2 before its words came with the others of the language',
    why: `it knows six programs and lists of cards by their phrases, and which subtypes there are, since it shares no file
      with the worker that asks for it but on demand`,
  },
  sandbox: {
    name: 'script that rules on a board of one’s own',
    unit: 'KB',
    most: 328,
    decided: `was 311 before what other programs wrote was counted with it as it is brought, and a board was ruled on as it is declared and by other rules, 304.6 before a board was handed on with its ruling, by a device’s sheet and by a code of squares, which is 4.2 of it and comes with the first one, 302.4 before 82 more rules had numbers, 299.8 before a board was shared by the rules of a date or of the day, and its code brought it drawn, and a set asked boards of somebody’s own, 297.9 before mana could be kept, what is phased out came back, and a time was refused by all its rules, 297.5 before an option said what life is paid, 295.6 before twelve more mistakes were played by, 295.4 before an answer had room for what it turns on; the design says 160 for the whole engine and aims at 140; was 257 before a line’s words were all known, choices on
      the way were played otherwise, and each door said what it refuses; 274 before names were offered by several, what is not
      understood was put right in place, and what is not played said why; 277 before cards gained abilities, what comes later
      was named by its tag, and cards’ own words of each language were read; 281 before an answer began with the rule without
      which it would be another; 283 before declarations were read in three languages, with what is not declared, and hundreds
      that are alike were worked out at once; 285.5 before declarations called cards by their names; 286.6 before what a name can mean was offered, and sizes were compared in words; 289 before all cards
      were looked for in parts, one half read was ruled on as read, and abilities said what more texts say; 295 before words told of papers and names`,
    why: `it has the rules of seven dates, tells all that can be done and happen, writes boards as files and pictures, and
      knows every subtype that there is; Italian and Spanish have more sentences than English`,
  },
  lesson: {
    name: 'script that makes an exercise of one’s own board',
    unit: 'KB',
    most: 52,
    decided: 'set beside the first of its kind on 1 December 2026',
    why: `it answers questions as files ask them, with what their answers turn on, in sentences, and has our sentence for every
      rule and every mistake: any board may turn on any of them`,
  },
  visit: {
    name: 'first visit',
    unit: 'KB',
    most: 77.3,
    decided: `the design allows 80; ${WEIGHED}: was 76.3 without what those who show links read of it, where it is said where the site is published, 74 before a key opened the search and a number showed its rule, 62 before what a script imports was fetched ahead
      of it, and 64 before a page of older rules asked for the one that it is nearly the same as`,
    why: 'what a phone on a slow connection waits for',
  },
  framed: {
    name: 'page in a frame before any interaction',
    unit: 'KB',
    most: 42.1,
    decided: `was 41.9 before a question let others tell its mark, 41.6 before a frame said whose rules it is by, 41.4 before two beliefs that come to the same were told both, 40; ${WEIGHED}: 31 before a replay was measured in parts, once, and what a script imports was fetched
      ahead of it; 33.6 before one of older rules asked for the one that it is nearly the same as`,
    why: 'somebody else’s article has it among its own, so that it has the device’s letters',
  },
  requests: {
    name: 'requests of a first visit',
    unit: 'count',
    most: 12,
    decided:
      'was 11 before pages that make sets and exams had what loads a thing once without what asks questions, and a paper’s style; the design says 10; one more where a page comes abridged',
    why: 'each may wait for the one before it',
  },
  elements: {
    name: 'elements',
    unit: 'count',
    most: 1950,
    decided: `was 2500; ${WEIGHED}`,
    why: 'a page of alternatives has all its branches open to whoever runs no script',
  },
};

/** Half of the scenarios' pages, in all their languages and editions, are no larger than this. */
export const MEDIAN_OF_ELEMENTS: Budget = {
  name: 'elements in the median of the scenarios’ pages',
  unit: 'count',
  most: 900,
  decided: `the design allows 1200; ${WEIGHED}`,
  why: 'a phone lays a page out as often as it is turned or stepped through',
};

const KB = 1024;

/** The most as it is measured: in bytes, or as a number. */
export const mostOf = ({ unit, most }: Budget): number => (unit === 'KB' ? most * KB : most);

/** An amount as it is measured, as it is told. */
export const said = ({ unit }: Budget, amount: number): string =>
  unit === 'KB' ? `${(amount / KB).toFixed(1)} KB` : `${amount}`;

/** A budget of which less than this part is used says nothing any more: it has to come down. */
const LEAST_USED = 0.85;

/** What has to be said of a budget of which at most so much is used on any page. */
export const withSlack = (budget: Budget, used: number): readonly string[] =>
  used < LEAST_USED * mostOf(budget)
    ? [
        `${budget.name}: ${said(budget, used)} at most, and ${said(budget, mostOf(budget))} are allowed (${budget.decided}): the budget can come down`,
      ]
    : [];
