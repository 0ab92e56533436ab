import {
  EDITION_IDS,
  type EditionId,
  kebab,
  MISTAKE_NAMES,
  type MistakeName,
  NEWEST_EDITION,
  TOPICS,
  type Topic,
} from '../engine.ts';
import { date } from '../i18n/grammar.ts';
import type { Messages } from '../i18n/messages.ts';
import type { PracticeWords } from '../i18n/practiceWords.ts';
import {
  DOCUMENTS,
  type Document,
  KNOWLEDGE,
  type Knowledge,
  PARTS,
  type PracticePart,
} from '../i18n/practiceWords.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import { type AskedItem, askedItems, statesOfItems } from './askedItems.ts';
import { cachedPages } from './cachedPages.ts';
import { editionOf } from './exercisePages.ts';
import { expectedMinutes } from './expectedTime.ts';
import { telltales } from './mistakes.ts';
import { mixed } from './mixed.ts';
import { inEachLanguage } from './paths.ts';
import { middleHalf, type Spread } from './spread.ts';

/** What a set is about. */
export type Aim =
  | { readonly kind: 'topic'; readonly topic: Topic }
  /** Of a topic what is about as hard. */
  | { readonly kind: 'part'; readonly topic: Topic; readonly part: PracticePart }
  /** Of all topics what asks for as much. */
  | { readonly kind: 'level'; readonly level: Knowledge }
  | { readonly kind: 'mistake'; readonly mistake: MistakeName }
  /** One of those that the project was made from. */
  | { readonly kind: 'document'; readonly document: Document }
  /** What is answered otherwise today than it was then. */
  | { readonly kind: 'edition'; readonly edition: EditionId };

/** In which part of a topic stands what asks for so much. */
const PART_AT: Readonly<Record<number, PracticePart>> = {
  1: 'easy',
  2: 'easy',
  3: 'medium',
  4: 'hard',
  5: 'hard',
};

/** A part of a topic holds no fewer than this; what is left over stands in the whole. */
const ENOUGH_FOR_A_PART = 5;

/** All that is asked for an aim, the easier first, and of one topic no more than two in a row. */
export interface PracticeSet {
  readonly aim: Aim;
  readonly items: readonly AskedItem[];
}

/** The name of a set in addresses. */
function slugOfSet(aim: Aim): string {
  switch (aim.kind) {
    case 'topic':
      return kebab(aim.topic);
    case 'part':
      return `${kebab(aim.topic)}-${aim.part}`;
    case 'level':
      return `level-${aim.level}`;
    case 'mistake':
      return kebab(aim.mistake);
    case 'document':
      return `document-${aim.document.toLowerCase()}`;
    case 'edition':
      return `since-${aim.edition}`;
  }
}

/** The address of a set in English. */
export const setPage = (aim: Aim): string => `/practice/${slugOfSet(aim)}/`;

export function titleOfSet(aim: Aim, { language, terms, mistakes, chrome }: Messages): string {
  switch (aim.kind) {
    case 'topic':
      return terms.topics[aim.topic];
    case 'part':
      return chrome.practice.partOf(terms.topics[aim.topic], chrome.practice.parts[aim.part]);
    case 'level':
      return chrome.practice.levels[aim.level];
    case 'mistake':
      return chrome.mistakes.stated(mistakes[aim.mistake].title);
    case 'document':
      return chrome.practice.documents[aim.document];
    case 'edition':
      return chrome.practice.since(date(language, aim.edition));
  }
}

/** Every set for which anything is asked. */
export const practiceSets = onceInBuild(async (): Promise<readonly PracticeSet[]> => {
  const items = await askedItems();
  const shown = await telltales();
  const sets: readonly PracticeSet[] = [
    ...TOPICS.map((topic) => ({
      aim: { kind: 'topic', topic } as const,
      items: items.filter(({ facts }) => facts.topics.includes(topic)),
    })),
    ...TOPICS.flatMap((topic) => partsOf(topic, items)),
    ...KNOWLEDGE.map((level) => ({
      aim: { kind: 'level', level } as const,
      items: items.filter((item) => item.facts.knowledge === level && !isOfOlderRules(item)),
    })),
    ...MISTAKE_NAMES.map((mistake) => ({
      aim: { kind: 'mistake', mistake } as const,
      items: (shown.get(mistake) ?? []).filter((item) => !isOfOlderRules(item)),
    })),
    ...EDITION_IDS.map((edition) => ({
      aim: { kind: 'edition', edition } as const,
      items: items.filter((item) => isAnsweredOtherwise(item, edition)),
    })),
    ...DOCUMENTS.map((document) => ({
      aim: { kind: 'document', document } as const,
      items: items.filter(({ facts }) => facts.covers.some((id) => id.startsWith(document))),
    })),
  ];
  return sets
    .filter((set) => set.items.length > 0)
    .map((set) => ({
      ...set,
      items: mixed(
        set.items.toSorted((a, b) => a.facts.knowledge - b.facts.knowledge),
        topicOfItem,
      ),
    }));
});

/** What it is about first. */
export const topicOfItem = ({ facts: { topics } }: AskedItem): Topic =>
  topics[0] ?? 'turnStructure';

/** What is asked about a topic, by how hard it is; nothing where that would be no less than the topic. */
function partsOf(topic: Topic, items: readonly AskedItem[]): readonly PracticeSet[] {
  const about = items.filter(({ facts }) => facts.topics.includes(topic));
  return PARTS.map((part) => ({
    aim: { kind: 'part', topic, part } as const,
    items: about.filter(({ facts }) => PART_AT[facts.knowledge] === part),
  })).filter(({ items: held }) => held.length >= ENOUGH_FOR_A_PART && held.length < about.length);
}

/** An exercise that is asked by older rules stands among those of its topic alone. */
const isOfOlderRules = ({ kind, facts }: AskedItem): boolean =>
  kind === 'exercise' && editionOf(facts) !== NEWEST_EDITION;

/** Whether it is answered otherwise today than by the rules of then; what is asked by older rules is no news. */
const isAnsweredOtherwise = ({ facts, question }: AskedItem, edition: EditionId): boolean =>
  editionOf(facts) === NEWEST_EDITION &&
  facts.answeredApart.some((one) => one.question === question && one.editions.includes(edition));

/** What is said of a set: how many boards, how hard most of them are, how long they take. */
export interface SetFigures {
  readonly count: number;
  readonly levels: Spread;
  readonly hard: string;
  readonly time: string;
}

export function figuresOf({ items }: PracticeSet, { chrome }: Messages): SetFigures {
  const asked = items.map(({ facts }) => facts.knowledge);
  const levels = middleHalf(asked);
  const isOne = asked.every((level) => level === levels.to);
  return {
    count: items.length,
    levels,
    hard: isOne
      ? chrome.pages.scenarios.level(levels.to)
      : chrome.practice.mostly(levels.from, levels.from === levels.to ? undefined : levels.to),
    time: timeWords(expectedMinutes(items), chrome.practice),
  };
}

/** The pages of the sets; each is made again where a title or an address in it can differ. */
export const setPages = async () =>
  cachedPages(
    (await practiceSets()).flatMap((set) =>
      inEachLanguage({ set: slugOfSet(set.aim) }, () => ({ set })),
    ),
    ({ props: { set, language } }) => statesOfItems(set.items, language),
  );

/** `about 20 minutes`, `about an hour`, `about 1½ hours` */
function timeWords(minutes: number, words: Pick<PracticeWords, 'hours' | 'minutes'>): string {
  if (minutes < 55) return words.minutes(minutes);
  const halves = Math.round(minutes / 30);
  return words.hours(Math.floor(halves / 2), halves % 2 === 0 ? undefined : 'yes');
}
