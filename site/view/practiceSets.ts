import {
  EDITION_IDS,
  type EditionId,
  kebab,
  MISTAKE_NAMES,
  type MistakeName,
  TOPICS,
  type Topic,
} from '../engine.ts';
import { date } from '../i18n/grammar.ts';
import type { Messages } from '../i18n/messages.ts';
import { DOCUMENTS, type Document } from '../i18n/practiceWords.ts';
import { courseIn } from '../library/judged/facts.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import { type AskedItem, askedItems, statesOfItems } from './askedItems.ts';
import { editionOf } from './exercisePages.ts';
import { keptPages } from './keptPages.ts';
import { telltales } from './mistakes.ts';
import { inEachLanguage } from './paths.ts';

/** What a set is about. */
export type Aim =
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'mistake'; readonly mistake: MistakeName }
  /** One of those that the project was made from. */
  | { readonly kind: 'document'; readonly document: Document }
  /** What is ruled otherwise today than it was then. */
  | { readonly kind: 'edition'; readonly edition: EditionId };

/** All that is asked for an aim, the easier first. */
export interface PracticeSet {
  readonly aim: Aim;
  readonly items: readonly AskedItem[];
}

/** The name of a set in addresses. */
function slugOfSet(aim: Aim): string {
  switch (aim.kind) {
    case 'topic':
      return kebab(aim.topic);
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
    case 'mistake':
      return mistakes[aim.mistake].title;
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
    ...MISTAKE_NAMES.map((mistake) => ({
      aim: { kind: 'mistake', mistake } as const,
      items: shown.get(mistake) ?? [],
    })),
    ...EDITION_IDS.map((edition) => ({
      aim: { kind: 'edition', edition } as const,
      items: items.filter((item) => differsFrom(item, edition)),
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
      items: set.items.toSorted((a, b) => a.facts.knowledge - b.facts.knowledge),
    }));
});

const differsFrom = ({ facts }: AskedItem, edition: EditionId): boolean =>
  courseIn(facts, editionOf(facts))?.differsFrom.includes(edition) === true;

/** The pages of the sets; each is made again where a title or an address in it can differ. */
export const setPages = async () =>
  keptPages(
    (await practiceSets()).flatMap((set) =>
      inEachLanguage({ set: slugOfSet(set.aim) }, () => ({ set })),
    ),
    ({ props: { set, language } }) => statesOfItems(set.items, language),
  );
