import {
  type Foreign,
  type SourceLine,
  type UnreadPiece,
  unreadIn,
  type WhyUnread,
} from '../foreign.ts';
import type { SourceText } from '../sourceLines.ts';
import { type ForeignSide, type ForeignTable, lineOf, sideWithout } from '../table.ts';
import { type CardRead, cardsIn } from './cards.ts';
import { connected } from './connections.ts';
import { saidOfPlayer } from './players.ts';

/**
 * A puzzle of Forge’s, or a state of a game that it saved: `[metadata]` and `[state]`, and in this, for each player,
 * what lies in a zone: `humanbattlefield=Name|Tapped|Counters:P1P1=2;t:Goblin,P:1,T:1,…`. Nothing where it is none.
 */
export function forgePuzzle({ lines }: SourceText): Foreign | undefined {
  if (!lines.some(({ text }) => IS_STATE.test(text))) return undefined;
  const settings = settingsIn(lines);
  const { table, unread } = tableIn(settings.said);
  return {
    kind: 'forgePuzzle',
    ...(table === undefined ? {} : { line: lineOf(table) }),
    lines: lines.length,
    unread: [...settings.unread, ...unread].toSorted((a, b) => a.line - b.line),
  };
}

/** What a player has somewhere, or how much life. */
const IS_STATE = /^(?:human|ai|p\d)(?:life|battlefield|play|hand|graveyard|exile|library)\s*=/i;

interface Setting extends SourceLine {
  readonly key: string;
  readonly value: string;
}

interface Settings {
  /** Each once, as the last of its lines has it. */
  readonly said: readonly Setting[];
  readonly unread: readonly UnreadPiece[];
}

function settingsIn(lines: readonly SourceLine[]): Settings {
  const said: Setting[] = [];
  const unread: UnreadPiece[] = [];
  for (const source of lines) {
    const { text } = source;
    const [, key, value = ''] = /^(\w+)\s*=(.*)$/s.exec(text) ?? [];
    if (/^\[(?:metadata|state)\]$/i.test(text)) continue;
    if (key !== undefined) said.push({ ...source, key: key.toLowerCase(), value: value.trim() });
    else unread.push(unreadIn(source, text, isAside(text) ? 'notOfBoard' : 'notUnderstood'));
  }
  const last = new Map(said.map((one) => [one.key, one]));
  return {
    said: [...last.values()],
    unread: [
      ...unread,
      ...said
        .filter((one) => last.get(one.key) !== one)
        .map((one) => unreadIn(one, one.text, 'earlier')),
    ],
  };
}

/** A comment, or what is told of the puzzle. */
const isAside = (text: string): boolean => /^#|^\[|^[A-Za-z]+\s*:/.test(text);

interface TableRead {
  readonly table?: ForeignTable;
  readonly unread: readonly UnreadPiece[];
}

function tableIn(settings: readonly Setting[]): TableRead {
  const said = settings.map((setting) => ({ setting, ...ofPlayer(setting.key) }));
  const players = [...new Set(said.flatMap(({ player }) => player ?? []))].toSorted(bySeat);
  const unread: UnreadPiece[] = [];
  const turn = turnIn(settings, players, (setting, why) => {
    unread.push(unreadIn(setting, setting.text, why));
  });
  if (players.length === 0) return { unread };
  const isRested = settings.some(
    ({ key, value }) => key === 'removesummoningsickness' && isTrue(value),
  );
  const read = players.map((player) =>
    sideRead(
      player,
      said.filter((one) => one.player === player),
      isRested,
    ),
  );
  const cards = read.flatMap((one) => one.cards);
  const placed = connected(bothSides(read.map(({ side }) => side)), cards, turn.active);
  return {
    table: { ...placed.table, ...(turn.isMainPhase ? { isMainPhase: true as const } : {}) },
    unread: [...unread, ...read.flatMap((one) => one.unread), ...placed.unread],
  };
}

interface SideRead {
  readonly side: ForeignSide;
  readonly cards: readonly CardRead[];
  readonly unread: readonly UnreadPiece[];
}

function sideRead(
  player: string,
  settings: readonly { readonly setting: Setting; readonly about: string }[],
  isRested: boolean,
): SideRead {
  const cards: CardRead[] = [];
  const says: string[] = [];
  const unread: UnreadPiece[] = [];
  for (const { setting, about } of settings) {
    const zone = ZONES[about];
    const read =
      zone === undefined
        ? { cards: [], ...saidOfPlayer(about, setting) }
        : { says: [], ...cardsIn(setting, { player, zone, isRested }) };
    cards.push(...read.cards);
    says.push(...read.says);
    unread.push(...read.unread);
  }
  return { side: { ...sideWithout(player), says }, cards, unread };
}

/** One player never plays alone. */
function bothSides(sides: readonly ForeignSide[]): readonly ForeignSide[] {
  const [only] = sides;
  if (sides.length > 1 || only === undefined) return sides;
  return only.player === 'Human' ? [only, sideWithout('AI')] : [sideWithout('Human'), only];
}

const ZONES: Readonly<Record<string, CardRead['zone'] | undefined>> = {
  battlefield: 'battlefield',
  play: 'battlefield',
  hand: 'hand',
  graveyard: 'graveyard',
  exile: 'exile',
};

function ofPlayer(key: string): { readonly player?: string; readonly about: string } {
  const [, seat = '', about = key] = /^(human|ai|p[0-3])([a-z]+)$/.exec(key) ?? [];
  const player = seatCalled(seat);
  return player === undefined ? { about } : { player, about };
}

const SEATS = ['Human', 'AI', 'p0', 'p1', 'p2', 'p3'];
const seatCalled = (key: string): string | undefined =>
  SEATS.find((seat) => seat.toLowerCase() === key);
const bySeat = (a: string, b: string): number => SEATS.indexOf(a) - SEATS.indexOf(b);

const isTrue = (value: string): boolean => /^(?:true|1|yes)$/i.test(value);

interface Turn {
  readonly active: string;
  readonly isMainPhase: boolean;
}

/** Whose turn it is and which phase; of what else is said of no player, nothing is read. */
function turnIn(
  settings: readonly Setting[],
  players: readonly string[],
  note: (setting: Setting, why: WhyUnread) => void,
): Turn {
  const ofNobody = settings.filter(({ key }) => ofPlayer(key).player === undefined);
  for (const setting of ofNobody) {
    const why = unreadOfTurn(setting);
    if (why !== undefined) note(setting, why);
  }
  const saidOf = (key: string): string =>
    ofNobody.find((setting) => setting.key === key)?.value.toLowerCase() ?? '';
  return {
    active:
      seatCalled(saidOf('activeplayer')) ??
      (players.includes('AI') ? 'Human' : players[0]) ??
      'Human',
    isMainPhase: isMain(saidOf('activephase')),
  };
}

function unreadOfTurn({ key, value }: Setting): WhyUnread | undefined {
  const said = value.toLowerCase();
  switch (key) {
    case 'activeplayer':
      return seatCalled(said) === undefined ? 'missing' : undefined;
    case 'activephase':
      return isMain(said) || IS_COMBAT.test(said) ? undefined : 'phase';
    case 'removesummoningsickness':
      return undefined;
    case 'turn':
      return 'notOfBoard';
    default:
      return 'notUnderstood';
  }
}

const isMain = (phase: string): boolean => phase.replaceAll(/[\s_]/g, '') === 'main1';

/** Up to the declaration of blockers; after that, damage was dealt. */
const IS_COMBAT = /^(?:combat_)?(?:begin|declare_(?:attackers|blockers))$/;
