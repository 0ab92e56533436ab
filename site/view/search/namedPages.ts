// What explains: rules, keywords, mistakes, terms, the course, and the pages that lead to all else.
import {
  EVERY_KEYWORD,
  MISTAKE_NAMES,
  NEWEST_EDITION,
  numberOf,
  partsOf,
  type RuleKey,
  type RuleNumber,
} from '../../engine.ts';
import { askedIn, type LeadingPage } from '../../i18n/asked.ts';
import type { Messages } from '../../i18n/messages.ts';
import { TERM_KEYS } from '../../i18n/termKeys.ts';
import { termIn } from '../../i18n/terms.ts';
import { anchorOfChange, CHANGES_PAGE, changesByEdition } from '../changes.ts';
import { chapterName } from '../chapters.ts';
import { citedRules } from '../citedRules.ts';
import { courseStops } from '../course/courseStops.ts';
import { stopPage } from '../course/stopSketch.ts';
import { mistakePage } from '../mistakes.ts';
import { keysToday } from '../rules.ts';
import { addressOfTerm, definitionOf } from '../terms.ts';
import type { PageToFind } from './pageToFind.ts';

/** Each rule that has a page. */
export async function rulesToFind(m: Messages): Promise<readonly PageToFind[]> {
  const { numbers } = await citedRules();
  return numbers.map((number) => ({
    kind: 'rule',
    page: `/rules/${number}/`,
    name: number,
    line: saidOf(keysToday(number), m),
    also: chapterName(partsOf(number).section, m.terms) ?? '',
    text: '',
  }));
}

/** Each keyword that has a page: the one of its number, or that of the first rule that says what it does. */
export async function keywordsToFind(m: Messages): Promise<readonly PageToFind[]> {
  const { numbers } = await citedRules();
  return EVERY_KEYWORD.flatMap(({ keyword, rules }) => {
    const [number] = rules.flatMap((key) => numberOf(NEWEST_EDITION, key) ?? []);
    const page = number === undefined ? undefined : pageOfKeyword(number, numbers);
    if (page === undefined) return [];
    const name = m.terms.keywords[keyword];
    return [
      { kind: 'keyword', page, name: capital(name), line: saidOf(rules, m), also: '', text: '' },
    ];
  });
}

function pageOfKeyword(number: RuleNumber, numbers: readonly RuleNumber[]): string | undefined {
  const whole = number.replace(/[a-z]+$/, '');
  const found = numbers.find((one) => one === whole) ?? numbers.find((one) => one === number);
  return found === undefined ? undefined : `/rules/${found}/`;
}

/** Our sentences for rules, each once. */
export const saidOf = (keys: readonly RuleKey[], { rules }: Pick<Messages, 'rules'>): string =>
  [...new Set(keys.flatMap((key) => rules[key] ?? []))].join(' ');

export const mistakesToFind = (m: Messages): readonly PageToFind[] =>
  MISTAKE_NAMES.map((name) => {
    const { title, so, why, wouldBeRight } = m.mistakes[name];
    return {
      kind: 'mistake',
      page: mistakePage(name),
      name: m.chrome.mistakes.stated(title),
      line: firstSentence(so),
      also: '',
      text: [so, why, wouldBeRight].join(' '),
    };
  });

export const termsToFind = (m: Messages): readonly PageToFind[] =>
  TERM_KEYS.map((key) => {
    const { name, forms = [] } = termIn(m.language, key);
    const defined = definitionOf(key);
    const keys = defined === undefined ? [] : keysToday(defined.rule.number);
    return {
      kind: 'term',
      page: addressOfTerm(key),
      name: capital(name),
      line: saidOf(keys, m),
      also: '',
      text: forms.join(' '),
    };
  });

export async function stopsToFind(m: Messages): Promise<readonly PageToFind[]> {
  return (await courseStops()).map(({ stop, words }) => {
    const { title, know } = words[m.language];
    const [line = ''] = know;
    return {
      kind: 'course',
      page: stopPage(stop.id),
      name: title,
      line,
      also: '',
      text: know.join(' '),
    };
  });
}

/** Pages that lead to others, and the changes of the rules. */
export function otherPagesToFind({ language, chrome, changes }: Messages): readonly PageToFind[] {
  const { pages, practice, boards, make, deal, exam, classExam } = chrome;
  const askedFor = new Map(Object.entries(askedIn(language).pages));
  const led: { readonly [P in LeadingPage]: TitledPage } = {
    '/course/': chrome.course,
    '/practice/': practice,
    '/practice/daily/': deal.daily,
    '/practice/boards/': boards,
    '/practice/make/': make,
    '/practice/class/': classExam,
    '/practice/codes/': chrome.codes,
    '/exam/': exam,
    '/placement/': chrome.placement,
    '/scenarios/': { title: pages.scenarios.title, lead: '' },
    '/sandbox/': chrome.sandbox,
    '/mistakes/': chrome.mistakes,
    '/rules/': pages.rules,
    '/rules/keywords/': { title: pages.rules.keywords, lead: '' },
    '/rules/gone/': { title: pages.rules.gone, lead: pages.rules.goneLead },
    '/turn/': pages.turn,
    '/editions/': pages.editions,
    '/words/': chrome.glossary,
    '/progress/': chrome.memory,
    '/offline/': chrome.offline.page,
  };
  const changed = changesByEdition.flatMap((one) => one.changes);
  return [
    ...Object.entries(led).map(([page, { title, lead }]) =>
      pageToFind(page, title, lead, askedFor.get(page) ?? ''),
    ),
    ...changed.map(({ name }) => ({
      ...pageToFind(`${CHANGES_PAGE}#${anchorOfChange(name)}`, changes[name].title, '', ''),
      text: `${changes[name].until} ${changes[name].since}`,
    })),
  ];
}

interface TitledPage {
  readonly title: string;
  readonly lead: string;
}

const pageToFind = (page: string, name: string, line: string, also: string): PageToFind => ({
  kind: 'page',
  page,
  name,
  line: firstSentence(line),
  also,
  text: line,
});

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** As much as has room in a line. */
const firstSentence = (text: string): string => /^.{20,}?[.!?](?= |$)/s.exec(text)?.[0] ?? text;
