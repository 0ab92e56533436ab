import { haveOneName, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import type { Choice, NotedChoice, PlayersChoice } from './choice.ts';
import type { GameState } from './gameState.ts';
import { newestAttacked, newestChoices, newestOf } from './newest.ts';

/** What the rules ask of a player by themselves. */
interface AskedByRules<P extends keyof Choice> {
  readonly player: PlayerId;
  readonly source?: ObjectId;
  readonly asked: P;
}

/** What a player has said of it, the first that was said first. */
export const saidOf = <P extends keyof Choice>(
  state: GameState,
  { player, source, asked }: AskedByRules<P>,
): Choice[P] | undefined =>
  (state.choices ?? [])
    .filter(({ said }) => said.player === player && isAbout(said.source, source))
    .map((noted) => meantFor(state, noted, source)[asked])
    .find((answer) => answer !== undefined);

/** Whether two sources are one by name, or neither is anything. */
export const isAbout = (one: ObjectId | undefined, other: ObjectId | undefined): boolean =>
  one === undefined || other === undefined ? one === other : haveOneName(one, other);

/** What is open of a choice, for this source. It was said in names: they mean what has them now (CR 400.7). */
export function meantFor(
  state: GameState,
  { said, open }: NotedChoice,
  source: ObjectId | undefined,
): PlayersChoice {
  const { player, trigger, source: _, ...parts } = said;
  const meant = Object.entries({ ...parts, ...namesMeant(state, parts) });
  return {
    player,
    ...(source === undefined ? {} : { source }),
    ...(trigger === undefined ? {} : { trigger }),
    ...Object.fromEntries(meant.filter(([part]) => open.some((one) => one === part))),
  };
}

function namesMeant(
  state: GameState,
  { targets, named, sacrificed, attacking, prevented, discarded }: Choice,
): Choice {
  const newest = (names: readonly ObjectId[]) => names.map((name) => newestOf(state, name));
  return {
    ...(targets === undefined ? {} : { targets: newestChoices(state, targets) }),
    ...(named === undefined ? {} : { named: newestChoices(state, named) }),
    ...(sacrificed === undefined ? {} : { sacrificed: newest(sacrificed) }),
    ...(attacking === undefined ? {} : { attacking: newestAttacked(state, attacking) }),
    ...(prevented === undefined ? {} : { prevented: newest(prevented) }),
    ...(discarded === undefined ? {} : { discarded: newest(discarded) }),
  };
}
