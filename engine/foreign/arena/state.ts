import { type Foreign, type SourceLine, type UnreadPiece, unreadIn } from '../foreign.ts';
import { LONGEST_SHOWN, type SourceText } from '../sourceLines.ts';
import { lineOf } from '../table.ts';
import { fieldsOf, type JsonFields, listOf, numberIn, parsed, within } from './json.ts';
import { arenaTable } from './table.ts';

/** What the messages of Arena’s log have told of, the last of each. */
export interface ArenaGame {
  readonly objects: ReadonlyMap<number, JsonFields>;
  /** Of which sort a zone is, and whose. */
  readonly zones: ReadonlyMap<number, JsonFields>;
  readonly players: ReadonlyMap<number, JsonFields>;
  readonly active?: number;
}

/**
 * A part of Arena’s own log: messages of a game in JSON, one a line or over several. A whole state begins anew, a difference
 * adds to what was there. Nothing where there is none.
 */
export function arenaState({ text, lines }: SourceText): Foreign | undefined {
  if (!/"gameObjects"\s*:/.test(text)) return undefined;
  const unread: UnreadPiece[] = [];
  let game: ArenaGame = { objects: new Map(), zones: new Map(), players: new Map() };
  let last: SourceLine | undefined;
  for (const { source, value } of messagesIn(text, lines)) {
    const states = value === undefined ? [] : within(value, 'gameObjects');
    if (states.length === 0) {
      const isJson = value !== undefined || !/^[{[]/.test(source.text);
      const shown = source.text.slice(0, LONGEST_SHOWN);
      unread.push(unreadIn(source, shown, isJson ? 'notOfBoard' : 'notUnderstood'));
      continue;
    }
    last = source;
    for (const state of states) game = withState(game, state);
  }
  const table = last && arenaTable(game, last);
  return {
    kind: 'arenaState',
    ...(table?.table === undefined ? {} : { line: lineOf(table.table) }),
    lines: lines.length,
    unread: [...unread, ...(table?.unread ?? [])].toSorted((a, b) => a.line - b.line),
  };
}

interface Message {
  readonly source: SourceLine;
  readonly value: JsonFields | undefined;
}

/** A line is a message, or all of the text is one, with line breaks in it. */
function messagesIn(text: string, lines: readonly SourceLine[]): readonly Message[] {
  const each = lines.map((source) => {
    const at = source.text.indexOf('{');
    return { source, value: at < 0 ? undefined : parsed(source.text.slice(at)) };
  });
  if (each.some(({ value }) => value !== undefined && hasObjects(value))) return each;
  const whole = parsed(text.slice(Math.max(text.indexOf('{'), 0), text.lastIndexOf('}') + 1));
  const first = lines.findIndex((source) => source.text.includes('{'));
  const last = lines.findLastIndex((source) => source.text.includes('}'));
  if (whole === undefined) return each;
  return each.flatMap((one, at) =>
    at === first ? { ...one, value: whole } : at > first && at <= last ? [] : one,
  );
}

const hasObjects = (value: JsonFields): boolean => within(value, 'gameObjects').length > 0;

function withState(before: ArenaGame, state: JsonFields): ArenaGame {
  const game: ArenaGame =
    state.type === 'GameStateType_Full'
      ? { objects: new Map(), zones: new Map(), players: new Map() }
      : before;
  const deleted = Array.isArray(state.diffDeletedInstanceIds) ? state.diffDeletedInstanceIds : [];
  const active = numberIn(fieldsOf(state.turnInfo).activePlayer) ?? game.active;
  const objects = new Map([...game.objects, ...byNumber(state.gameObjects, 'instanceId')]);
  for (const id of deleted) objects.delete(id);
  return {
    objects,
    zones: new Map([...game.zones, ...byNumber(state.zones, 'zoneId')]),
    players: new Map([...game.players, ...byNumber(state.players, 'systemSeatNumber')]),
    ...(active === undefined ? {} : { active }),
  };
}

const byNumber = (value: unknown, key: string): readonly (readonly [number, JsonFields])[] =>
  listOf(value).flatMap((one) => {
    const n = numberIn(one[key]);
    return n === undefined ? [] : [[n, one] as const];
  });
