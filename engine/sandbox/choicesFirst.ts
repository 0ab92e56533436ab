import type { BoardAct } from './board.ts';

/**
 * The acts as a game is told of them: what is chosen is said beforehand, so before the act behind which it stands; damage
 * that several creatures deal is divided at once.
 */
export function choicesFirst(acts: readonly BoardAct[]): readonly BoardAct[] {
  const told: BoardAct[] = [];
  let last: BoardAct[] = [];
  for (const act of acts) {
    const isSameTime = act.kind === 'divide' && last[0]?.kind === 'divide';
    if (act.kind === 'choose') told.push(act);
    else if (isSameTime) last.push(act);
    else {
      told.push(...last);
      last = [act];
    }
  }
  return [...told, ...last];
}
