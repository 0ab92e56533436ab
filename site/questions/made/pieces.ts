import { ACTIVE_PLAYER, AIMS, type Aim, GENERATOR, type Piece, type Pieces } from '#engine/boards';
import {
  KEYWORDS,
  kebab,
  MISTAKES,
  type MistakeName,
  NEWEST_EDITION,
  numberOf,
  RULE_KEYS,
  type RuleKey,
  type Topic,
} from '../../engine.ts';
import { capital, date } from '../../i18n/grammar.ts';
import type { Messages } from '../../i18n/messages.ts';
import { withoutTitle } from '../../i18n/nameInWords.ts';
import { loadCards } from '../../library/cards.ts';
import { onceInBuild } from '../../library/onceInBuild.ts';
import { loadPieces } from '../../library/pieces.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { mistakeTitles } from '../../view/mistakes.ts';
import { printedName } from '../../view/naming.ts';
import { refsOf } from '../../view/rules.ts';
import { stockNamesIn } from '../../view/stockNames.ts';
import type { PiecesInWords } from './piecesInWords.ts';

const piecesRead = onceInBuild(async () => loadPieces(process.cwd()));
const cardsRead = onceInBuild(async () => loadCards(process.cwd()).cards);

/** All that a browser loads to make boards, in a language. */
export async function piecesInWords(m: Messages): Promise<PiecesInWords> {
  const { pieces, print } = await piecesRead();
  const all = sidesOf(pieces).flatMap(([, side]) => side);
  return {
    pieces,
    print,
    names: Object.fromEntries(
      await Promise.all(
        sidesOf(pieces).map(async ([name, side]) => [name, await namesOf(side, m)] as const),
      ),
    ) as PiecesInWords['names'],
    abilities: Object.fromEntries(
      all
        .flatMap(({ characteristics }) => characteristics.abilities)
        .map((ability) => [JSON.stringify(ability), m.ability(ability)]),
    ),
    titles: Object.fromEntries([...AIMS].map(([name, aim]) => [name, titleOfMade(aim, m)])),
    mistakes: mistakeTitles(m),
    beliefs: Object.fromEntries(
      MISTAKES_ON_BOARDS.map((name) => [kebab(name), m.mistakes[name].wouldBeRight]),
    ),
    rules: Object.fromEntries(
      rulesOfBoards(pieces).flatMap((rule) => {
        const says = m.rules[rule];
        return says === undefined ? [] : [[rule, says]];
      }),
    ),
    said: {
      ruling: m.chrome.scenario.ruling,
      otherwise: m.chrome.practice.otherwise,
      paying: m.chrome.scenario.uncountedMana(ACTIVE_PLAYER, 1),
      holds: m.chrome.site.holds(date(m.language, NEWEST_EDITION)),
    },
    steps: m.terms.steps,
  };
}

const MISTAKES_ON_BOARDS: readonly MistakeName[] = [...AIMS.values()].flatMap((aim) =>
  aim.kind === 'mistake' ? [aim.mistake] : [],
);

/** Those of the mistakes and keywords that boards have, and of what is declared and divided on them. */
function rulesOfBoards(pieces: Pieces): readonly RuleKey[] {
  const all = JSON.stringify(pieces);
  const keywords = KEYWORDS.filter((keyword) => all.includes(`"${keyword}"`));
  const begin = ['attackers.', 'blockers.', 'damage.divide', 'damage.lethal', 'counter.power'];
  const begins = [...begin, ...keywords.map((keyword) => `keyword.${keyword}`)];
  const own = MISTAKES_ON_BOARDS.flatMap((name) => MISTAKES[name].rules);
  return RULE_KEYS.filter(
    (rule) =>
      own.includes(rule) ||
      rule === 'creature.summoningSickness' ||
      (numberOf(NEWEST_EDITION, rule) !== undefined && begins.some((one) => rule.startsWith(one))),
  );
}

const sidesOf = (
  pieces: Pieces,
): readonly (readonly [name: keyof Pieces, all: readonly Piece[]])[] =>
  (['block', 'attack', 'divide'] as const).map((name) => [
    name,
    [...pieces[name].active, ...pieces[name].other],
  ]);

async function namesOf(side: readonly Piece[], m: Messages) {
  const cards = await cardsRead();
  const stock = stockNamesIn({ setup: { permanents: side } }, m);
  return Object.fromEntries(
    side.map(({ id, characteristics: { name, types } }) => {
      const plain =
        name.kind === 'card'
          ? printedName(name.card, cards.get(name.card)?.names, m.language)
          : (stock[id] ?? nameless(id));
      return [id, withoutTitle(m.names.given(plain, types))];
    }),
  );
}

function nameless(id: string): never {
  throw new Error(`scenarios/pieces: no language has a name for the piece ${id}`);
}

/** What boards can be made for, as a browser chooses from it: no board yet, but one wherever a seed is added. */
export const madeItems = async (m: Messages): Promise<readonly CatalogueItem[]> => {
  const { print } = await piecesRead();
  return [...AIMS].map(([name, aim]) => ({
    at: aimAddress(name),
    title: titleOfMade(aim, m),
    print,
    topics: topicsOf(aim).map(kebab),
    level: LEVEL,
    rules: rulesOf(aim),
    edition: NEWEST_EDITION,
    mistakes: aim.kind === 'mistake' ? [kebab(aim.mistake)] : [],
  }));
};

/** Some are easy and some are hard, as the seed has it. */
const LEVEL = 3;

/** Where boards for an aim are made: the address in English and without the site's base. */
export const aimAddress = (name: string): string => `/practice/boards/#q-${GENERATOR}-${name}`;

/** Where boards are made that show the first of these mistakes for which that can be done. */
export function boardsLike(mistakes: readonly MistakeName[]): string | undefined {
  const first = mistakes.map(kebab).find((name) => AIMS.has(name));
  return first === undefined ? undefined : aimAddress(first);
}

const titleOfMade = (aim: Aim, m: Messages): string => m.chrome.boards.made(titleOfAim(aim, m));

export function titleOfAim(aim: Aim, { chrome, mistakes, terms, rules }: Messages): string {
  switch (aim.kind) {
    case 'mistake':
      return chrome.mistakes.stated(mistakes[aim.mistake].title);
    case 'keyword':
      return capital(terms.keywords[aim.keyword]);
    case 'rule':
      return `${rulesOf(aim)[0] ?? ''} ${rules[aim.rule] ?? ''}`.trim();
  }
}

const rulesOf = (aim: Aim): readonly string[] =>
  aim.kind === 'rule' ? refsOf([aim.rule], NEWEST_EDITION).map(({ number }) => number) : [];

function topicsOf({ on }: Aim): readonly Topic[] {
  const topics: { readonly [A in Aim['on'][number]]: Topic } = {
    attack: 'declareAttackers',
    block: 'declareBlockers',
    divide: 'combatDamage',
  };
  return on.map((one) => topics[one]);
}
