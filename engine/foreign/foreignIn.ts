import { arenaState } from './arena/state.ts';
import type { Foreign } from './foreign.ts';
import { forgePuzzle } from './forge/puzzle.ts';
import { arenaLog } from './logs/arena.ts';
import { cockatriceLog } from './logs/cockatrice.ts';
import { forgeLog } from './logs/forgeLog.ts';
import { magicOnlineLog } from './logs/magicOnline.ts';
import type { Program } from './logs/program.ts';
import { readLog } from './logs/readLog.ts';
import { xmageLog } from './logs/xmage.ts';
import { sourceIn } from './sourceLines.ts';

/** Those with the surest marks first. */
const LOGS: readonly Program[] = [xmageLog, forgeLog, cockatriceLog, magicOnlineLog, arenaLog];

/**
 * The board that another program has written down: a puzzle of Forge’s, a part of Arena’s log in JSON, or the lines of a
 * game’s log. Each line of the source is read or listed; nothing where it is none of these. It never throws.
 */
export function foreignIn(text: string): Foreign | undefined {
  const source = sourceIn(text);
  const log = (): Foreign | undefined => {
    const program = LOGS.find(({ isOf }) => isOf(source.text));
    return program && readLog(source, program);
  };
  const read = arenaState(source) ?? forgePuzzle(source) ?? log();
  return read && { ...read, unread: [...read.unread, ...source.past] };
}
