import {
  ACTIVE_PLAYER,
  AIMS,
  type Aim,
  generatorFor,
  type Patterns,
  type Piece,
  type Pieces,
  type Stock,
  THEMES,
} from '#engine/boards';
import {
  type Ability,
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
import { type Host, hostOf } from '../../i18n/abilities/host.ts';
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
import { abilityKey, type PiecesInWords } from './piecesInWords.ts';

const piecesRead = onceInBuild(async () => loadPieces(process.cwd()));
const cardsRead = onceInBuild(async () => loadCards(process.cwd()).cards);

/** All that a browser loads to make boards, in a language. */
export async function piecesInWords(m: Messages): Promise<PiecesInWords> {
  const { pieces, patterns, prints } = await piecesRead();
  const all = sidesOf(pieces).flatMap(([, side]) => side);
  const played = objectsIn(patterns);
  const named = [...sidesOf(pieces), ['played', played] as const];
  return {
    pieces,
    patterns,
    prints,
    names: Object.fromEntries(
      await Promise.all(named.map(async ([name, side]) => [name, await namesOf(side, m)] as const)),
    ) as PiecesInWords['names'],
    abilities: Object.fromEntries(
      [...all, ...played].flatMap(({ characteristics }) => {
        const { abilities } = characteristics;
        const said = (ability: Ability, host: Host) =>
          [abilityKey(ability, host), m.ability(ability, host)] as const;
        return [
          ...hostsOf(characteristics).flatMap((host) =>
            abilities.map((ability) => said(ability, host)),
          ),
          ...abilities.flatMap(grantedBy).map((ability) => said(ability, 'creature')),
        ];
      }),
    ),
    titles: Object.fromEntries([...AIMS].map(([name, aim]) => [name, titleOfMade(aim, m)])),
    mistakes: mistakeTitles(m),
    beliefs: Object.fromEntries(
      MISTAKES_ON_BOARDS.map((name) => [kebab(name), m.mistakes[name].wouldBeRight]),
    ),
    rules: Object.fromEntries(
      rulesOfBoards({ pieces, patterns }).flatMap((rule) => {
        const says = m.rules[rule];
        return says === undefined ? [] : [[rule, says]];
      }),
    ),
    said: {
      ruling: m.chrome.scenario.ruling,
      otherwise: m.chrome.practice.otherwise,
      paying: m.chrome.scenario.uncountedMana(ACTIVE_PLAYER, 1),
      holds: m.chrome.site.holds(date(m.language, NEWEST_EDITION)),
      told: toldIn(m),
    },
    steps: m.terms.steps,
  };
}

/** Each sentence with {act} where a browser says what is done. */
function toldIn({ chrome }: Messages): PiecesInWords['said']['told'] {
  const { declared, refused, resolved, onStack, mana, unspent, atLast, next, ...others } =
    chrome.boards.told;
  const act = '{act}';
  return {
    ...others,
    declared: declared(act),
    refused: refused(act),
    resolved: resolved(act),
    onStack: onStack(act),
    mana: mana(act),
    unspent: unspent(act),
    atLast: atLast(act),
    next: next(act),
  };
}

/** All that stands or is cast on boards that are played on. */
const objectsIn = ({ patterns, beside }: Patterns): readonly Piece[] => [
  ...beside.active,
  ...beside.other,
  ...patterns.flatMap(({ setup }) => [
    ...setup.permanents,
    ...setup.players.flatMap(({ hand }) => hand),
  ]),
];

/** CR 301.7a, 702.122a: a Vehicle, and what else becomes a creature, is called one then. */
function hostsOf(characteristics: Piece['characteristics']): readonly Host[] {
  const becomesCreature = /"(?:crew|addTypes)"/.test(JSON.stringify(characteristics.abilities));
  const host = hostOf(characteristics);
  return becomesCreature && host !== 'creature' ? [host, 'creature'] : [host];
}

/** What it may give to others for a time, which then stands on their tiles. */
function grantedBy(ability: Ability): readonly Ability[] {
  const found: Ability[] = [];
  JSON.stringify(ability, (key, value) => {
    if (key === 'ability' && value !== null && typeof value === 'object') found.push(value);
    return value;
  });
  return found;
}

const MISTAKES_ON_BOARDS: readonly MistakeName[] = [...AIMS.values()].flatMap((aim) =>
  aim.kind === 'mistake' ? [aim.mistake] : [],
);

/** Those of the mistakes and keywords that boards have, and of what is declared and divided on them. */
function rulesOfBoards(stock: Stock): readonly RuleKey[] {
  const all = JSON.stringify(stock);
  const keywords = KEYWORDS.filter((keyword) => all.includes(`"${keyword}"`));
  const begin = [
    'attackers.',
    'blockers.',
    'combat.',
    'damage.',
    'counter.',
    'layers.',
    'priority.',
    'casting.targets',
    'casting.pay',
    'activating.begin',
    'prevention.',
    'replacement.',
    'stateBased.lethalDamage',
    'triggers.',
  ];
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
  const { prints } = await piecesRead();
  return [...AIMS].map(([name, aim]) => ({
    at: aimAddress(name),
    title: titleOfMade(aim, m),
    print: aim.on === 'play' ? prints.played : prints.standing,
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
export function aimAddress(name: string): string {
  const aim = AIMS.get(name);
  if (aim === undefined) throw new Error(`no boards are made for ${name}`);
  return `/practice/boards/#q-${generatorFor(aim)}-${name}`;
}

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
    case 'topic':
      return terms.topics[aim.topic];
    case 'theme':
      return chrome.boards.themes[aim.theme];
  }
}

const rulesOf = (aim: Aim): readonly string[] =>
  aim.kind === 'rule' ? refsOf([aim.rule], NEWEST_EDITION).map(({ number }) => number) : [];

function topicsOf(aim: Aim): readonly Topic[] {
  if (aim.on !== 'play') return aim.on.map((one) => STANDING_TOPICS[one]);
  if (aim.kind === 'topic') return [aim.topic];
  return [aim.kind === 'theme' ? THEMES[aim.theme] : 'combatDamage'];
}

const STANDING_TOPICS = {
  attack: 'declareAttackers',
  block: 'declareBlockers',
  divide: 'combatDamage',
} as const satisfies { readonly [A in 'attack' | 'block' | 'divide']: Topic };
