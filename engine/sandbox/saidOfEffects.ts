import type { Ability } from '../language/ability.ts';
import type { ContinuousEffect, GameState, Permanent } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { isGainable, writeAbility } from './sayings.ts';

/** Who has goaded it, or the first of several. */
export const goaderOf = ({ continuousEffects }: GameState, id: ObjectId): PlayerId | undefined =>
  continuousEffects.find((effect) => goads(effect) && effect.affects.includes(id))?.controller;

const goads = ({ change }: ContinuousEffect): boolean =>
  change.kind === 'impose' &&
  change.ability.kind === 'requirement' &&
  change.ability.requirement === 'goaded';

export const isExerted = ({ continuousEffects }: GameState, { id }: Permanent): boolean =>
  continuousEffects.some((effect) => tires(effect) && effect.source === id);

const tires = ({ change, until, affects, source }: ContinuousEffect): boolean =>
  change.kind === 'doesNotUntap' && until === 'yourNextUntapStep' && affects.includes(source);

const suspects = (
  { change, until, source, affects }: ContinuousEffect,
  state: GameState,
): boolean =>
  change.kind === 'grant' &&
  until === 'forever' &&
  affects.includes(source) &&
  state.battlefield.some(({ id, suspected }) => id === source && suspected === true);

/** What a line can say that a permanent has for this turn besides what it is. */
export const gainsOf = ({ continuousEffects }: GameState, id: ObjectId): readonly Ability[] =>
  continuousEffects.flatMap((one) => (one.affects.includes(id) ? gainedBy(one) : []));

const gainedBy = ({ change, until, that, player }: ContinuousEffect): readonly Ability[] =>
  change.kind === 'grant' &&
  (that ?? player) === undefined &&
  until === 'endOfTurn' &&
  isGainable(change.ability) &&
  writeAbility(change.ability) !== undefined
    ? [change.ability]
    : [];

// A line says of one player that they have goaded a creature.
export const isSaid = (effect: ContinuousEffect, state: GameState): boolean =>
  tires(effect) ||
  suspects(effect, state) ||
  gainedBy(effect).length > 0 ||
  (goads(effect) && effect.affects.every((id) => goaderOf(state, id) === effect.controller));
