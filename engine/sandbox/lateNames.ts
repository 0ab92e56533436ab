import { legendFor } from '../explanation/legend.ts';
import { gameOf } from '../scenario/line.ts';
import { givenName, type ObjectId } from '../vocabulary/ids.ts';
import type { Board } from './board.ts';
import { caseFold } from './caseFold.ts';
import { IS_TOKEN, type NamesOnBoard } from './namesOnBoard.ts';
import { playBoard } from './playBoard.ts';
import { rulable } from './rulable.ts';
import type { Span } from './span.ts';
import { asDeclared } from './writeActs.ts';

/**
 * The names with those of what comes onto the battlefield by the acts of a board: tokens, and cards from elsewhere, each
 * by the tag that the board then shows and by its id. Nothing where there is nothing more than is known.
 */
export function withLateNames(board: Board, names: NamesOnBoard): NamesOnBoard | undefined {
  if (board.acts.length === 0 || rulable(board).kind === 'nothing') return undefined;
  const { line } = playBoard(board, 'decision');
  const late = [...legendFor(line.moments).tags].filter(
    ([, tag]) => !names.byTag.has(caseFold(tag)),
  );
  if (late.length === 0) return undefined;
  const { battlefield } = gameOf(line);
  return {
    ...names,
    byTag: new Map([
      ...names.byTag,
      ...late.flatMap(([id, tag]): readonly (readonly [string, ObjectId])[] => [
        [caseFold(tag), givenName(id)],
        [asDeclared(givenName(id)), givenName(id)],
      ]),
    ]),
    controllers: new Map([
      ...battlefield.map(({ id, controller }) => [givenName(id), controller] as const),
      ...names.controllers,
    ]),
  };
}

/** Whether one of these sections names what could come later: by a tag behind the last of its player’s, or by its id. */
export const namesWhatIsLate = (
  sections: readonly { readonly kind: string; readonly span: Span }[],
  { players, byTag, cards }: NamesOnBoard,
): boolean => {
  const ids = new Set(cards.map(({ id }) => asDeclared(id)));
  const initials = players.map((player) => caseFold(player.charAt(0)));
  return sections.some(({ kind, span }) =>
    caseFold(span.text)
      .split(/[^\p{L}\p{N}-]+/u)
      .some(
        (word) =>
          IS_TOKEN.test(word) ||
          (BY_IDS.has(kind) && ids.has(word)) ||
          (/^\p{L}\d{1,3}$/u.test(word) && initials.includes(word.charAt(0)) && !byTag.has(word)),
      ),
  );
};

/** What is declared; a card that is cast is named by its id where it lies. */
const BY_IDS: ReadonlySet<string> = new Set([
  'attack',
  'block',
  'order',
  'divide',
  'enlist',
  'pay',
]);
