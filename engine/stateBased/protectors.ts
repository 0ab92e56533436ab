import { isAttacked } from '../change/combat/removeFromCombat.ts';
import { choiceMade, choiceTaken } from '../change/making/choosing.ts';
import { changeProtector } from '../change/protector.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { playerOf } from '../state/lookup.ts';
import { isSiege, mayProtect } from '../state/protector.ts';
import { saidOf } from '../state/saidChoices.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { putIntoGraveyard } from './putIntoGraveyard.ts';
import type { StateBasedAction } from './stateBasedAction.ts';

/** CR 310.11: battles that nobody attacks, and whose protector may not be it, get another or are put into the graveyard. */
export const chooseProtectors = (state: GameState): readonly StateBasedAction[] =>
  rulesOf(state).attackable.includes('battle')
    ? state.battlefield
        .filter(({ id }) => theCharacteristics(state, id).types.includes('battle'))
        .filter(({ id }) => !isAttacked(state, id))
        .flatMap((battle) => chooseProtector(state, battle))
    : [];

function chooseProtector(
  state: GameState,
  { id, protector, controller }: Permanent,
): readonly StateBasedAction[] {
  const able = mayProtect(state, id);
  const [first] = able;
  if (first === undefined)
    return [putIntoGraveyard(id, 'noProtector', 'stateBased.battleNoProtector')];
  if (protector === undefined || able.includes(protector)) return [];
  const isGone = playerOf(state, protector)?.status !== 'playing';
  if (!isGone && !isCorrected(state, id)) return [];
  const rule = isGone ? 'stateBased.battleNoProtector' : 'stateBased.battleWrongProtector';
  // CR 310.11: its controller chooses.
  const asking = { player: controller, source: id, asked: 'protector', rules: [rule] } as const;
  const said = saidOf(state, asking);
  const isLegal = said !== undefined && able.includes(said);
  const events = isLegal ? choiceMade(state, asking) : choiceTaken(state, asking, able.length);
  return [
    (now) => ({ state: now, events }),
    (now) => changeProtector(now, id, isLegal ? said : first, rule),
  ];
}

/** CR 2024-11-08 704.5x: of battles without a type nothing is said. */
const isCorrected = (state: GameState, id: ObjectId): boolean =>
  isSiege(state, id) || rulesOf(state).wrongProtector === 'ofEveryBattle';
