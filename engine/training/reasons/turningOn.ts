import type { Tryable } from '../../scenario/scenario.ts';
import type { GameState } from '../../state/gameState.ts';
import { newestOf } from '../../state/newest.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { assertNever } from '../../vocabulary/result.ts';
import type { Ask } from '../questionKinds.ts';

/** What an answer is about: something that is declared or divided as the game stands, or how it goes on. */
export type TurningOn =
  | { readonly kind: 'attack' | 'block' }
  /** `of`: all divisions, or some that are judged. */
  | { readonly kind: 'divide'; readonly source: ObjectId; readonly of: 'all' | 'some' }
  | { readonly kind: 'goingOn' };

export function turningOn(game: GameState, ask: Ask): TurningOn {
  switch (ask.kind) {
    case 'declare':
      return { kind: ask.which === 'attackers' ? 'attack' : 'block' };
    case 'divide':
      return { kind: 'divide', source: newestOf(game, ask.source), of: 'all' };
    case 'legality':
      return ofAct(game, ask.act);
    case 'pickActs':
      return ofAct(game, ask.acts[0]);
    case 'pickCreatures':
      if (ask.which === 'mayAttack') return { kind: 'attack' };
      return ask.which === 'mayBlock' ? { kind: 'block' } : GOING_ON;
    case 'number':
      return OF_MEASURE[ask.of.kind] ?? GOING_ON;
    case 'holds':
    case 'order':
    case 'pickPlayers':
    case 'pickSteps':
    case 'pickTriggering':
    case 'when':
      return GOING_ON;
    default:
      return assertNever(ask);
  }
}

const GOING_ON: TurningOn = { kind: 'goingOn' };

const OF_MEASURE: {
  readonly [M in Extract<Ask, { readonly kind: 'number' }>['of']['kind']]?: TurningOn;
} = {
  legalAttacks: { kind: 'attack' },
  mostAttackRequirements: { kind: 'attack' },
  legalBlocks: { kind: 'block' },
  mostBlockRequirements: { kind: 'block' },
};

function ofAct(game: GameState, act: Tryable | undefined): TurningOn {
  switch (act?.kind) {
    case 'attack':
    case 'block':
      return { kind: act.kind };
    case 'divide': {
      const source = act.assignments[0]?.source;
      return source === undefined
        ? GOING_ON
        : { kind: 'divide', source: newestOf(game, source), of: 'some' };
    }
    default:
      return GOING_ON;
  }
}
