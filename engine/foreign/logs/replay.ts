import { MOST_PLAYERS } from '../../scenario/newcomer.ts';
import { type UnreadPiece, unreadIn, type WhyUnread } from '../foreign.ts';
import { type ForeignSide, type ForeignTable, sideWithout } from '../table.ts';
import { combatIn, isCombat } from './combat.ts';
import { type Declaring, declaring } from './declaring.ts';
import { after, type LogGame, NOTHING_HAPPENED } from './logGame.ts';
import { thingOf } from './permanents.ts';
import type { LogEvent } from './readLog.ts';
import { playersIn } from './whoPlays.ts';

export interface Replayed {
  /** Left out where nothing lies on it. */
  readonly table?: ForeignTable;
  readonly unread: readonly UnreadPiece[];
}

/**
 * The board as attackers were declared the last time, with what was declared; where nobody attacked, the board at the end.
 * What happened besides after that declaration began is on no board.
 */
export function replayed(events: readonly LogEvent[]): Replayed {
  const { from, end } = combatIn(events);
  const before = events.filter((_, at) => at < from);
  const { players, active } = whoIn(events, before);
  const isHere = ({ says }: LogEvent): boolean =>
    [says.player, says.other].every((one) => one === undefined || players.includes(one));
  const earlier = goneOn(before, NOTHING_HAPPENED, (event, game) =>
    isCombat(event) ? 'earlier' : isHere(event) ? after(event, game) : 'players',
  );
  const start: Declaring = { game: earlier.so, players, active, attacks: [] };
  const since = events.slice(before.length).filter(({ kind }) => kind !== 'step');
  const last = goneOn(since, start, (event, combat) =>
    events.indexOf(event) < end && isCombat(event) ? declaring(event, combat) : 'later',
  );
  return {
    ...(last.so.game.permanents.length === 0 ? {} : { table: tableOf(last.so) }),
    unread: [...earlier.unread, ...last.unread],
  };
}

/** One event after the other; of what comes to nothing, why. */
function goneOn<S extends object>(
  events: readonly LogEvent[],
  start: S,
  next: (event: LogEvent, so: S) => S | WhyUnread,
): { readonly so: S; readonly unread: readonly UnreadPiece[] } {
  const unread: UnreadPiece[] = [];
  let so = start;
  for (const event of events) {
    const comes = next(event, so);
    if (typeof comes === 'string') unread.push(unreadIn(event.source, event.source.text, comes));
    else so = comes;
  }
  return { so, unread };
}

/** The active player is who is said to attack, or whose turn it was, or who is not attacked. */
function whoIn(
  events: readonly LogEvent[],
  before: readonly LogEvent[],
): Pick<Declaring, 'players' | 'active'> {
  const told = playersIn(events);
  const attacks = events
    .slice(before.length)
    .filter(({ kind }) => kind === 'attacks' || kind === 'combat');
  const by = attacks.find(({ says }) => says.player !== undefined)?.says.player;
  const on = attacks.find(({ says }) => says.other !== undefined)?.says.other;
  const turn = before.findLast(({ kind }) => kind === 'turn')?.says.player;
  const other = told.includes(on ?? '') ? told.find((player) => player !== on) : undefined;
  const active = by ?? turn ?? other ?? told[0] ?? '?';
  const isTold = told.slice(0, MOST_PLAYERS).includes(active);
  const players = isTold ? told : [active, ...told.filter((player) => player !== active)];
  return { active, players: players.slice(0, MOST_PLAYERS) };
}

function tableOf({ game, players, active, attacks, blocks }: Declaring): ForeignTable {
  return {
    active,
    sides: players.map((player) => sideIn(player, game, attacks)),
    attacks,
    ...(blocks === undefined ? {} : { blocks }),
  };
}

function sideIn(player: string, game: LogGame, attacks: Declaring['attacks']): ForeignSide {
  const life = game.life.get(player);
  const lying = (zone: string, names: readonly string[] = []) =>
    names.map((called, at) => ({
      key: `${player} ${zone} ${at}`,
      called,
      says: [],
      withOthers: [],
    }));
  return {
    ...sideWithout(player),
    says: life === undefined ? [] : [`${life} life`],
    battlefield: game.permanents
      .filter(({ controller }) => controller === player)
      .map((one) =>
        thingOf(one, {
          isNew: one.since !== undefined && one.since === game.turns,
          attacks: attacks.some(({ attacker }) => attacker === one.key),
        }),
      ),
    graveyard: lying('graveyard', game.graveyards.get(player)),
    exile: lying('exile', game.exiles.get(player)),
  };
}
