// What a placement test found, as the browser keeps it from one page to the next.
import { isMistakeName, type MistakeName } from '../../engine.ts';
import { LEVELS, type PlacementLevel } from '../../placement/item.ts';
import { isRecord } from '../memory/answer.ts';

export interface PlacementResult {
  readonly version: 1;
  /** When the last board was answered, as ISO 8601 writes it. */
  readonly takenAt: string;
  /** Mistakes that the answers leave no doubt of. */
  readonly sure: readonly MistakeName[];
  /** Mistakes that the answers speak for, without enough of them to be sure. */
  readonly likely: readonly MistakeName[];
  /** Mistakes that some board could have shown: of all others nothing is known. */
  readonly asked: readonly MistakeName[];
  readonly level: PlacementLevel;
}

/** A result that could be read, or why it could not. What can't be read stays where it is. */
export type PlacementRead =
  /** `dropped`: names that no mistake has any more. */
  | { readonly kind: 'read'; readonly result: PlacementResult; readonly dropped: readonly string[] }
  /** It is none, or was cut; or a newer version of the site has written it. */
  | { readonly kind: 'trouble'; readonly trouble: 'damaged' | 'newer' };

const VERSION = 1;
const KEY = 'placement';
/** Where a result goes that could not be read, once there is another. */
const KEY_OF_UNREADABLE = 'placement before';

// Merely naming it throws where it is blocked.
const browserStore = (): Storage => localStorage;

/** The newest result; nothing where there is none, or where the browser lets nobody look. */
export function readPlacement(
  storeOf: () => Pick<Storage, 'getItem'> = browserStore,
): PlacementRead | undefined {
  const text = textIn(storeOf);
  return text === undefined ? undefined : readFrom(text);
}

/** Takes the place of the result before; one that can't be read is put aside. Says whether the browser has taken it. */
export function writePlacement(
  result: PlacementResult,
  storeOf: () => Pick<Storage, 'getItem' | 'setItem'> = browserStore,
): boolean {
  try {
    const before = textIn(storeOf);
    if (before !== undefined && readFrom(before).kind === 'trouble')
      storeOf().setItem(KEY_OF_UNREADABLE, before);
    storeOf().setItem(KEY, JSON.stringify(result));
    return true;
  } catch {
    return false;
  }
}

function textIn(storeOf: () => Pick<Storage, 'getItem'>): string | undefined {
  try {
    return storeOf().getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function readFrom(text: string): PlacementRead {
  const kept = parsed(text);
  if (!isRecord(kept)) return { kind: 'trouble', trouble: 'damaged' };
  const { version, takenAt, sure, likely, asked, level } = kept;
  if (typeof version === 'number' && version > VERSION)
    return { kind: 'trouble', trouble: 'newer' };
  if (version !== VERSION || !isTime(takenAt) || !isLevel(level))
    return { kind: 'trouble', trouble: 'damaged' };
  if (!isTexts(sure) || !isTexts(likely) || !isTexts(asked))
    return { kind: 'trouble', trouble: 'damaged' };
  const result: PlacementResult = {
    version: VERSION,
    takenAt,
    sure: sure.filter(isMistakeName),
    likely: likely.filter(isMistakeName),
    asked: asked.filter(isMistakeName),
    level,
  };
  const dropped = new Set([...sure, ...likely, ...asked].filter((name) => !isMistakeName(name)));
  return { kind: 'read', result, dropped: [...dropped] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isLevel = (value: unknown): value is PlacementLevel =>
  LEVELS.some((level) => level === value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
