import {
  type Declarable,
  declarableAttackers,
  declarableBlockers,
} from '../declaration/declarable.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import type { Table } from './tableOf.ts';

/** Of an attack or a block that is to be declared: each creature, and on what it could be declared. */
export interface Declarables {
  readonly kind: 'attack' | 'block';
  readonly creatures: readonly Declarable<AttackedChoice>[];
}

/** Nothing where something else is to be decided. */
export function declarablesOf({ awaits }: Pick<Table, 'awaits'>): Declarables | undefined {
  if (awaits === undefined) return undefined;
  const { answer, game } = awaits;
  if (answer.kind === 'attack') return { kind: 'attack', creatures: declarableAttackers(game) };
  if (answer.kind !== 'block') return undefined;
  const creatures = declarableBlockers(game, answer.player).map(({ creature, on }) => ({
    creature,
    on: on.map(({ target, may }) => ({
      target: { kind: 'permanent', permanent: target } as const,
      may,
    })),
  }));
  return { kind: 'block', creatures };
}
