// The board that somebody was at, kept in the browser. A store that is full or blocked costs nothing but that.
import type { Look } from './protocol.ts';

/** A board, and how it is looked at: what undoing goes back to. */
export interface State {
  readonly line: string;
  readonly look: Look;
}

/** Two sides with nothing on them, named after the custom of examiners. */
export const EMPTY: State = { line: 'Ada:; Nil:', look: 'setup' };

const KEY = 'own-board';
const LOOKS: readonly Look[] = ['setup', 'play', 'end'];

export function keepDraft(state: State): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // The address has it as well.
  }
}

/** Nothing where there is none, or where it can't be read. */
export function keptDraft(): State | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isState(kept) ? { line: kept.line, look: kept.look } : undefined;
  } catch {
    return undefined;
  }
}

/** As the board was looked at before the page was loaded anew; nothing where somebody comes by a link. */
export function lookBefore(): Look | undefined {
  const kept: unknown = history.state;
  const isKept = typeof kept === 'object' && kept !== null && 'look' in kept;
  return LOOKS.find((look) => isKept && look === kept.look);
}

const isState = (kept: unknown): kept is State =>
  typeof kept === 'object' &&
  kept !== null &&
  'line' in kept &&
  typeof kept.line === 'string' &&
  'look' in kept &&
  LOOKS.some((look) => look === kept.look);
