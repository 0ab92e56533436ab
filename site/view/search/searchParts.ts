import { EDITION_IDS, NEWEST_EDITION, numbersOf } from '../../engine.ts';
import { askedIn } from '../../i18n/asked.ts';
import { messagesIn } from '../../i18n/index.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { digestOf } from '../../library/judged/digest.ts';
import {
  type BoardsOfRule,
  type FirstPart,
  FORM,
  type IndexedPage,
  KINDS,
  type TextPart,
} from '../../search/forms.ts';
import { stemIn } from '../../search/stemmers.ts';
import { writtenTexts } from '../../search/textIndex.ts';
import { rememberingStem } from '../../search/wordsOf.ts';
import { partsOfCards } from '../cardParts/partsOfCards.ts';
import { citedRules } from '../citedRules.ts';
import { boardsToFind, exercisesToFind, scenariosToFind, setsToFind } from './boardsToFind.ts';
import { cardsToFind } from './cardsToFind.ts';
import {
  keywordsToFind,
  mistakesToFind,
  otherPagesToFind,
  rulesToFind,
  stopsToFind,
  termsToFind,
} from './namedPages.ts';
import { oldNumbers } from './oldNumbers.ts';
import type { PageToFind } from './pageToFind.ts';
import { saidForThem } from './saidForThem.ts';

/** The index of a language as it is sent. */
export interface SearchParts {
  readonly first: FirstPart;
  readonly texts: TextPart;
}

/** Both parts, made together, so that each knows the other's version. */
export async function searchParts(language: Language): Promise<SearchParts> {
  const m = messagesIn(language);
  const pagesFirst = await firstToFind(m);
  const pages = [...pagesFirst, ...(await setsToFind(m)), ...(await exercisesToFind(m))];
  const stem = rememberingStem(await stemIn(language));
  const { numbers, gone } = await citedRules();
  const first = {
    pages: pagesFirst.map(indexed),
    editions: EDITION_IDS.join(' '),
    numbers: oldNumbers(numbers, new Set(gone)),
    saidForIt: saidForThem(m),
    empty: askedIn(language).empty,
  };
  const texts = {
    pages: pages.slice(pagesFirst.length).map(indexed),
    boards: await boardsOfRules(pages),
    cardWords: [...(await partsOfCards()).words.keys()].toSorted().join(' '),
    texts: writtenTexts(
      pages.map(({ text }) => text),
      { stem, empty: new Set(first.empty.split(' ')) },
    ),
  };
  const version = digestOf(JSON.stringify([FORM, first, texts]));
  return { first: { form: FORM, version, ...first }, texts: { form: FORM, version, ...texts } };
}

const indexed = ({ kind, page, name, line, also }: PageToFind): IndexedPage => [
  KINDS.indexOf(kind),
  kind === 'rule' ? '' : page,
  name,
  line,
  also,
];

const firstToFind = async (m: Messages): Promise<readonly PageToFind[]> => [
  ...(await keywordsToFind(m)),
  ...(await rulesToFind(m)),
  ...mistakesToFind(m),
  ...(await stopsToFind(m)),
  ...termsToFind(m),
  ...(await scenariosToFind(m)),
  ...otherPagesToFind(m),
  ...(await cardsToFind(m)),
];

/** As many boards of a rule as anybody looks through. */
const MOST_BOARDS = 20;

/** What is decided by each rule before what cites it besides; no board twice. */
async function boardsOfRules(
  pages: readonly PageToFind[],
): Promise<Readonly<Record<string, BoardsOfRule>>> {
  const places = new Map(
    pages.map(({ kind, page }, place) => [`${kind === 'card' ? kind : ''}${page}`, place]),
  );
  const byNumber = new Map<string, { decides: number[]; cites: number[] }>();
  for (const { page, decides, cites } of await boardsToFind()) {
    const place = places.get(page);
    if (place === undefined) continue;
    const deciding = new Set(numbersOf(NEWEST_EDITION, decides));
    for (const number of new Set([...deciding, ...numbersOf(NEWEST_EDITION, cites)])) {
      const all = byNumber.get(number) ?? { decides: [], cites: [] };
      byNumber.set(number, all);
      all[deciding.has(number) ? 'decides' : 'cites'].push(place);
    }
  }
  return Object.fromEntries(
    [...byNumber].map(([number, { decides, cites }]) => [
      number,
      {
        decides: decides.slice(0, MOST_BOARDS),
        cites: cites.slice(0, Math.max(0, MOST_BOARDS - decides.length)),
      },
    ]),
  );
}
