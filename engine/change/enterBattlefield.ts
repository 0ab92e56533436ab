import type { Ability } from '../language/ability.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { KeywordAbility } from '../language/keyword.ts';
import { meaningOf, type WayToCast } from '../language/keywords/lists.ts';
import { writtenWith } from '../language/keywords/meaning.ts';
import { amountOf } from '../state/amounts.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { Counters, GameState, Permanent } from '../state/gameState.ts';
import { printedCounters } from '../state/printedCounters.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { choosePlayer, chooseProtector } from './chosenAsItEnters.ts';
import { andThen, type GameChange } from './making/gameChange.ts';
import { nextNumber } from './making/newObject.ts';

/** What is put onto the battlefield, and how. */
export interface Newcomer {
  readonly id: ObjectId;
  readonly printed: Characteristics;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly tapped: boolean;
  readonly token: boolean;
  readonly attachedTo: ObjectId | undefined;
  readonly enchants?: PlayerId;
  readonly castWith?: readonly WayToCast[];
  readonly front?: Characteristics;
  readonly faceUp?: Characteristics;
  /** CR 107.3: what was announced for X as it was cast. */
  readonly x?: number;
}

/**
 * Puts a new permanent onto the battlefield, summoning sick and stamped with the time, as its controller has chosen; the
 * caller tells that it has entered.
 */
export function enterBattlefield(state: GameState, newcomer: Newcomer): GameChange {
  const { number, counted } = nextNumber(state);
  const { x: _, ...given } = newcomer;
  const { printed } = given;
  const permanent: Permanent = {
    ...given,
    tapped: given.tapped || printed.abilities.some(entersTapped),
    sick: true,
    markedDamage: 0,
    deathtouched: false,
    counters: {
      ...printedCounters(printed),
      ...countersOf(state, newcomer),
    },
    timestamp: number,
  };
  const entered = { ...counted, battlefield: [...counted.battlefield, permanent] };
  return andThen(choosePlayer(entered, permanent), (now) => chooseProtector(now, permanent));
}

const entersTapped = (ability: Ability): boolean =>
  ability.kind === 'entersWith' && ability.tapped === true;

/** CR 614.1c: the counters that it says it enters with; so does a keyword such as fading (CR 702.32a). */
const countersOf = (state: GameState, { id, controller, printed, x = 0 }: Newcomer): Counters =>
  Object.assign(
    {},
    ...printed.abilities.map((ability): Counters => {
      if (ability.kind === 'keyword') return countersByKeyword(ability);
      if (ability.kind !== 'entersWith' || ability.counters === undefined) return {};
      const { counter, n } = ability.counters;
      const isX = typeof n !== 'number' && n.kind === 'x';
      const source = { object: id, controller };
      return { [counter]: isX ? x : Math.max(0, amountOf(viewOf(state), n, source)) };
    }),
  );

function countersByKeyword(ability: KeywordAbility): Counters {
  const counter = meaningOf(ability.keyword)?.entersWith;
  return counter === undefined ? {} : { [counter]: writtenWith(ability).n };
}
