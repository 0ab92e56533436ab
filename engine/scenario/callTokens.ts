import { namingTokens } from '../change/making/tokenId.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { gameOf, type Line } from './line.ts';
import type { Trouble } from './problem.ts';

/** The line in which the next tokens that are made have these names: nothing that a player does, so the machine is not told. */
export function callTokens(line: Line, names: readonly ObjectId[] | undefined): Line {
  if (names === undefined) return line;
  const { snapshot } = line;
  const game = namingTokens(gameOf(line), names);
  return { ...line, snapshot: { ...snapshot, context: { ...snapshot.context, game } } };
}

/** Names of an entry that no token has got. */
export function unusedNames(
  line: Line,
  names: readonly ObjectId[] | undefined,
): readonly Trouble[] {
  const unused = gameOf(line).tokenNames ?? [];
  return (names ?? [])
    .filter((name) => unused.includes(name))
    .map((name) => ({ kind: 'differs', what: 'as', expected: name, found: '' }));
}
