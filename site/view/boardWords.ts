// What is said of players and of the stack on a board, for its markup and for its picture.
import type { PlayerView, StackView } from '../engine.ts';
import type { BoardTelling } from './tile.ts';

/** Mana, cards and counters of a player, as far as there are any. */
export function countsOf(player: PlayerView, { m }: Pick<BoardTelling, 'm'>): readonly string[] {
  const words = m.chrome.board;
  return [
    ...(player.mana === '' ? [] : [words.mana(player.mana)]),
    ...(player.handSize > 0 ? [words.hand(player.handSize)] : []),
    ...(player.graveyardSize > 0 ? [words.graveyard(player.graveyardSize)] : []),
    ...(player.poison > 0 ? [words.poison(player.poison)] : []),
  ];
}

export const lifeOf = (player: PlayerView, { m }: Pick<BoardTelling, 'm'>): string =>
  player.lost ? m.chrome.board.lost : m.chrome.board.life(player.life);

/** What something on the stack is called, if it has a name; what it is; and what it is aimed at. */
export function stackItemOf(
  { kind, id, source, targets }: StackView,
  { m, n }: Pick<BoardTelling, 'm' | 'n'>,
) {
  const words = m.chrome.board;
  return {
    name: kind === 'combatDamage' ? undefined : n.label(kind === 'spell' ? id : source),
    kind: words.stackKinds[kind],
    on: targets.length === 0 ? undefined : words.onTarget(n.list(targets.map(n.target))),
  };
}
