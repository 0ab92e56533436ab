import { andThen, type GameChange } from '../change/making/gameChange.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameState } from '../state/gameState.ts';
import type { Resolution } from './resolution.ts';
import { saidBy, tellChoice } from './said.ts';

/** What comes of doing what one may, and of declining; `doing` is left out where it can't be done. */
interface Ways {
  readonly rule: RuleKey;
  readonly doing: (() => GameChange) | undefined;
  readonly declining: (state: GameState) => GameChange;
}

/**
 * CR 603.5, 608.2d: what a player may do they do, unless they have said that they decline. Where it can't be done, or
 * doing it would do nothing, there is nothing to choose.
 */
export function mayDo(
  state: GameState,
  resolution: Pick<Resolution, 'source' | 'said'>,
  player: Resolution['controller'],
  { rule, doing, declining }: Ways,
): GameChange {
  const said = saidBy(resolution, player, 'may');
  const asked = { player, asked: 'may', rules: [rule] } as const;
  if (said === 'declines') {
    const events = tellChoice(state, resolution, { ...asked, options: 2 }, true);
    return andThen({ state, events }, declining);
  }
  if (doing === undefined) return declining(state);
  const done = doing();
  const options = doesSomething(state, done) ? 2 : 1;
  const events = tellChoice(state, resolution, { ...asked, options }, said === 'does');
  return { ...done, events: [...events, ...done.events] };
}

const doesSomething = (state: GameState, done: GameChange): boolean =>
  done.state !== state || done.events.length > 0;
