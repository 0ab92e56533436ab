import type { SaidAct } from '../log/act.ts';
import type { CardLookup } from '../scenario/card.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { BoardAct, DeclaredKind } from './board.ts';
import { deepEqual } from './deepEqual.ts';
import { type NamesOnBoard, permanentNamed } from './namesOnBoard.ts';
import { type Note, slipIn } from './parseIssue.ts';
import { namesIn } from './sections.ts';
import type { Span } from './span.ts';

/** What acts are read with. */
export interface ActReading {
  readonly names: NamesOnBoard;
  readonly cards: CardLookup;
  readonly note: Note;
}

export type Acts = readonly BoardAct[];

/** Who declares, and what or whom. */
export interface Two {
  readonly who: Span;
  readonly what: Span;
}

/** In the order in which a turn asks for them. */
export const RANK: readonly BoardAct['kind'][] = [
  'attack',
  'block',
  'order',
  'divide',
] satisfies readonly DeclaredKind[];

/** The permanents that are named there, each with its place in the text. */
export const located = (
  span: Span,
  { names, note }: ActReading,
): readonly { readonly id: ObjectId; readonly word: Span }[] =>
  namesIn(span).flatMap((word) => {
    const id = permanentNamed(word, names, note);
    return id === undefined ? [] : [{ id, word }];
  });

export const permanentsIn = (span: Span, reading: ActReading): readonly ObjectId[] =>
  located(span, reading).map(({ id }) => id);

/** What is said for the first time; of what was said otherwise before note is taken. */
export function newOnes<T>(
  before: readonly T[],
  more: readonly { readonly item: T; readonly word: Span }[],
  { isSame, note }: { readonly isSame: (a: T, b: T) => boolean; readonly note: Note },
): readonly T[] {
  const added: T[] = [];
  for (const { item, word } of more) {
    const said = [...before, ...added].find((one) => isSame(one, item));
    if (said === undefined) added.push(item);
    else if (!deepEqual(said, item)) note(slipIn('duplicate', word));
  }
  return added;
}

export const lastOf = <K extends DeclaredKind>(acts: Acts, kind: K): SaidAct<K> | undefined =>
  acts.findLast((act): act is Extract<BoardAct, SaidAct<K>> => act.kind === kind);

/** The acts with this one in place of one before it, or after them all. */
export const replaced = (acts: Acts, before: BoardAct | undefined, act: BoardAct): Acts =>
  before === undefined ? [...acts, act] : acts.map((one) => (one === before ? act : one));
