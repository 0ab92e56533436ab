import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Ability } from '../language/ability.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { inTurnOrder } from '../state/lookup.ts';
import { isSiege, mayProtect } from '../state/protector.ts';
import { saidOf } from '../state/saidChoices.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { choiceMade, choiceTaken } from './making/choosing.ts';
import { andThen, type GameChange, unchanged } from './making/gameChange.ts';
import { logged, withPermanent } from './making/withParts.ts';

/** CR 614.12: the opponent that its controller chooses as it enters, if it asks for one. */
export function choosePlayer(state: GameState, { id, controller, printed }: Permanent): GameChange {
  if (!printed.abilities.some(asksForPlayer)) return unchanged(state);
  const able = inTurnOrder(state).filter((player) => player !== controller);
  const asking = {
    player: controller,
    source: id,
    asked: 'named',
    rules: ['replacement.entering'],
  } as const;
  const said = saidOf(state, asking)?.flatMap((one) => (one.kind === 'player' ? one.player : []));
  const { chosen, isSaid } = among(able, said?.[0]);
  if (chosen === undefined) return unchanged(state);
  const events = isSaid
    ? choiceMade(state, asking, [{ kind: 'player', player: chosen }])
    : choiceTaken(state, asking, able.length);
  return {
    state: withPermanent(state, id, (permanent) => ({ ...permanent, chosenPlayer: chosen })),
    events,
  };
}

const asksForPlayer = (ability: Ability): boolean =>
  ability.kind === 'entersWith' && ability.choosePlayer === true;

/** CR 310.9a, 310.12a: a battle's controller chooses its protector as it enters. */
export function chooseProtector(state: GameState, { id, controller }: Permanent): GameChange {
  const isBattle = theCharacteristics(state, id).types.includes('battle');
  if (!isBattle || !rulesOf(state).attackable.includes('battle')) return unchanged(state);
  const able = mayProtect(state, id);
  const rules: readonly RuleKey[] = isSiege(state, id)
    ? ['battle.siegeProtector', 'battle.chooseProtector']
    : ['battle.chooseProtector'];
  const asking = { player: controller, source: id, asked: 'protector', rules } as const;
  const { chosen, isSaid } = among(able, saidOf(state, asking));
  if (chosen === undefined) return unchanged(state);
  const events: readonly GameEvent[] = isSaid
    ? choiceMade(state, asking)
    : choiceTaken(state, asking, able.length);
  const entered = withPermanent(state, id, (permanent) => ({ ...permanent, protector: chosen }));
  if (able.length === 1) return { state: entered, events };
  return andThen({ state: entered, events }, (now) =>
    logged(now, { kind: 'protectorChosen', object: id, player: chosen }, ...rules),
  );
}

interface Among {
  readonly chosen: PlayerId | undefined;
  readonly isSaid: boolean;
}

/** Who was said, if they may be chosen, or else the first who may. */
const among = (able: readonly PlayerId[], said: PlayerId | undefined): Among =>
  said !== undefined && able.includes(said)
    ? { chosen: said, isSaid: true }
    : { chosen: able[0], isSaid: false };
