import { CUSTOMARY_NAMES, MOST_PLAYERS } from '../scenario/newcomer.ts';
import { slugOf } from '../vocabulary/slug.ts';

/** A board as another program told of it, before it is written as a line. */
export interface ForeignTable {
  /** In the order in which they sit. */
  readonly sides: readonly ForeignSide[];
  /** Whose turn it is. */
  readonly active: string;
  /** By keys of permanents. */
  readonly attacks: readonly ForeignAttack[];
  /** Left out where blocks are still to be declared. */
  readonly blocks?: readonly ForeignBlock[];
  readonly isMainPhase?: true;
}

export interface ForeignSide {
  /** By which the source calls the player. */
  readonly player: string;
  /** `13 life`, as it is said in a line. */
  readonly says: readonly string[];
  readonly battlefield: readonly ForeignThing[];
  readonly hand: readonly ForeignThing[];
  readonly graveyard: readonly ForeignThing[];
  readonly exile: readonly ForeignThing[];
}

export interface ForeignThing {
  /** Of its own in the source. */
  readonly key: string;
  /** Its name, or what it is in the words of a line. */
  readonly called: string;
  /** How it stands, in the words of a line. */
  readonly says: readonly string[];
  /** What it is on or paired with: the word of a line, and the key of a permanent or a player’s name. */
  readonly withOthers: readonly { readonly says: 'on' | 'paired with'; readonly whom: string }[];
}

export interface ForeignAttack {
  readonly attacker: string;
  /** A player as the source calls them, or the key of a permanent. */
  readonly target: string;
}

export interface ForeignBlock {
  readonly blocker: string;
  readonly attacker: string;
}

export const sideWithout = (player: string): ForeignSide => ({
  player,
  says: [],
  battlefield: [],
  hand: [],
  graveyard: [],
  exile: [],
});

const ZONES = ['hand', 'graveyard', 'exile'] as const;

/** The table as a line. What it names must be on it. */
export function lineOf(table: ForeignTable): string {
  const sides = inTurnOrder(table).slice(0, MOST_PLAYERS);
  const names = namesFor(sides.map(({ player }) => player));
  const tags = tagsIn(sides, names);
  const called = (key: string): string => tags.get(key) ?? names.get(key) ?? key;
  const items = (things: readonly ForeignThing[]): string =>
    things.map((thing) => itemOf(thing, called)).join(' + ');
  return [
    ...sides.flatMap((side) => {
      const name = called(side.player);
      return [
        `${[name, ...side.says].join(', ')}: ${items(side.battlefield)}`.trim(),
        ...ZONES.filter((zone) => side[zone].length > 0).map(
          (zone) => `${name} ${zone}: ${items(side[zone])}`,
        ),
      ];
    }),
    ...(table.isMainPhase === true ? ['main phase'] : []),
    ...table.attacks.map(({ attacker, target }) => `${called(attacker)} -> ${called(target)}`),
    ...blocksOf(table).map((block) =>
      block === undefined ? 'no block' : `${called(block.blocker)} -| ${called(block.attacker)}`,
    ),
  ].join('; ');
}

const blocksOf = ({ blocks }: ForeignTable): readonly (ForeignBlock | undefined)[] =>
  blocks?.length === 0 ? [undefined] : (blocks ?? []);

/** The active player is the first of a line, and the others follow as they sit. */
function inTurnOrder({ sides, active }: ForeignTable): readonly ForeignSide[] {
  const at = Math.max(
    sides.findIndex(({ player }) => player === active),
    0,
  );
  return [...sides.slice(at), ...sides.slice(0, at)];
}

/** Their own letters where these are a name, and else the customary names. */
function namesFor(players: readonly string[]): ReadonlyMap<string, string> {
  const own = players.map((player) =>
    player
      .normalize('NFC')
      .replace(/[^\p{L}]/gu, '')
      .slice(0, LONGEST_NAME),
  );
  const free = CUSTOMARY_NAMES.filter((name) => !own.some((one) => isSame(one, name)));
  const names = new Map<string, string>();
  for (const [at, player] of players.entries()) {
    const name = own[at] ?? '';
    const isTaken = [...names.values()].some((one) => isSame(one, name));
    const isFit = name.length > 1 && !NO_NAME.test(name) && !isTaken;
    const next = free.find((one) => ![...names.values()].includes(one)) ?? name;
    names.set(player, isFit ? name.charAt(0).toUpperCase() + name.slice(1) : next);
  }
  return names;
}

const LONGEST_NAME = 20;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Words with which a section of a line begins. */
const NO_NAME =
  /^(?:no|then|rules|main|all|band|exert|pay|vs|versus|turn|attack\p{L}*|block\p{L}*|player|you)$/iu;

/** As `tagsOf` counts: by the first letter of who controls them. */
function tagsIn(
  sides: readonly ForeignSide[],
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const used = new Map<string, number>();
  return new Map(
    sides.flatMap(({ player, battlefield }) => {
      const initial = (names.get(player) ?? player).charAt(0).toUpperCase();
      return battlefield.map(({ key }) => {
        const number = (used.get(initial) ?? 0) + 1;
        used.set(initial, number);
        return [key, `${initial}${number}`] as const;
      });
    }),
  );
}

const itemOf = (thing: ForeignThing, called: (key: string) => string): string =>
  [
    nameInLine(thing.called),
    ...thing.says,
    ...thing.withOthers.map(({ says, whom }) => `${says} ${called(whom)}`),
  ].join(', ');

/** What would part an item in two is written as the card’s id; signs of a line are no part of a name. */
const nameInLine = (name: string): string => {
  const plain = name.replaceAll(/[;+\n\r\u2028\u2029→⇒⊣|<>=]|-(?=[>|])/g, ' ').trim();
  return PARTS.test(plain) && !/^\d+\//.test(plain) ? slugOf(plain) || plain : plain;
};

const PARTS = /&|\s(?:and|e|y)\s|^\d/iu;

/** Whether a text can be what something is called. */
export const isName = (text: string): boolean => /\p{L}/u.test(text);
