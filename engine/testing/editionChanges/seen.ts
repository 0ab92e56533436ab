import { divisionsOf } from '../../damage/divisionsOf.ts';
import { damageStepOf } from '../../damage/steps.ts';
import type { Outcome } from '../../explanation/frame.ts';
import type { GameEvent } from '../../log/gameEvent.ts';
import { isRefused } from '../../log/refused.ts';
import type { Violation } from '../../log/verdict.ts';
import { decisionOf, gameOf, type Line } from '../../scenario/line.ts';
import { outcomeOf } from '../../scenario/outcome.ts';
import { attacksOf } from '../../state/combatRoles.ts';
import type { CombatDamageAssignment } from '../../state/damageAssignment.ts';
import type { Counters } from '../../state/gameState.ts';
import type { StackItem } from '../../state/stack.ts';
import { givenName, type ObjectId } from '../../vocabulary/ids.ts';
import { nameOf } from '../boards/assignments.ts';

type ByName<T> = { readonly [name: string]: T };

/** What a board has come to, in names and numbers. */
export interface Seen {
  readonly died: readonly string[];
  readonly lost: readonly string[];
  readonly life: ByName<number>;
  readonly poison: ByName<number>;
  readonly tapped: readonly string[];
  /** On the battlefield. */
  readonly permanents: readonly string[];
  readonly mana: ByName<string>;
  readonly size: ByName<string>;
  readonly counters: ByName<Counters>;
  /** How often each source's abilities triggered. */
  readonly triggered: ByName<number>;
  /** Attacker to the player or permanent that it attacks, or the word `nothing`. */
  readonly attacking: ByName<string>;
  readonly hand: readonly string[];
  /** Where each card is that the game knows by name. */
  readonly zones: ByName<'hand' | 'graveyard' | 'exile'>;
  /** How many cards are in each player's graveyard. */
  readonly graveyard: ByName<number>;
  /** Whose spells and abilities are on the stack, the top first. */
  readonly stack: readonly string[];
  /** Why something was refused. */
  readonly refused: readonly Violation['code'][];
  /** By creature whose damage is to be assigned now, every legal division of it: `wall 3, nil 1`. */
  readonly divisions: ByName<readonly string[]>;
  /** What has ended with steps and phases, in the order in which it was told. */
  readonly ended: readonly GameEvent['kind'][];
}

export function seenOn(line: Line): Seen {
  const game = gameOf(line);
  const { died, life, size, triggered } = outcomeOf(line);
  const events = line.moments.flatMap(({ entries }) => entries.map(({ event }) => event));
  return {
    died: [...new Set(died.map(givenName))].toSorted(),
    lost: game.players.filter(({ status }) => status === 'lost').map(({ id }) => id),
    life: Object.fromEntries(life.map((one) => [one.player, one.life])),
    poison: Object.fromEntries(life.map((one) => [one.player, one.poison])),
    tapped: game.battlefield.filter(({ tapped }) => tapped).map(named),
    permanents: game.battlefield.map(named),
    mana: Object.fromEntries(game.players.map(({ id, mana }) => [id, mana])),
    size: Object.fromEntries(
      size.map(({ object, power, toughness }) => [givenName(object), `${power}/${toughness}`]),
    ),
    counters: Object.fromEntries(game.battlefield.map((one) => [named(one), one.counters])),
    triggered: byName(triggered),
    attacking: Object.fromEntries(
      attacksOf(game).map(({ attacker, target }) => [
        givenName(attacker),
        target.kind === 'player'
          ? target.player
          : target.kind === 'permanent'
            ? givenName(target.permanent)
            : 'nothing',
      ]),
    ),
    zones: Object.fromEntries(game.cards.map((card) => [named(card), card.zone])),
    graveyard: Object.fromEntries(game.players.map(({ id, graveyardSize }) => [id, graveyardSize])),
    hand: game.cards.filter(({ zone }) => zone === 'hand').map(named),
    stack: game.stack.toReversed().map(sourceOf),
    refused: [...new Set(events.flatMap(violationsIn).map(({ code }) => code))],
    divisions: divisionsNow(line),
    ended: events
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'manaEmptied' || kind === 'effectsEnded'),
  };
}

// A board speaks of a card by its name, whichever of the objects that it has been (CR 400.7).
const named = ({ id }: { readonly id: ObjectId }): string => givenName(id);

function byName(triggered: Outcome['triggered']): ByName<number> {
  const sources = Map.groupBy(triggered, ({ source }) => givenName(source));
  return Object.fromEntries(
    [...sources].map(([source, all]) => [source, all.reduce((sum, { count }) => sum + count, 0)]),
  );
}

const sourceOf = (item: StackItem): string =>
  givenName(item.kind === 'activated' || item.kind === 'triggered' ? item.source : item.id);

/** What an event says was wrong with what was tried. */
const violationsIn = (event: GameEvent): readonly Violation[] =>
  isRefused(event) ? event.verdict.violations : [];

const MANY = 4096;

function divisionsNow(line: Line): Seen['divisions'] {
  const decision = decisionOf(line);
  if (decision.kind !== 'assignCombatDamage') return {};
  const game = gameOf(line);
  const { player } = decision;
  const step = damageStepOf(game);
  return Object.fromEntries(
    game.battlefield
      .map(
        ({ id }) => [id, (divisionsOf(game, player, step, id, MANY) ?? []).map(inWords)] as const,
      )
      .filter(([, divisions]) => divisions.length > 0),
  );
}

const inWords = (division: readonly CombatDamageAssignment[]): string =>
  division
    .filter(({ amount }) => amount > 0)
    .map(({ to, amount }) => `${nameOf(to)} ${amount}`)
    .join(', ');
