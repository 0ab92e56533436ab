import type { AnsweredQuestion, PlayerId, Tryable } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';

type Asked = Pick<AnsweredQuestion, 'state'>;

/** CR 117.1: who is to act has priority. Of the active player that goes without saying; anybody else is named. */
export function holderSaid(
  { state: { priority, turn } }: Asked,
  act: Tryable,
  n: Pick<Naming, 'player'>,
): string {
  const isHeld = priority.kind === 'player' && priority.player === actorOf(act);
  return isHeld && priority.player !== turn.activePlayer ? n.player(priority.player) : '';
}

/** CR 117.3d: whether somebody acts who has priority only once the active player has passed. */
export const isByOthers = ({ state: { turn } }: Asked, acts: readonly Tryable[]): boolean =>
  acts.some((act) => ![undefined, turn.activePlayer].includes(actorOf(act)));

/** Who casts, activates or plays something; what is declared or divided asks for no priority. */
const actorOf = (act: Tryable): PlayerId | undefined => ('player' in act ? act.player : undefined);
