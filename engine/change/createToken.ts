import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Ability } from '../language/ability.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { TokenSpec } from '../language/token.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentLastKnown } from '../state/lastKnown.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { type EnteringAs, enterAs } from './combat/enterCombat.ts';
import { enterBattlefield } from './enterBattlefield.ts';
import { andThen, type GameChange, unchanged } from './making/gameChange.ts';

export type { EnteringAs } from './combat/enterCombat.ts';

import { nextTokenId } from './making/tokenId.ts';
import { logged } from './making/withParts.ts';

/**
 * Creates a token under a player's control, attacking or blocking if the effect says so and the rules let it (CR 506.3).
 * The new object's id is in the `tokenCreated` event.
 */
export function createToken(
  state: GameState,
  token: TokenSpec,
  controller: PlayerId,
  entering: EnteringAs,
): GameChange {
  return create(state, characteristicsOfToken(token), controller, entering);
}

/** CR 707.2, 707.9a: the same with a copy, and `more` besides, of what is printed on the original, or was when the game last saw it. */
export function createCopy(
  state: GameState,
  original: ObjectId,
  controller: PlayerId,
  entering: EnteringAs,
  more: readonly Ability[] = [],
): GameChange {
  const now = permanentLastKnown(state, original) ?? state.cards.find(({ id }) => id === original);
  return now === undefined
    ? unchanged(state)
    : create(state, withMore(now.printed, more), controller, entering, 'object.copiableValues');
}

const withMore = (printed: Characteristics, more: readonly Ability[]): Characteristics => ({
  ...printed,
  abilities: [...printed.abilities, ...more],
});

function create(
  state: GameState,
  printed: Characteristics,
  controller: PlayerId,
  entering: EnteringAs,
  ...rules: readonly RuleKey[]
): GameChange {
  const { id, counted } = nextTokenId(state);
  const entered = enterBattlefield(counted, {
    id,
    printed,
    owner: controller,
    controller,
    tapped: entering.kind === 'attacking' && entering.tapped,
    token: true,
    attachedTo: undefined,
  });
  const inCombat = enterAs(entered.state, id, entering);
  const created = logged(
    inCombat.state,
    {
      kind: 'tokenCreated',
      object: id,
      player: controller,
      attacking: inCombat.attacking,
      blocking: inCombat.blocking,
    },
    {
      decides: [...inCombat.rules, ...rules],
      applies: ['action.create', 'token.created'],
    },
  );
  const events = [...entered.events, ...created.events];
  return andThen({ ...created, events }, inCombat.andThen);
}

const characteristicsOfToken = (token: TokenSpec): Characteristics => ({
  name: { kind: 'token', subtypes: token.subtypes },
  manaCost: undefined,
  colors: token.colors,
  supertypes: [],
  types: token.types ?? ['creature'],
  subtypes: token.subtypes,
  power: token.power,
  toughness: token.toughness,
  loyalty: undefined,
  defense: undefined,
  abilities: token.abilities,
});
