import type { CombatDamageAssignment, DamageDealt } from '../../engine.ts';
import { bySource } from '../declared.ts';
import type { Planner } from './planning.ts';

/** `Bear assigns 2 to Nil; Wolf assigns 1 to Guard and 1 to Nil` */
export const assignedWords = (assignments: readonly CombatDamageAssignment[], p: Planner): string =>
  bySource(assignments)
    .map(({ source, deals }) =>
      p.piece('assigned', {
        source: p.one(source),
        deals: p.n.list(
          deals.map(({ amount, to }, at) =>
            p.piece('assignedEach', { amount, at, to: p.whom(to) }),
          ),
        ),
      }),
    )
    .join('; ');

/** `Bear deals 2 to Nil`, with what the damage came to, where that is not marked damage or lost life. */
export const dealtWords = (deals: readonly DamageDealt[], p: Planner): string =>
  bySource(deals)
    .map(({ source, deals: own }) =>
      p.piece('dealt', {
        source: p.one(source),
        deals: p.n.list(
          own.map(({ amount, to, result, toxic = 0 }, at) =>
            p.piece('dealtEach', {
              amount,
              at,
              to: p.whom(to),
              as: p.piece('dealtAs', { result, amount }),
              toxic: toxic === 0 ? undefined : p.piece('dealtToxic', { toxic }),
            }),
          ),
        ),
      }),
    )
    .join('; ');
